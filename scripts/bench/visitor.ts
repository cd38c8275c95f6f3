import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'

/**
 * Somebody who has been here before: old enough, and has seen the notice that opens by itself.
 * @param device what they hold in their hand. @default a desk's window
 */
export async function returningVisitor(
  browser: Browser,
  url: string,
  device: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...device, locale: 'th-TH' })
  await context.addCookies([{ name: 'age', value: '99', url }])
  await context.addInitScript(() => sessionStorage.setItem('noticesShown', '[3]'))
  return context
}

/** What somebody takes to look at what they see before they press; by then the page is at rest. */
export const look = (page: Page) => page.waitForTimeout(1500)

/** Opens a page, gives it its first sign of life, and waits until it follows its links itself. */
export async function openAwake(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' })
  // The last thing that following links fetches.
  const follows = page.waitForResponse(/\/assets\/installable-/)
  // A finger leaves nothing behind; a mouse would be asked anew what lies under it at every change.
  const touch = await page.evaluate(() => navigator.maxTouchPoints > 0)
  if (touch) await page.dispatchEvent('body', 'pointerdown')
  else await page.mouse.move(300, 300)
  await follows
  await look(page)
}
