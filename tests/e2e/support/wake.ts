import type { Page } from '@playwright/test'

/**
 * Gives a page that was just opened its first sign of life, and waits until all of it is there: what
 * is late, too.
 */
export async function wakeUp(
  page: Page,
  sign: () => Promise<void> = () => page.mouse.move(700, 400),
): Promise<void> {
  await page.waitForLoadState('networkidle')
  const watches = page.waitForResponse(/\/wps\/system\/domainRoute/)
  // The last thing that following links fetches.
  const follows = page.waitForResponse(/\/assets\/installable-/)
  await sign()
  await Promise.all([watches, follows])
  await page.waitForLoadState('networkidle')
}
