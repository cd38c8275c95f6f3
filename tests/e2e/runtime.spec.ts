import { expect, test } from './support/test.ts'
import { Visitor } from './support/visitor.ts'

test.describe('somebody new', () => {
  test.use({ ofAge: false })

  test('says their age once, before everything but the language', async ({ page }) => {
    const visitor = new Visitor(page)
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.mouse.move(700, 400)
    const gate = page.getByRole('dialog', { name: /18/ })
    await expect(gate).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(gate).toBeVisible()
    await gate.getByRole('button', { name: visitor.words.language }).click()
    await page.getByRole('menuitemradio', { name: 'English' }).click()
    await expect(gate).toHaveAccessibleName('Are you 18 or older?')
    await gate.getByRole('button', { name: /Yes/ }).click()
    await expect(gate).toBeHidden()
    await page.reload({ waitUntil: 'networkidle' })
    await page.mouse.move(600, 300)
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(gate).toBeHidden()
  })

  test('who is too young is led away', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.mouse.move(700, 400)
    await page.getByRole('button', { name: 'ยังไม่ถึง 18 ปี' }).click()
    await expect(page).toHaveURL('about:blank')
  })
})

test('statistics wait for a yes, and stop with a no', async ({ page, operator }) => {
  const asked: string[] = []
  await page.route(/googletagmanager\.com/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  await operator.deliver({ gtagId: 'G-FOYER12345' })
  try {
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.mouse.move(700, 400)
    const bar = page.getByRole('region', { name: 'คุกกี้' })
    await expect(bar).toBeVisible()
    expect(asked).toEqual([])
    await bar.getByRole('button', { name: 'ตั้งค่า' }).click()
    const dialog = page.getByRole('dialog', { name: 'คุกกี้' })
    await dialog.getByRole('switch', { name: 'สถิติ' }).check()
    await dialog.getByRole('button', { name: 'บันทึก' }).click()
    await expect(bar).toBeHidden()
    await expect.poll(() => asked).toHaveLength(1)
    await page.reload({ waitUntil: 'networkidle' })
    await page.mouse.move(600, 300)
    await expect.poll(() => asked).toHaveLength(2)
    await expect(bar).toBeHidden()
  } finally {
    await operator.deliver(null)
  }
})
