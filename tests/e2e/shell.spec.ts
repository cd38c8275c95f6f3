import { expect, test } from './support/test.ts'
import { person, Visitor } from './support/visitor.ts'

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the left bar names where one is, and leaves filters behind', async ({ page }) => {
    const bar = page.getByRole('navigation', { name: 'เมนูเกม' })
    const current = bar.locator('[aria-current]')
    await page.goto('/rng?page=NGW&sort=new')
    await expect(bar.getByRole('link').nth(0)).toHaveText(/^หน้าแรก/)
    await expect(bar.getByRole('link').nth(1)).toHaveText(/^ยอดนิยม/)
    await expect(bar.getByRole('link').nth(2)).toHaveText(/^เล่นล่าสุด/)
    await expect(current).toHaveText([/^สล็อต/, /^Naga Works/])
    await expect(bar.getByRole('list', { name: 'ค่ายเกม' }).getByRole('link')).toHaveCount(5)

    await bar.getByRole('link', { name: /^คาสิโนสด/ }).click()
    await expect(page).toHaveURL('/live')
    await bar.getByRole('link', { name: /^สล็อต/ }).click()
    await expect(page).toHaveURL('/rng')
    await expect(current).toHaveText([/^สล็อต/])
    await bar.getByRole('link', { name: 'หน้าแรก' }).click()
    await expect(page).toHaveURL('/')
    await expect(current).toHaveText([/^หน้าแรก/])
  })

  test('a mini bar names the row at the focus and under the pointer, not one that was pressed', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 768 })
    await page.goto('/rng')
    const rows = page.getByRole('navigation', { name: 'เมนูเกม' }).getByRole('link')
    const tip = page.locator('[data-slot=side-nav-tip]')
    // A press waits for the page to come alive; what only passes over it does not.
    await page.getByRole('banner').getByRole('button', { name: 'สลับธีม' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light')

    await rows.nth(0).focus()
    await page.keyboard.press('Tab')
    await expect(tip).toHaveText('ยอดนิยม')
    await rows.nth(2).hover()
    await expect(tip).toHaveText('เล่นล่าสุด')
    // On the bar, beside its rows.
    await page.mouse.move(2, 740)
    await expect(tip).toHaveText('ยอดนิยม')

    await rows.nth(3).click()
    await expect(rows.nth(3)).toBeFocused()
    await expect(tip).toHaveText('สล็อต')
    await page.mouse.move(700, 500)
    await expect(tip).toHaveCount(0)
  })

  test('customer service unfolds: a code to scan, the notices, help', async ({ page }) => {
    await page.goto('/')
    const bar = page.getByRole('navigation', { name: 'เมนูเกม' })
    await bar.getByRole('button', { name: 'ฝ่ายบริการ' }).click()
    await bar.getByRole('button', { name: 'LINE' }).click()
    const card = page.getByRole('dialog', { name: /LINE/ })
    await expect(card.getByRole('img')).toBeVisible()
    await expect(card.getByText('@foyer-sandbox')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()

    await bar.getByRole('button', { name: 'ประกาศ' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()

    await bar.getByRole('link', { name: 'ศูนย์ช่วยเหลือ' }).click()
    await expect(page).toHaveURL('/help')
    await expect(bar.getByRole('link', { name: 'ศูนย์ช่วยเหลือ' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })

  test('pages that one stays on have no bars until they are wanted', async ({ page }) => {
    const header = page.getByRole('banner')
    const bar = page.getByRole('navigation', { name: 'เมนูเกม' })
    await page.goto('/seamless')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(header).toBeHidden()
    await expect(bar).toBeHidden()
    await page.getByRole('button', { name: 'แสดงเมนู' }).click()
    await expect(header).toBeVisible()
    // Mini, and its toggle hides the bars instead of unfolding.
    await expect(bar).toHaveAttribute('data-mini', 'on')
    await bar.getByRole('button', { name: 'ซ่อนเมนู' }).click()
    await expect(bar).toBeHidden()
    await expect(header).toBeHidden()

    await page.goto('/lottery')
    await expect(header).toBeVisible()
    await expect(bar).toBeHidden()
    await page.getByRole('button', { name: 'แสดงเมนู' }).click()
    await expect(bar).toBeVisible()
    await bar.getByRole('link', { name: /^สล็อต/ }).click()
    await expect(page).toHaveURL('/rng')
    await expect(bar).toHaveAttribute('data-mini', 'auto')
  })

  test('what the header has no room for is behind one menu', async ({ page }) => {
    const nav = page.getByRole('navigation', { name: 'เมนูหลัก' })
    await page.goto('/')
    await expect(nav.getByRole('link', { name: 'โปรโมชั่น' })).toBeVisible()
    // The menu is there for the demo too.
    await nav.getByRole('button', { name: 'เพิ่มเติม' }).click()
    await expect(page.getByRole('menuitem')).toHaveText(['ทดลองเล่น'])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()

    await page.setViewportSize({ width: 1024, height: 768 })
    await expect(nav.getByRole('link', { name: 'โปรโมชั่น' })).toBeHidden()
    await nav.getByRole('button', { name: 'เพิ่มเติม' }).click()
    await page.getByRole('menuitem', { name: 'โปรโมชั่น' }).click()
    await expect(page).toHaveURL('/promotions')
    await expect(page.getByRole('menu')).toBeHidden()
  })

  test('another language asks for the notices and the studios again', async ({ page }) => {
    const visitor = new Visitor(page)
    await page.goto('/')
    const asked = (path: string) =>
      page.waitForRequest(
        (request) => request.url().includes(path) && request.headers()['language'] === 'EN',
      )
    const again = Promise.all([asked('MCSFE_getListAnnouncements'), asked('game_menus')])
    await visitor.speak('en')
    await again
    expect(await page.evaluate(() => localStorage.getItem('hisLang'))).toBe('EN')
  })

  test('a member has people, a label and the way out', async ({ page }) => {
    const visitor = new Visitor(page)
    await page.goto('/')
    await visitor.login('vip88')
    const line = visitor.header.getByRole('link', { name: 'LINE' })
    await expect(line).toHaveAttribute('href', /^https:/)
    await expect(line).toHaveAttribute('rel', 'noreferrer')
    await visitor.header.getByRole('button', { name: 'vip88' }).click()
    const menu = page.getByRole('menu')
    await expect(menu.getByText('VIP 5')).toBeVisible()
    await expect(menu.getByRole('menuitem', { name: visitor.words.logout })).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu leads everywhere, for guests and for members', async ({ page }) => {
    const visitor = new Visitor(page)
    await page.goto('/')
    const open = async () => {
      await visitor.header.getByRole('button', { name: 'เมนูหลัก' }).click()
      return page.getByRole('dialog', { name: 'เมนูหลัก' })
    }
    const menu = await open()
    await expect(menu.getByRole('link', { name: 'สมัคร' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'ติดตามทาง Facebook' })).toHaveAttribute(
      'href',
      /^https:/,
    )
    await menu.getByRole('link', { name: 'โปรโมชั่น' }).click()
    await expect(page).toHaveURL('/promotions')
    await expect(menu).toBeHidden()

    await open()
    await menu.getByRole('button', { name: visitor.words.login }).click()
    await visitor.tryLogin(visitor.loginDialog, person('vip88'))
    await expect(visitor.loginDialog).toBeHidden()
    await open()
    await expect(menu.getByRole('group', { name: visitor.words.balance })).toContainText('12,480')
    await expect(menu.getByRole('link', { name: 'สมัคร' })).toBeHidden()
  })
})
