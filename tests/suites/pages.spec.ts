import type { Page } from '@playwright/test'
import { languageCodes } from '#contract/index.ts'
import { expect, test } from '../e2e/support/test.ts'
import { Visitor } from '../e2e/support/visitor.ts'
import { untilSettled } from '../e2e/support/wake.ts'
import { axe } from './axe.ts'

/** Each page in both languages; one look wide and dark, the other as narrow as it gets and light. */
const looks = [
  { name: 'wide and dark', scheme: 'dark', viewport: { width: 1280, height: 800 } },
  { name: '320 px and light', scheme: 'light', viewport: { width: 320, height: 640 } },
] as const

const pages = [
  { name: 'home', path: '/' },
  { name: 'slots lobby', path: '/rng' },
  { name: 'login', path: '/login' },
  { name: 'register', path: '/register' },
  { name: 'a page for members', path: '/recent' },
  { name: 'not found', path: '/no-such-room' },
] as const

/** Those that are made of the same parts: in one language each look. */
const more = [
  { name: 'promotions', path: '/promotions' },
  { name: 'a promotion', path: '/promoDetail?id=1' },
  { name: 'points mall', path: '/pointMall' },
  { name: 'missions', path: '/missions' },
  { name: 'betting record', path: '/member/bettingRecord' },
  { name: 'help', path: '/help' },
  { name: 'bare help', path: '/helpmc' },
  { name: 'get the app', path: '/down' },
  { name: 'invite', path: '/invite' },
  { name: 'lottery in one wallet', path: '/seamless' },
] as const

// What is fading in or out has no colour of its own to be judged.
test.use({ reducedMotion: 'reduce' })

for (const { name, scheme, viewport } of looks) {
  for (const locale of ['th', 'en'] as const) {
    test.describe(`${name}, ${locale}`, () => {
      test.use({ viewport })
      test.beforeEach(async ({ context, gateway }) => {
        const { url } = gateway
        await context.addCookies([
          { name: 'hisLang', value: languageCodes[locale], url },
          { name: 'theme', value: scheme, url },
        ])
      })

      const crossed = (scheme === 'dark') === (locale === 'th')
      for (const room of [...pages, ...(crossed ? more : [])]) {
        test(`${room.name}: nothing for axe, nothing sideways`, async ({ page }) => {
          await page.goto(room.path)
          await untilSettled(page)
          await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme)
          expect(await axe(page)).toEqual([])
          expect(await tooWide(page)).toEqual([])
        })
      }

      test('closed for maintenance', async ({ page, operator }) => {
        await operator.close({ startsAt: null, endsAt: null })
        await page.goto('/')
        await untilSettled(page)
        expect(await axe(page)).toEqual([])
        expect(await tooWide(page)).toEqual([])
      })
    })
  }
}

test('the login dialog is fit for everybody, on a phone too', async ({ page }) => {
  const visitor = new Visitor(page)
  await page.goto('/')
  const dialog = await visitor.openLogin()
  await dialog.getByRole('button', { name: visitor.words.login, exact: true }).click()
  await expect(dialog.getByRole('textbox', { name: visitor.words.username })).toBeFocused()
  expect(await axe(page)).toEqual([])

  await page.setViewportSize({ width: 320, height: 640 })
  const box = await dialog.boundingBox()
  expect(box?.width).toBeLessThanOrEqual(320)
  expect(await axe(page)).toEqual([])
})

test('a member’s page is fit for everybody', async ({ page }) => {
  const visitor = new Visitor(page)
  await page.goto('/')
  await visitor.login('vip88')
  expect(await axe(page)).toEqual([])
  await visitor.openAccount('vip88')
  await page.getByRole('alertdialog').waitFor()
  expect(await axe(page)).toEqual([])
})

/** Elements that stick out of the window, where nothing around them scrolls or clips. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= edge) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > edge + 1)
      .map((element) => `${element.tagName} ${element.getAttribute('class') ?? ''}`)
      .slice(0, 5)
  })
}
