import type { Page } from '@playwright/test'
import { contentParts, main } from './support/content-parts.ts'
import { type Kind, meddle } from './support/meddle.ts'
import { expect, test } from './support/test.ts'

const again = 'ลองอีกครั้ง'

/** The page around it is there, whole, and no wider than the screen. */
async function stands(page: Page): Promise<void> {
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page.locator('header').first()).toBeVisible()
  await expect(page.locator('footer').last()).toBeVisible()
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBeLessThanOrEqual(0)
}

for (const {
  name,
  call,
  only,
  sample,
  code,
  open,
  where = main,
  content,
  empty,
  enormous,
} of contentParts) {
  test(`${name}: what comes of an answer that is none`, async ({ page, operator, faults }) => {
    await page.clock.install()
    const choose = await meddle(page, call, only, sample)
    const part = where(page)
    const retry = part.getByRole('button', { name: again })
    const failed = async (reason: string) => {
      await expect(part.getByText(`${code}-${reason}`).first()).toBeVisible()
      await expect(retry).toBeVisible()
      await stands(page)
    }
    const press = async (kind: Kind) => {
      choose(kind)
      await retry.click()
    }

    choose('failing')
    await open(page, operator)
    await failed('500')
    await press('cut')
    await failed('MALFORMED')
    await press('strange')
    await failed('MALFORMED')
    await press('slow')
    await expect(part.locator('[aria-busy="true"]').first()).toBeVisible()
    await stands(page)
    choose('true')
    await expect(content(part)).toBeVisible()
    await expect(retry).toHaveCount(0)
    await stands(page)

    /** The network comes back, and the page asks for what it shows. */
    const ask = async (kind: Kind) => {
      choose(kind)
      // Two questions in two seconds are one.
      await page.clock.fastForward('00:03')
      const answer = page.waitForResponse(
        (response) =>
          new URL(response.url()).pathname === call.path && (only?.(response.request()) ?? true),
      )
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      await (await answer).finished()
    }
    if (empty !== null) {
      await ask('empty')
      if (empty) await empty(part, page)
      else await expect(part.locator('[data-slot="empty-state"]').first()).toBeVisible()
      await stands(page)
    }
    await ask('enormous')
    await expect(enormous?.(part) ?? part.getByText('ญี่ปุ่นญี่ปุ่น').first()).toBeVisible()
    await stands(page)

    // Chromium writes down what the server answered.
    const own = /status of 500/
    expect(faults.filter((fault) => !own.test(fault))).toEqual([])
    faults.length = 0
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}
