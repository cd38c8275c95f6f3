import { expect, type Page } from '@playwright/test'
import { rootId } from '#app/page-state.ts'

/**
 * Waits until the browser has nothing better to do. Its scheduler knows; an idle callback comes with the
 * clock where a test moves that, however busy the page is.
 */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }))
}

/** Waits until the page's own code has taken over, which a slow machine rests before. */
export async function untilAlive(page: Page): Promise<void> {
  // React marks what it has taken over.
  await page.waitForFunction(
    (id) => Object.keys(document.getElementById(id) ?? {}).some((key) => key.startsWith('__react')),
    rootId,
  )
  // From then on its work is cut into pieces, and the browser has time when all of them are done.
  await untilIdle(page)
}

/** What is on the page one is on; beside it another may be drawn ahead. */
export const shown = (page: Page) => page.locator(':not([data-ahead] *)')

/** Waits until the page lives and shows nothing any more that is on its way. */
export async function untilSettled(page: Page): Promise<void> {
  await untilAlive(page)
  await expect(page.locator('[aria-busy=true]').and(shown(page))).toHaveCount(0)
}

/**
 * Gives a page that was just opened its first sign of life, and waits until all of it is there: what
 * is late, too.
 */
export async function wakeUp(
  page: Page,
  sign: () => Promise<void> = () => page.mouse.move(700, 400),
): Promise<void> {
  await untilAlive(page)
  const watches = page.waitForResponse(/\/wps\/system\/domainRoute/)
  // The last thing that following links fetches.
  const follows = page.waitForResponse(/\/assets\/installable-/)
  await sign()
  await Promise.all([watches, follows])
  await untilIdle(page)
}
