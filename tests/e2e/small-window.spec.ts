import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { wakeUp } from './support/wake.ts'

/** What the focus is on, where something lies over all of it (WCAG 2.4.11); null where nothing does. */
const obscured = (page: Page) =>
  page.evaluate(async () => {
    const at = document.activeElement
    if (!at || at === document.body) return null
    const box = () => at.getClientRects()[0] ?? new DOMRect()
    const frame = () => new Promise(requestAnimationFrame)
    // A row may still be on its way to what is in it.
    for (let { left, top } = box(); ; { left, top } = box()) {
      await frame()
      await frame()
      if (left === box().left && top === box().top) break
    }
    const { left, top, width, height } = box()
    const seen = document.elementFromPoint(left + width / 2, top + height / 2)
    const own = at.closest('label') ?? at
    if (own.contains(seen) || seen?.contains(at)) return null
    return `${at.outerHTML.slice(0, 120)} at ${left} ${top} under ${seen?.outerHTML.slice(0, 120)}`
  })

/** Goes through a page with Tab, there and back. */
async function walk(page: Page, steps: number): Promise<(string | null)[]> {
  const found: (string | null)[] = []
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < steps; step++) {
      await page.keyboard.press(key)
      found.push(await obscured(page))
    }
  }
  return found.filter((one) => one !== null)
}

for (const [name, viewport] of Object.entries({
  'on a phone': { width: 390, height: 700 },
  // 1280 by 1024 at 400 % (WCAG 1.4.10).
  'at 400 %': { width: 320, height: 256 },
})) {
  test.describe(name, () => {
    test.use({ viewport })

    for (const path of ['/help', '/rng', '/register']) {
      test(`nothing lies over what the focus is on: ${path}`, async ({ page }) => {
        await page.goto(path)
        await wakeUp(page, () => page.keyboard.press('Shift'))
        expect(await walk(page, 45)).toEqual([])
      })
    }
  })
}

test.describe('at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('no bar keeps the page’s room to itself', async ({ page }) => {
    await page.goto('/help')
    await wakeUp(page, () => page.keyboard.press('Shift'))
    const bars = page.locator('[data-slot=header-bar], [data-slot=mobile-bar]')
    await expect(bars).toHaveCount(2)
    await page.evaluate(() => scrollTo(0, 400))
    for (const bar of await bars.all()) await expect(bar).not.toBeInViewport()
  })
})
