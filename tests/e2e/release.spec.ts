import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { wakeUp } from './support/wake.ts'
import { Visitor } from './support/visitor.ts'

const words = {
  promotions: 'โปรโมชั่น',
  service: 'ฝ่ายบริการ',
  lost: 'โหลดหน้านี้ไม่ขึ้น',
  stay: 'อยู่หน้านี้ต่อ',
  part: 'โหลดบางส่วนของหน้านี้ไม่ขึ้น',
  login: 'เข้าสู่ระบบ',
  language: 'ภาษา',
}

const promotionsCode = /\/assets\/promotions-[\w-]+\.js/

/** A release took the promotions' code along: whoever has the page of before asks in vain. */
async function release(page: Page, lasting: boolean) {
  const gone = { asked: 0 }
  let loads = 0
  page.on('load', () => loads++)
  await page.route(promotionsCode, (route) => {
    // The page of the new release names a part that is there.
    if (!lasting && loads > 1) return route.continue()
    gone.asked++
    return route.fulfill({ status: 404, contentType: 'text/plain', body: '' })
  })
  return { gone, loads: () => loads }
}

async function arrive(page: Page) {
  await page.goto('/rng', { waitUntil: 'load' })
  await wakeUp(page)
}

const toPromotions = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: words.promotions, exact: true }).click()

test('a page that went with a release comes with the whole site, once', async ({
  page,
  faults,
}) => {
  const { gone, loads } = await release(page, false)
  await arrive(page)
  await toPromotions(page)
  await expect(page).toHaveURL('/promotions')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words.promotions)
  // Asked for, asked for again, and whether it is there at all.
  expect(gone.asked).toBeGreaterThanOrEqual(2)
  await expect.poll(loads).toBe(2)
  expect(faults.some((fault) => /Loading chunk promotions failed \(missing\)/.test(fault))).toBe(
    true,
  )
  faults.length = 0
})

test('a page that is nowhere says so, and the way back is there', async ({ page, faults }) => {
  const { loads } = await release(page, true)
  await arrive(page)
  await toPromotions(page)
  await expect(page.getByText('Loading chunk promotions failed (missing)')).toBeVisible()
  await expect(page).toHaveURL('/promotions')
  expect(loads()).toBeLessThanOrEqual(2)
  await expect(page.getByRole('heading', { level: 1, name: words.lost })).toBeVisible()
  await page.getByRole('link', { name: 'กลับหน้าแรก' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Back leads where nothing is still; once it is there, so does it.
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: words.lost })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/rng')
  await page.unroute(promotionsCode)
  await toPromotions(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words.promotions)
  faults.length = 0
})

test('who has typed something is asked before the page is loaded anew', async ({
  page,
  faults,
}) => {
  const { loads } = await release(page, false)
  const visitor = new Visitor(page)
  await page.goto('/login', { waitUntil: 'load' })
  const name = page.getByRole('main').getByRole('textbox', { name: visitor.words.username })
  await wakeUp(page, () => name.fill('vip88'))
  await toPromotions(page)
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(question).toContainText(words.lost)
  await question.getByRole('button', { name: words.stay }).click()
  await expect(question).toBeHidden()
  await expect(name).toHaveValue('vip88')
  await expect(page).toHaveURL('/login')
  expect(loads()).toBe(1)
  faults.length = 0
})

test('what somebody presses for and a release took is never silent', async ({ page, faults }) => {
  let loads = 0
  page.on('load', () => loads++)
  await page.route(/\/assets\/login-overlay-[\w-]+\.js/, (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: '' }),
  )
  await arrive(page)
  const login = page.getByRole('banner').getByRole('button', { name: words.login })
  await login.click()
  // The whole site anew, once.
  await expect.poll(() => loads).toBe(2)
  await wakeUp(page)
  await login.click()
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toContainText(words.part)
  expect(loads).toBe(2)
  faults.length = 0
})

test('the language chosen last is the one, and one that a release took brings the whole site', async ({
  page,
  faults,
}) => {
  const catalogue = /\/assets\/en-[\w-]+\.js/
  let loads = 0
  const slow = Promise.withResolvers<void>()
  await page.route(catalogue, async (route) => {
    await slow.promise
    await route.continue()
  })
  const choose = async (name: string) => {
    await page.getByRole('banner').getByRole('button', { name: words.language }).click()
    await page.getByRole('menuitemradio', { name }).click()
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
  const html = page.locator('html')
  await arrive(page)
  await choose('English')
  await choose('ไทย')
  const came = page.waitForEvent('requestfinished', (request) => catalogue.test(request.url()))
  slow.resolve()
  await came
  await toPromotions(page)
  await expect(page).toHaveURL('/promotions')
  await expect(html).toHaveAttribute('lang', 'th')

  await page.unroute(catalogue)
  await page.route(catalogue, (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: '' }),
  )
  await arrive(page)
  page.on('load', () => loads++)
  await choose('English')
  await expect.poll(() => loads).toBe(1)
  faults.length = 0
})
