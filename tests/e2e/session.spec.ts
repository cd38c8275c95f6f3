import { expect, test } from './support/test.ts'
import { person, Visitor } from './support/visitor.ts'

test('a member signs in in Thai, stays signed in, and signs out', async ({ page }) => {
  const visitor = new Visitor(page)
  await page.goto('/')
  await visitor.login('newbie')
  await expect(visitor.balance).toContainText('฿')
  await page.reload()
  await expect(visitor.balance).toBeVisible()
  await expect(visitor.header.getByRole('button', { name: visitor.words.login })).toBeHidden()

  await visitor.openAccount('newbie')
  const question = page.getByRole('alertdialog', { name: visitor.words.logout })
  await question.getByRole('button', { name: visitor.words.logout }).click()
  await expect(visitor.header.getByRole('button', { name: visitor.words.login })).toBeVisible()
  await page.reload()
  await expect(visitor.header.getByRole('button', { name: visitor.words.login })).toBeVisible()
})

test('an empty form says what is missing and sends nothing', async ({ page }) => {
  const visitor = new Visitor(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await page.goto('/login')
  const form = page.getByRole('main')
  await form.getByRole('button', { name: visitor.words.login, exact: true }).click()
  const name = form.getByRole('textbox', { name: visitor.words.username })
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toBeFocused()
  expect(sent).toEqual([])
})

test('the page of its own signs in as well', async ({ page }) => {
  const visitor = new Visitor(page)
  await page.goto('/login')
  await visitor.tryLogin(page.getByRole('main'), person('vip88'))
  await expect(visitor.balance).toContainText('฿12,480.00')
  await expect(page).not.toHaveURL('/login')
})

test('passwords travel sealed', async ({ page }) => {
  const visitor = new Visitor(page)
  await page.goto('/')
  const sent = page.waitForRequest((request) => request.url().endsWith('/wps/session/login'))
  await visitor.login('vip88')
  const body = (await sent).postData() ?? ''
  expect(body).not.toContain(person('vip88').password)
  expect((await (await sent).allHeaders()).encryption).toBeTruthy()
})

test('a session belongs to its tab', async ({ page, context }) => {
  const visitor = new Visitor(page)
  await page.goto('/')
  await visitor.login('vip88')
  const other = new Visitor(await context.newPage())
  await other.page.goto('/rng')
  const login = other.header.getByRole('button', { name: other.words.login, exact: true })
  await expect(login).toBeVisible()
  await page.reload()
  await expect(visitor.balance).toBeVisible()
})

test('the dialog opens by keyboard, keeps the focus, and gives it back', async ({ page }) => {
  const visitor = new Visitor(page)
  await page.goto('/')
  const opener = visitor.header.getByRole('button', { name: visitor.words.login, exact: true })
  await opener.focus()
  await page.keyboard.press('Enter')
  const name = visitor.loginDialog.getByRole('textbox', { name: visitor.words.username })
  await expect(name).toBeFocused()
  for (let step = 0; step < 12; step++) await page.keyboard.press('Tab')
  await expect(visitor.loginDialog.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(visitor.loginDialog).toBeHidden()
  await expect(opener).toBeFocused()
})
