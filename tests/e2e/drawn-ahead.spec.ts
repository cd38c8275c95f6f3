import { expect, test } from './support/test.ts'
import { wakeUp } from './support/wake.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('the page of a link that one points at is there before it is pressed', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('GCSGAME_gameList')) asked.push(request.url())
  })
  await page.goto('/')
  await wakeUp(page)
  const heading = page.getByRole('heading', { level: 1, name: 'สล็อต' })
  const link = page.getByRole('banner').getByRole('link', { name: 'สล็อต', exact: true })
  const ahead = page.locator('[data-ahead]')
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)

  await link.hover()
  // Laid out, and yet nowhere: to see, to find, to reach, nor in the height of the page.
  await page.waitForFunction(() => {
    const drawn = document.querySelector('[data-ahead] h1')
    return drawn !== null && drawn.getBoundingClientRect().height > 0
  })
  expect(asked).toHaveLength(1)
  await expect(heading).toHaveCount(0)
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(whole)
  await ahead.evaluate((drawn) => drawn.querySelector('button')?.focus())
  expect(await ahead.evaluate((drawn) => drawn.contains(document.activeElement))).toBe(false)
  await expect(page).toHaveTitle(/^(?!สล็อต)/)

  const was = await page.locator('[data-ahead] h1').elementHandle()
  await link.click()
  await expect(page).toHaveURL('/rng')
  await expect(heading).toBeVisible()
  expect(await heading.evaluate((shown, drawn) => shown === drawn, was)).toBe(true)
  await expect(ahead).toHaveCount(0)
  await expect(page).toHaveTitle(/^สล็อต/)
  await expect(page.locator('#main')).toBeFocused()
  await expect(page.getByRole('searchbox')).toBeVisible()
  expect(asked).toHaveLength(1)

  // From here on it is a page like any other.
  await page.getByRole('searchbox').fill('บัว')
  await expect(page).toHaveURL(/name=/)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(heading).toHaveCount(0)
})
