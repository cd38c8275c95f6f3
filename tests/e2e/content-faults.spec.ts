import type { Page } from '@playwright/test'
import { calls } from '#contract/calls.ts'
import { asMember, contentParts, main, types } from './support/content-parts.ts'
import { type Kind, meddle } from './support/meddle.ts'
import { expect, test } from './support/test.ts'
import { shown, wakeUp } from './support/wake.ts'

const again = 'ลองอีกครั้ง'

/** The page around it is there, whole, and no wider than the screen. */
async function stands(page: Page): Promise<void> {
  await expect(page.locator('main h1').and(shown(page))).toBeVisible()
  await expect(page.locator('header').first()).toBeVisible()
  await expect(page.locator('footer').last()).toBeVisible()
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBeLessThanOrEqual(0)
}

/** Chromium writes down what the server answered. */
const answered = (faults: string[]) => {
  expect(faults.filter((fault) => !/status of 500/.test(fault))).toEqual([])
  faults.length = 0
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

    answered(faults)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}

// What is no part with a message of its own: an adornment, a window, something that is sent.

for (const kind of ['failing', 'cut', 'strange', 'slow', 'empty', 'enormous'] as const) {
  test(`the banners: ${kind}, and the page lives on`, async ({ page, operator, faults }) => {
    await page.clock.install()
    // Headlines and popups come in the same answer.
    const choose = await meddle(page, calls.announcements, types('B,H,PU'))
    const slides = main(page).getByRole('region', { name: 'ไฮไลต์' })
    choose(kind)
    await asMember('/promotions')(page, operator)
    await expect(main(page).getByText('ต้อนรับสมาชิกใหม่').first()).toBeVisible()
    if (kind === 'enormous') await expect(slides).toBeVisible()
    else await expect(slides).toHaveCount(0)
    // Nobody is told of an adornment that they would not miss.
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('button', { name: again })).toHaveCount(0)
    await expect(main(page).locator('[data-slot="empty-state"]')).toHaveCount(0)
    await stands(page)
    if (kind === 'slow') {
      choose('true')
      await expect(slides).toBeVisible()
      await stands(page)
    }
    answered(faults)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}

test('customer service: what comes of a way there that is none', async ({ page, faults }) => {
  const choose = await meddle(page, calls.servicePaths)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/help')
  await wakeUp(page)
  const side = page.getByRole('navigation').filter({ hasText: 'ฝ่ายบริการ' })
  const message = page.getByRole('alertdialog')
  const alone = () => expect.poll(() => page.context().pages().length).toBe(1)
  const failed = async () => {
    await expect(message).toContainText('เปิดหน้าฝ่ายบริการไม่สำเร็จ')
    // No empty window is left behind.
    await alone()
    await stands(page)
  }
  const retry = message.getByRole('button', { name: again })

  choose('failing')
  await side.getByRole('button', { name: 'ไลฟ์แชต' }).click()
  await failed()
  for (const kind of ['cut', 'strange', 'empty'] as const) {
    choose(kind)
    await retry.click()
    await failed()
  }
  // The message goes at once; the window waits where it was opened.
  choose('slow')
  const [desk] = await Promise.all([page.context().waitForEvent('page'), retry.click()])
  await expect(message).toHaveCount(0)
  await stands(page)
  choose('enormous')
  await expect(desk).toHaveURL(/\/service-desk\?/)
  await expect(desk.getByText('สวัสดี มีอะไรให้ช่วยบ้าง')).toBeVisible()
  await desk.close()
  answered(faults)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('feedback: nothing typed is lost to an answer that is none', async ({
  page,
  operator,
  faults,
}) => {
  const choose = await meddle(page, calls.feedback)
  await asMember('/help')(page, operator)
  const open = main(page).getByRole('button', { name: 'ส่งความเห็น' })
  const dialog = page.getByRole('dialog', { name: 'ความเห็น' })
  const text = dialog.getByRole('textbox', { name: 'ความเห็นของคุณ' })
  const send = dialog.getByRole('button', { name: 'ส่งความเห็น' })
  const said = 'ปุ่ม <b>เล็ก</b> ไปบนมือถือของฉัน 🔥'
  await open.click()
  await text.fill(said)

  for (const kind of ['failing', 'cut'] as const) {
    choose(kind)
    const answer = page.waitForResponse((response) => response.url().endsWith(calls.feedback.path))
    await send.click()
    await (await answer).finished()
    // Said, and read out: the message takes the focus.
    await expect(dialog.locator(':focus')).toContainText('มีบางอย่างผิดพลาด')
    await expect(text).toHaveValue(said)
    await stands(page)
  }
  // Left and opened anew, it is still there.
  await page.keyboard.press('Escape')
  await open.click()
  await expect(text).toHaveValue(said)
  await page.reload()
  await open.click()
  await expect(text).toHaveValue(said)

  choose('slow')
  await send.click()
  await expect(dialog.getByRole('button', { name: 'กำลังส่ง' })).toBeVisible()
  await expect(text).toHaveValue(said)
  await stands(page)
  choose('true')
  await expect(dialog).toContainText('ได้รับความเห็นแล้ว')
  const sent = (await operator.feedback()).filter(({ content }) => content === said)
  expect(sent).toHaveLength(1)
  answered(faults)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
