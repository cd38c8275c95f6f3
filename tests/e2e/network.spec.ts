import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { untilIdle, wakeUp } from './support/wake.ts'

/** Notes every call of the page to its server. */
function watchCalls(page: Page) {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(?:wps|lgw)\//.test(pathname)) calls.push(pathname)
  })
  return calls
}

/** Waits until every call that the page has begun to make by now has been noted. */
const asked = (page: Page) => page.evaluate(async () => void (await fetch(location.href)))

test('without a network the page stays, says so, and comes back by itself', async ({
  page,
  context,
  faults,
}) => {
  await page.goto('/')
  await wakeUp(page)
  const strip = page.getByText('ออฟไลน์อยู่')
  await expect(strip).toHaveCount(0)
  await context.setOffline(true)
  await expect(strip).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(false)
  await expect(strip).toBeHidden()
  // Calls that could not be made are in the console, as they should be.
  faults.length = 0
})

test('an idle page asks at most ten times a minute, a hidden one never', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await wakeUp(page)
  const calls = watchCalls(page)
  await page.clock.runFor('02:00')
  await asked(page)
  // It lives: the house's status is looked at each minute.
  expect(calls).toContain('/wps/system/status')
  expect(calls.length).toBeLessThanOrEqual(20)

  // What was drawn in the last frame and asks in the next: a hidden page has none, but this clock does.
  await untilIdle(page)
  await page.clock.runFor('00:01')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    Object.defineProperty(document, 'hidden', { get: () => true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  calls.length = 0
  await page.clock.runFor('05:00')
  await asked(page)
  expect(calls).toEqual([])
})

test('a cover that does not come leaves the house’s own picture', async ({ page, faults }) => {
  await page.route(/\/art\/covers\//, (route) => route.abort())
  await page.goto('/rng')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.first()).toBeVisible()
  await cards.first().scrollIntoViewIfNeeded()
  await expect(cards.first().locator('[data-slot=image][data-state=fallback]')).toBeVisible()
  // The name is still what says which game it is.
  await expect(cards.first().getByRole('heading')).toHaveText(/./)
  faults.length = 0
})
