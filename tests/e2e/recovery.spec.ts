import type { Locator } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { person, Visitor } from './support/visitor.ts'

// The people whose password these tests set are asked for by no other file. The forced changes come
// first: they begin with the password that the sandbox gave.

const textbox = (around: Locator, name: string) =>
  around.getByRole('textbox', { name, exact: true })
const button = (around: Locator, name: string) => around.getByRole('button', { name, exact: true })

/** Types a new password twice and sends it. */
async function setTwice(visitor: Visitor, dialog: Locator, password: string, send: string) {
  await textbox(dialog, visitor.words.newPassword).fill(password)
  await textbox(dialog, visitor.words.confirmNewPassword).fill(password)
  await button(dialog, send).click()
}

test('123456 is changed before anything else, and again whenever its owner wishes', async ({
  page,
}) => {
  const visitor = new Visitor(page)
  const { words } = visitor
  await page.goto('/')
  await visitor.tryLogin(await visitor.openLogin(), person('easy'))
  const dialog = page.getByRole('dialog', { name: words.changePassword })
  await expect(dialog).toContainText('easy')
  // Known from the login, so it is not asked for again.
  await expect(textbox(dialog, words.currentPassword)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()

  await setTwice(visitor, dialog, '123456', words.changePassword)
  await expect(textbox(dialog, words.newPassword)).toHaveAttribute('aria-invalid', 'true')
  await setTwice(visitor, dialog, 'kite-hall-77', words.changePassword)
  await expect(dialog).toBeHidden()
  await visitor.tryLogin(visitor.loginDialog, { username: 'easy', password: 'kite-hall-77' })
  await expect(visitor.balance).toContainText('฿500.00')
  await expect(dialog).toBeHidden()

  // By wish: Esc leaves all as it was.
  await visitor.openAccount('easy', words.changePassword)
  await expect(textbox(dialog, words.currentPassword)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(visitor.balance).toBeVisible()
  await visitor.openAccount('easy', words.changePassword)
  await textbox(dialog, words.currentPassword).fill('kite-hall-77')
  await setTwice(visitor, dialog, 'paper-moon-31', words.changePassword)
  await expect(dialog).toBeHidden()
  await visitor.tryLogin(visitor.loginDialog, { username: 'easy', password: 'paper-moon-31' })
  await expect(visitor.balance).toContainText('฿500.00')
})

test('an expired password is changed; a reload gets nobody around it', async ({ page }) => {
  const visitor = new Visitor(page)
  const { words } = visitor
  const { username, password } = person('expired')
  await page.goto('/login')
  await visitor.tryLogin(page.getByRole('main'), { username, password })
  const dialog = page.getByRole('dialog', { name: words.changePassword })
  await expect(textbox(dialog, words.newPassword)).toBeFocused()
  await page.reload()
  // Now nobody knows the old one any more.
  await expect(textbox(dialog, words.currentPassword)).toBeFocused()
  await textbox(dialog, words.currentPassword).fill('not-the-one-1')
  await setTwice(visitor, dialog, 'lantern-road-5', words.changePassword)
  await expect(textbox(dialog, words.currentPassword)).toBeFocused()
  await textbox(dialog, words.currentPassword).fill(password)
  await button(dialog, words.changePassword).click()
  await visitor.tryLogin(visitor.loginDialog, { username, password: 'lantern-road-5' })
  await expect(visitor.balance).toContainText('฿500.00')
})

test('who leaves a forced change is logged out', async ({ page, operator }) => {
  const visitor = new Visitor(page)
  await page.goto(await operator.invite('expired'))
  await expect(visitor.balance).toBeVisible()
  await page.evaluate(() => sessionStorage.setItem('cpw', 'expired'))
  await page.reload()
  const dialog = page.getByRole('dialog', { name: visitor.words.changePassword })
  await button(dialog, visitor.words.logout).click()
  await expect(button(visitor.header, visitor.words.login)).toBeVisible()
  await page.reload()
  await expect(button(visitor.header, visitor.words.login)).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('a lost password is replaced by SMS, logs in, and ends every other session', async ({
  page,
  browser,
  baseURL,
  operator,
}) => {
  const elsewhere = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'th-TH' })
  if (baseURL) await elsewhere.addCookies([{ name: 'age', value: '99', url: baseURL }])
  const other = new Visitor(await elsewhere.newPage())
  await other.page.goto(await operator.invite('easy'))
  await expect(other.balance).toBeVisible()

  const visitor = new Visitor(page)
  const { words } = visitor
  await page.goto('/rng')
  await (await visitor.openLogin()).getByRole('link', { name: words.forgot }).click()
  // Over the page one is on; its own address leads over the home.
  await expect(page).toHaveURL('/rng')
  const dialog = page.getByRole('dialog', { name: words.forgot })
  await textbox(dialog, words.mobile).fill('0800000102')
  await button(dialog, words.getCode).click()
  const code = textbox(dialog, words.smsCode)
  await expect(code).toBeFocused()
  const sent = await operator.codeFor('+66800000102')
  await code.fill(sent.replace(/\d$/, (last) => String((Number(last) + 1) % 10)))
  await textbox(dialog, words.newPassword).fill('river-boat-42')
  await button(dialog, words.resetAndLogIn).click()
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await expect(textbox(dialog, words.newPassword)).toHaveValue('river-boat-42')
  await code.fill(sent)
  await button(dialog, words.resetAndLogIn).click()
  await expect(visitor.balance).toContainText('฿500.00')
  await expect(page).toHaveURL('/')
  await expect(dialog).toBeHidden()

  await button(other.balance, words.refresh).click()
  await expect(button(other.header, words.login)).toBeVisible()
  await elsewhere.close()
})

test('a lost password is replaced by the link of an e-mail, which is good for once', async ({
  page,
  context,
  operator,
}) => {
  const visitor = new Visitor(page)
  const { words } = visitor
  await page.goto('/forgot-password?method=email')
  const dialog = page.getByRole('dialog', { name: words.forgot })
  await textbox(dialog, words.username).fill('expired')
  await textbox(dialog, words.email).fill('Expired@Example.com')
  await button(dialog, words.sendEmail).click()
  const message = page.getByRole('dialog', { name: words.checkEmail })
  await button(message, words.ok).click()
  await expect(page).toHaveURL('/')

  await expect.poll(() => operator.sentTo('expired@example.com')).toHaveLength(1)
  const [letter] = await operator.sentTo('expired@example.com')
  const link = /http:\/\/\S+/.exec(letter?.text ?? '')?.[0] ?? ''
  await page.goto(link)
  const reset = page.getByRole('dialog', { name: words.resetPassword })
  await expect(reset).toContainText('expired')
  // What it carries is gone from the address and the history.
  await expect(page).toHaveURL('/reset-password')
  await setTwice(visitor, reset, 'brass-bell-19', words.resetPassword)
  await button(reset, words.login).click()
  await visitor.tryLogin(visitor.loginDialog, { username: 'expired', password: 'brass-bell-19' })
  await expect(visitor.balance).toContainText('฿500.00')
  await expect(page).toHaveURL('/')
  // Neither dialog is a step to go back to.
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(visitor.balance).toContainText('฿500.00')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const late = await context.newPage()
  await late.goto(link)
  const spent = late.getByRole('dialog', { name: words.resetPassword })
  await button(spent, words.getNewLink).click()
  await expect(late.getByRole('dialog', { name: words.forgot })).toBeVisible()
})

test('an account that is not there is answered as one that is', async ({ page, operator }) => {
  const visitor = new Visitor(page)
  const { words } = visitor
  await page.goto('/forgot-password?method=email')
  const dialog = page.getByRole('dialog', { name: words.forgot })
  await textbox(dialog, words.username).fill('nobody')
  await textbox(dialog, words.email).fill('nobody@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: words.checkEmail })).toBeVisible()
  expect(await operator.sentTo('nobody@example.com')).toEqual([])
})

test('without a network the form keeps what was typed', async ({ page, faults }) => {
  const visitor = new Visitor(page)
  const { words } = visitor
  await page.goto('/forgot-password?method=email')
  const dialog = page.getByRole('dialog', { name: words.forgot })
  await textbox(dialog, words.username).fill('nok')
  await textbox(dialog, words.email).fill('nok@example.com')
  await page.route('**/wps/member/password/email', (route) => route.abort())
  await button(dialog, words.sendEmail).click()
  await expect(dialog.getByRole('alert')).toBeFocused()
  await expect(textbox(dialog, words.email)).toHaveValue('nok@example.com')
  await page.unroute('**/wps/member/password/email')
  await button(dialog, words.sendEmail).click()
  await expect(page.getByRole('dialog', { name: words.checkEmail })).toBeVisible()
  faults.length = 0
})
