import { expect, test } from './support/test.ts'
import { person, Visitor, watchCaptchas } from './support/visitor.ts'

test('three wrong passwords ask for a picture, and the right ones let in', async ({
  page,
  operator,
}) => {
  const visitor = new Visitor(page)
  const captchas = watchCaptchas(page, operator)
  const { username } = person('agent')
  await page.goto('/login')
  const form = page.getByRole('main')
  const code = form.getByRole('textbox', { name: visitor.words.picture })
  for (const password of ['wrong-1', 'wrong-2', 'wrong-3']) {
    await expect(code).toBeHidden()
    await visitor.tryLogin(form, { username, password })
    await expect(form.getByRole('alert')).toBeVisible()
    // What was typed stays, and the reader goes on at what is wrong.
    await expect(form.getByRole('textbox', { name: visitor.words.username })).toHaveValue(username)
  }
  await expect(code).toBeFocused()
  await code.fill(await captchas.next())
  await visitor.tryLogin(form, person('agent'))
  await expect(visitor.balance).toContainText('฿250,000.00')
})

test('free play goes far, but not everywhere; there it leads to an account', async ({ page }) => {
  const visitor = new Visitor(page)
  await page.goto('/')
  const sent = page.waitForRequest((request) => request.url().endsWith('/freeplay'))
  await page.getByRole('main').getByRole('button', { name: visitor.words.demo }).click()
  const headers = await (await sent).allHeaders()
  expect(headers).toMatchObject({
    'x-gateway-version': '3',
    encryption: expect.stringMatching(/^modern; key=/),
  })
  await expect(visitor.balance).toContainText('฿5,000.00')
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.getByRole('navigation').getByRole('link', { name: visitor.words.recent }).click()
  const warning = page.getByRole('alertdialog', { name: visitor.words.accountFirst })
  await warning.getByRole('button', { name: visitor.words.notNow }).click()
  await expect(warning).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(visitor.words.accountFirst)
  await page.getByRole('main').getByRole('link', { name: visitor.words.register }).click()
  await expect(page).toHaveURL('/register')
})

test('what is for members waits for the login, and opens right after', async ({ page }) => {
  const visitor = new Visitor(page)
  await page.goto('/')
  await page.getByRole('navigation').getByRole('link', { name: visitor.words.recent }).click()
  await visitor.loginDialog.waitFor()
  await visitor.tryLogin(visitor.loginDialog, person('newbie'))
  await expect(visitor.loginDialog).toBeHidden()
  await expect(page).toHaveURL('/recent')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(visitor.words.recent)
})

test('who closes the login stays a guest, and finds the door again', async ({ page }) => {
  const visitor = new Visitor(page)
  const { promise: restMayCome, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/footer-*.js', async (route) => {
    await restMayCome
    await route.continue()
  })
  await page.goto('/recent')
  const door = page.getByRole('main').getByRole('button', { name: visitor.words.login })
  await door.click()
  await visitor.loginDialog.waitFor()
  await page.keyboard.press('Escape')
  await expect(visitor.loginDialog).toBeHidden()
  // Nor is the door opened once more when the rest of the page has come.
  release()
  await page.waitForFunction(() => window.foyerEarly?.pressed === false)
  await door.click()
  await visitor.tryLogin(visitor.loginDialog, person('newbie'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(visitor.words.recent)
})

test('logging out in one tab is seen in the other', async ({ page }) => {
  const visitor = new Visitor(page)
  await page.goto('/')
  await visitor.login('vip88')
  // A page that one opens from here begins with this session.
  const opened = page.waitForEvent('popup')
  await page.evaluate(() => void window.open('/rng'))
  const other = new Visitor(await opened)
  await expect(other.balance).toContainText('฿12,480.00')
  const typed = other.page.getByRole('searchbox', { name: other.words.search })
  await typed.fill('naga')

  await visitor.openAccount('vip88')
  const question = page.getByRole('alertdialog', { name: visitor.words.logout })
  await question.getByRole('button', { name: visitor.words.logout }).click()
  await expect(other.balance).toBeHidden()
  await expect(other.header.getByRole('button', { name: other.words.login })).toBeVisible()
  // Where they are, with what they were typing.
  await expect(other.page).toHaveURL(/\/rng/)
  await expect(typed).toHaveValue('naga')
  // Nothing stays of the member; what a guest's page keeps may have come since.
  const kept = await other.page.evaluate(() => Object.keys(sessionStorage))
  expect(kept.filter((key) => !['gameVendor:TH', 'noticesShown'].includes(key))).toEqual([])
})

test('a session that is over ends quietly, and what was typed stays', async ({ page }) => {
  const visitor = new Visitor(page)
  await page.goto('/rng')
  await visitor.login('newbie')
  const typed = page.getByRole('searchbox', { name: visitor.words.search })
  await typed.fill('sevn headed')
  // As it is after twelve hours: the gateway knows the token no more.
  await page.evaluate(() => sessionStorage.setItem('token', 'A'.repeat(43)))
  await visitor.balance.getByRole('button', { name: visitor.words.refresh }).click()
  await expect(visitor.header.getByRole('button', { name: visitor.words.login })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(typed).toHaveValue('sevn headed')
})

test('a token in the address is handed in once, and gone', async ({ page, operator }) => {
  const visitor = new Visitor(page)
  const link = await operator.invite('vip88')
  const exchanges: string[] = []
  const referrers: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/login/token')) exchanges.push(request.postData() ?? '')
    // Faces are the gateway's own, which was asked for this very address: for them Chromium forgets
    // the policy of the page.
    if (request.resourceType() !== 'font') referrers.push(request.headers()['referer'] ?? '')
  })
  await page.goto('/rng')
  await page.goto(link.replace('/?', '/rng?name=naga&'))
  await expect(visitor.balance).toContainText('฿12,480.00')
  await expect(page).toHaveURL('/rng?name=naga')
  const ticket = new URL(link, 'http://x').searchParams.get('token') ?? '-'
  expect(exchanges).toHaveLength(1)
  expect(referrers.filter((referrer) => referrer.includes(ticket))).toEqual([])

  await page.goBack()
  await page.goForward()
  await expect(page).toHaveURL('/rng?name=naga')
  await page.reload()
  await expect(visitor.balance).toBeVisible()
  expect(exchanges).toHaveLength(1)
})

test('a token leads into a page for members, past its door', async ({ page, operator }) => {
  const visitor = new Visitor(page)
  const link = await operator.invite('newbie')
  await page.goto(link.replace('/?', '/recent?'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(visitor.words.recent)
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(visitor.words.recent)
})

test('a token that was used before says so, and leads to the login', async ({
  page,
  context,
  operator,
}) => {
  const visitor = new Visitor(page)
  const link = await operator.invite('newbie')
  await page.goto(link)
  await expect(visitor.balance).toBeVisible()

  const late = new Visitor(await context.newPage())
  await late.page.goto(link)
  await late.page
    .getByRole('dialog', { name: 'ลิงก์นี้ใช้ไม่ได้แล้ว' })
    .getByRole('button', { name: late.words.login })
    .click()
  await late.loginDialog.waitFor()
  await expect(late.page).toHaveURL('/')
})

test('logging in needs nothing but keys', async ({ page }) => {
  const visitor = new Visitor(page)
  const { username, password } = person('newbie')
  await page.goto('/')
  const focused = page.locator(':focus')
  const walkTo = async (name: string) => {
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press('Tab')
      const label = await focused.evaluate((element) => element.textContent?.trim())
      if (label === name) return
    }
    throw new Error(`No amount of Tab leads to ${name}`)
  }
  await walkTo(visitor.words.login)
  await page.keyboard.press('Enter')
  const form = visitor.loginDialog
  await expect(form.getByRole('textbox', { name: visitor.words.username })).toBeFocused()
  await page.keyboard.type(username)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(form).toBeHidden()
  await expect(visitor.balance).toBeVisible()
})

test('a browser that was told to remembers for a day, under lock and key', async ({
  page,
  context,
}) => {
  const visitor = new Visitor(page)
  const { username, password } = person('newbie')
  await page.goto('/')
  const form = await visitor.openLogin()
  await form.getByRole('checkbox', { name: visitor.words.remember }).check()
  await visitor.tryLogin(form, { username, password })
  await expect(visitor.balance).toBeVisible()

  const cookies = await context.cookies()
  const kept = cookies.filter(({ name }) => name.startsWith('remembered'))
  expect(kept.map(({ name }) => name).toSorted()).toEqual(['remembered', 'remembered_seal'])
  expect(JSON.stringify(cookies)).not.toContain(password)
  const hours = kept.map(({ expires }) => (expires * 1000 - Date.now()) / 3_600_000)
  for (const life of hours) expect(life).toBeCloseTo(24, 0)

  const next = new Visitor(await context.newPage())
  await next.page.goto('/login')
  const main = next.page.getByRole('main')
  // The page is as the server drew it until somebody is there.
  await main.getByRole('textbox', { name: next.words.username }).click()
  const secret = main.getByRole('textbox', { name: next.words.password, exact: true })
  await expect(main.getByRole('textbox', { name: next.words.username })).toHaveValue(username)
  await expect(secret).toHaveValue(password)
  await main.getByRole('checkbox', { name: next.words.remember }).uncheck()
  await expect
    .poll(async () => (await context.cookies()).some(({ name }) => name.startsWith('remembered')))
    .toBe(false)
})
