import { browserOptions } from '../../scripts/browser.ts'
import { expect, test } from './support/test.ts'
import { shown, untilSettled } from './support/wake.ts'

// Who reads badly tells the browser once to write twice as large; it keeps the window as it is.
const { args, ...browser } = browserOptions()
test.use({
  launchOptions: { ...browser, args: [...args, '--blink-settings=defaultFontSize=32'] },
  viewport: { width: 1280, height: 800 },
})

for (const path of ['/', '/rng', '/lottery', '/login']) {
  test(`all words of ${path} grow with what the browser is told`, async ({ page }) => {
    await page.goto(path)
    await untilSettled(page)
    const words = page.locator('header, main').locator('a, button, h1, h2, h3, p, input, label')
    const sizes = await words
      .and(shown(page))
      .evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility() && one.textContent?.trim() !== '')
          .map((one) => [parseFloat(getComputedStyle(one).fontSize), one.textContent?.trim()]),
      )
    expect(sizes.length).toBeGreaterThan(5)
    // Nothing is written smaller than 12 px where nobody tells the browser anything.
    expect(sizes.filter(([size]) => Number(size) < 24)).toEqual([])
    const cut = await page
      .getByRole('banner')
      .locator('span')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length)
    expect(cut).toBe(0)
  })
}
