import { languageCodes } from '#contract/index.ts'
import { expect, test } from './support/test.ts'
import { Visitor } from './support/visitor.ts'

// A guest's way through the house by its own links, as a desktop sees it and as a phone does.

const looks = [
  { name: 'a desktop, dark and Thai', scheme: 'dark', locale: 'th', width: 1440, height: 900 },
  { name: 'a phone, light and English', scheme: 'light', locale: 'en', width: 390, height: 844 },
] as const

/** Rooms that are open to guests, each with a link in every menu. */
const rooms = ['/rng', '/live', '/lottery', '/promotions', '/down', '/']

const menus = { th: 'เมนูหลัก', en: 'Main menu' }

for (const { name, scheme, locale, ...viewport } of looks) {
  test.describe(name, () => {
    test.use({ viewport })

    test('leads through every room and to the doors', async ({ page, context, gateway }) => {
      test.slow()
      const { url } = gateway
      await context.addCookies([
        { name: 'hisLang', value: languageCodes[locale], url },
        { name: 'theme', value: scheme, url },
      ])
      const visitor = new Visitor(page, locale)
      const isWide = viewport.width > 768
      const dialogs = page.getByRole('dialog')
      const stand = async (address: string | RegExp) => {
        await expect(page).toHaveURL(address)
        await expect(dialogs).toHaveCount(0)
        await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
        await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme)
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        const width = () => page.evaluate(() => document.documentElement.scrollWidth)
        await expect.poll(width).toBeLessThanOrEqual(viewport.width)
      }

      await page.goto('/')
      await stand('/')
      for (const room of rooms) {
        if (!isWide) await visitor.header.getByRole('button', { name: menus[locale] }).click()
        const menu = isWide ? page.locator('body') : dialogs
        await menu.locator(`a[href="${room}"]:visible`).first().click()
        await stand(room)
      }
      await page.getByRole('contentinfo').locator('a[href="/help"]').first().click()
      await stand('/help')

      await expect(await visitor.openLogin()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialogs).toHaveCount(0)
      await page.locator('a[href="/register"]:visible').first().click()
      const username = page.getByRole('textbox', { name: visitor.words.username })
      await expect(username).toBeVisible()
    })
  })
}
