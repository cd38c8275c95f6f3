import type { Browser, BrowserContext } from 'playwright'

/** Somebody who has been here before: old enough, and has seen the notice that opens by itself. */
export async function returningVisitor(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'th-TH' })
  await context.addCookies([{ name: 'age', value: '99', url }])
  await context.addInitScript(() => sessionStorage.setItem('noticesShown', '[3]'))
  return context
}
