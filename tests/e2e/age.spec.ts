import { expect, test } from './support/test.ts'
import { Visitor } from './support/visitor.ts'
import { untilAlive, untilIdle, wakeUp } from './support/wake.ts'

test.use({ ofAge: false })

test('says their age once, before everything but the language', async ({ page }) => {
  const visitor = new Visitor(page)
  await page.goto('/')
  await untilAlive(page)
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
  await page.reload()
  await wakeUp(page)
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  await expect(gate).toBeHidden()
})

test('who presses for a dialog first is asked first, and gets it after the answer', async ({
  page,
}) => {
  const visitor = new Visitor(page)
  await page.goto('/')
  await visitor.openLogin()
  const gate = page.getByRole('dialog', { name: /18/ })
  await expect(gate).toBeVisible()
  await untilIdle(page)
  await expect(visitor.loginDialog).toBeHidden()
  await gate.getByRole('button', { name: /^ใช่/ }).click()
  await expect(gate).toBeHidden()
  await expect(visitor.loginDialog).toBeVisible()
  await expect(
    visitor.loginDialog.getByRole('textbox', { name: visitor.words.username }),
  ).toBeFocused()
})

test('where the question does not come, a dialog does all the same', async ({ page, faults }) => {
  const visitor = new Visitor(page)
  await page.route('**/assets/age-*.js', (route) => route.abort())
  await page.goto('/')
  await visitor.openLogin()
  await expect(visitor.loginDialog).toBeVisible()
  // The browser's word for what was kept away.
  expect(faults.filter((fault) => !/ERR_FAILED/.test(fault))).toEqual([])
  faults.length = 0
})

test('who is too young is led away', async ({ page }) => {
  await page.goto('/')
  await untilAlive(page)
  await page.mouse.move(700, 400)
  await page.getByRole('button', { name: 'ยังไม่ถึง 18 ปี' }).click()
  await expect(page).toHaveURL('about:blank')
})
