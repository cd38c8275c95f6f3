import { expect, test } from './support/test.ts'
import { wakeUp } from './support/wake.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('Back and forward lead to the place in the home that one left', async ({ page }) => {
  await page.goto('/')
  // The window is narrower than where others move to.
  await wakeUp(page, () => page.mouse.move(200, 400))
  const more = page.getByRole('main').locator('a[href="/promotions"]')
  const at = () => page.evaluate(() => Math.round(scrollY))
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  await more.scrollIntoViewIfNeeded()
  // Laid out whole by now, as for who has scrolled here.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.below-fold')].every((part) =>
      part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
    ),
  )
  const left = await at()
  const whole = await height()
  expect(left).toBeGreaterThan(1000)

  for (const round of ['once', 'twice']) {
    await test.step(round, async () => {
      await more.click()
      await expect(page).toHaveURL('/promotions')
      await expect.poll(at).toBe(0)
      await page.goBack()
      await expect(page).toHaveURL('/')
      await expect.poll(height).toBe(whole)
      await expect.poll(at).toBe(left)
      await expect(more).toBeInViewport()
    })
  }

  await page.goForward()
  await expect(page).toHaveURL('/promotions')
  await expect.poll(at).toBe(0)
  await page.goBack()
  await expect.poll(height).toBe(whole)
  await expect.poll(at).toBe(left)
})

test('the keyboard goes on in the page that Back leads to', async ({ page }) => {
  await page.goto('/')
  await wakeUp(page, () => page.mouse.move(200, 400))
  const main = page.getByRole('main')
  await main.locator('a[href="/promotions"]').click()
  await expect(page).toHaveURL('/promotions')
  // What has the focus goes with its page.
  await main.locator('a[href^="/promoDetail"]').first().focus()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(main).toBeFocused()
})
