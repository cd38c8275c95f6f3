import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { Visitor, watchCaptchas } from './support/visitor.ts'

// From one form of the door to another, over the page one is on (A1, A4, A9).

const words = {
  join: 'สมัคร',
  service: 'คุยกับฝ่ายบริการ',
  agree: /ฉันอายุ 18 ปีขึ้นไป/,
  home: 'เข้าบ้านแล้ว ยินดีต้อนรับ',
  play: 'ไปเล่นกัน',
  byMobile: 'ใช้เบอร์มือถือแทน',
}
const password = 'lantern-2026'

/** The registration over a page, by the names of things. */
function joinDialog(visitor: Visitor) {
  const { page, words: spoken } = visitor
  const dialog = page.getByRole('dialog', { name: spoken.register, exact: true })
  const text = (name: string) => dialog.getByRole('textbox', { name })
  return {
    dialog,
    username: text(spoken.username),
    password: dialog.getByRole('textbox', { name: spoken.password, exact: true }),
    mobile: text(spoken.mobile),
    picture: text(spoken.picture),
    byMobile: dialog.getByRole('button', { name: words.byMobile }),
    agree: dialog.getByRole('checkbox', { name: words.agree }),
    toLogin: dialog.getByRole('link', { name: spoken.login, exact: true }),
    send: dialog.getByRole('button', { name: spoken.register, exact: true }),
  }
}

const greeting = (page: Page) => page.getByRole('dialog', { name: words.home })
const name = (around: Locator, visitor: Visitor) =>
  around.getByRole('textbox', { name: visitor.words.username })

test('login and registration take each other’s place, and keep what was typed', async ({
  page,
  operator,
}) => {
  // Many steps, each of them a press and a look.
  test.slow()
  const visitor = new Visitor(page)
  const pictures = watchCaptchas(page, operator)
  const { loginDialog } = visitor
  await page.goto('/rng')
  await visitor.openLogin()
  await name(loginDialog, visitor).fill('halfway')
  await loginDialog.getByRole('link', { name: visitor.words.register }).press('Enter')
  const form = joinDialog(visitor)
  await expect(form.username).toBeFocused()
  await expect(page).toHaveURL('/rng')
  await form.username.fill('doors2026')
  await form.password.fill(password)
  await form.agree.check()
  await form.byMobile.click()
  await form.mobile.fill('0891112299')

  // To the login and back: both are as they were left, the number and the way, too.
  await form.toLogin.press('Enter')
  await expect(form.dialog).toBeHidden()
  await expect(name(loginDialog, visitor)).toHaveValue('halfway')
  await loginDialog.getByRole('link', { name: visitor.words.register }).click()
  await expect(form.mobile).toHaveValue(/89 ?111 ?2299$/)
  await form.dialog.getByRole('button', { name: 'ใช้ชื่อผู้ใช้แทน' }).click()
  await expect(form.username).toHaveValue('doors2026')

  // Closed by accident.
  await page.keyboard.press('Escape')
  await expect(form.dialog).toBeHidden()
  // Whoever opened the first of them has the keyboard again.
  await expect(
    visitor.header.getByRole('button', { name: visitor.words.login, exact: true }),
  ).toBeFocused()
  await visitor.header.getByRole('link', { name: words.join, exact: true }).click()
  await expect(form.username).toHaveValue('doors2026')
  await expect(form.password).toHaveValue(password)
  await expect(form.agree).toBeChecked()
  await expect(form.picture).toHaveValue('')
  // Each showing of the form has had a picture of its own.
  await form.picture.fill(await pictures.shown(form.dialog))
  await form.send.click()
  await greeting(page).getByRole('button', { name: words.play }).click()
  await expect(visitor.balance).toContainText('฿1,000.00')
  await expect(page).toHaveURL('/')
})

test('a demo player is warned, and becomes a member where they are', async ({ page, operator }) => {
  const visitor = new Visitor(page)
  const pictures = watchCaptchas(page, operator)
  await page.goto('/')
  await page.getByRole('main').getByRole('button', { name: visitor.words.demo }).click()
  await expect(visitor.balance).toContainText('฿5,000.00')
  await page.getByRole('navigation').getByRole('link', { name: visitor.words.recent }).click()
  const warning = page.getByRole('alertdialog', { name: visitor.words.accountFirst })
  await warning.getByRole('button', { name: visitor.words.register }).click()
  await expect(page).toHaveURL('/recent')
  const form = joinDialog(visitor)
  await form.username.fill('trial2026')
  await form.password.fill(password)
  await form.picture.fill(await pictures.next())
  await form.agree.check()
  await form.send.click()
  await greeting(page).getByRole('button', { name: words.play }).click()
  await expect(visitor.balance).toContainText('฿1,000.00')
  await page.goto('/recent')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(visitor.words.recent)
})

test('a lost answer opens one demo account', async ({ page, faults }) => {
  const visitor = new Visitor(page)
  const accounts: string[] = []
  let lost = 0
  await page.route('**/wps/session/login/freeplay', async (route) => {
    const answer = await route.fetch()
    const { value } = (await answer.json()) as { value: { account: string } }
    accounts.push(value.account)
    lost += 1
    return lost === 1 ? route.abort('connectionreset') : route.fulfill({ response: answer })
  })
  await page.goto('/')
  await page.getByRole('main').getByRole('button', { name: visitor.words.demo }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'ลองอีกครั้ง' }).click()
  await expect(visitor.balance).toContainText('฿5,000.00')
  expect(accounts).toHaveLength(2)
  expect(accounts[0]).toBe(accounts[1])
  // The browser logs the answer that was cut off.
  faults.length = 0
})

test('who has forgotten is helped where they are, by people too', async ({ page, context }) => {
  const visitor = new Visitor(page)
  const { loginDialog } = visitor
  await page.goto('/rng')
  await visitor.openLogin()
  await loginDialog.getByRole('link', { name: visitor.words.forgot }).click()
  const dialog = page.getByRole('dialog', { name: visitor.words.forgot })
  await dialog.getByRole('textbox', { name: visitor.words.mobile }).fill('0891112298')
  const [desk] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('button', { name: words.service }).first().click(),
  ])
  await expect(desk).toHaveURL(/\/service-desk\?language=TH/)
  await desk.close()
  await expect(dialog.getByRole('textbox', { name: visitor.words.mobile })).toHaveValue(/2298$/)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/rng')
})
