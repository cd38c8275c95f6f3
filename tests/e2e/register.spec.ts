import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { Visitor, watchCaptchas } from './support/visitor.ts'

const words = {
  th: {
    join: 'สมัคร',
    register: 'สมัครสมาชิก',
    byMobile: 'ใช้เบอร์มือถือแทน',
    agree: /ฉันอายุ 18 ปีขึ้นไป/,
    welcome: 'เข้าบ้านแล้ว ยินดีต้อนรับ',
    play: 'ไปเล่นกัน',
    referral: /รหัสผู้แนะนำ/,
    agent: /รหัสเอเย่นต์/,
    taken: 'ชื่อผู้ใช้นี้มีคนใช้แล้ว ลองชื่ออื่น',
    wrongReferral: 'รหัสผู้แนะนำใช้ไม่ได้',
    wrongAgent: 'รหัสเอเย่นต์ใช้ไม่ได้',
  },
}.th

const password = 'lantern-2026'

/** The registration form, by the names of things. */
function joinForm(visitor: Visitor, around: Locator) {
  const { words: spoken } = visitor
  const text = (name: string | RegExp) => around.getByRole('textbox', { name })
  return {
    username: text(spoken.username),
    password: around.getByRole('textbox', { name: spoken.password, exact: true }),
    mobile: text(spoken.mobile),
    code: text(spoken.smsCode),
    getCode: around.getByRole('button', { name: spoken.getCode, exact: true }),
    counting: around.getByRole('button', { name: spoken.codeAgain }),
    picture: text(spoken.picture),
    referral: text(words.referral),
    agent: text(words.agent),
    agree: around.getByRole('checkbox', { name: words.agree }),
    send: around.getByRole('button', { name: words.register, exact: true }),
  }
}

const greeting = (page: Page) => page.getByRole('dialog', { name: words.welcome })

test('a guest registers by user name, is greeted at home, and has the credit', async ({
  page,
  operator,
}) => {
  const visitor = new Visitor(page)
  const pictures = watchCaptchas(page, operator)
  await page.goto('/register')
  const form = joinForm(visitor, page.getByRole('main'))
  await form.username.fill('newbie')
  await form.password.fill(password)
  await form.picture.fill(await pictures.next())
  await form.agree.check()
  await form.send.click()
  // Somebody has the name: everything else stays, but the picture, which has served.
  await expect(page.getByText(words.taken)).toBeVisible()
  await expect(form.username).toBeFocused()
  await expect(form.password).toHaveValue(password)

  const digits = await pictures.next()
  await form.username.fill('lotus2026')
  await form.picture.fill(digits)
  await form.send.click()
  await expect(greeting(page)).toBeVisible()
  await expect(page).toHaveURL('/')
  await greeting(page).getByRole('button', { name: words.play }).click()
  await expect(greeting(page)).toBeHidden()
  await expect(visitor.balance).toContainText('฿1,000.00')
  await page.reload()
  await expect(visitor.balance).toBeVisible()
})

test('a guest registers by mobile number with the code of the outbox', async ({
  page,
  operator,
}) => {
  const visitor = new Visitor(page)
  const pictures = watchCaptchas(page, operator)
  await page.goto('/register')
  await page.getByRole('button', { name: words.byMobile }).click()
  const form = joinForm(visitor, page.getByRole('main'))
  await form.mobile.fill('0891112233')
  await form.getCode.click()
  await expect(form.counting).toBeVisible()
  await form.code.fill(await operator.codeFor('+66891112233'))
  await form.password.fill(password)
  await form.picture.fill(await pictures.next())
  await form.agree.check()
  await form.send.click()
  const account = greeting(page).getByText(/^m\d{9}$/)
  await expect(account).toBeVisible()
  const username = (await account.textContent()) ?? ''
  await greeting(page).getByRole('button', { name: words.play }).click()
  await expect(visitor.balance).toContainText('฿1,000.00')

  // The user name that was made lets in as well.
  const other = new Visitor(await page.context().newPage())
  await other.page.goto('/')
  await other.tryLogin(await other.openLogin(), { username, password })
  await expect(other.balance).toBeVisible()
})

test('the links of friends and agents bring their codes along', async ({ page, operator }) => {
  const visitor = new Visitor(page)
  const pictures = watchCaptchas(page, operator)
  const agentRule = {
    enabled: true,
    required: false,
    minLength: 4,
    maxLength: 16,
    patternId: 3,
    acceptedPattern: '^[A-Za-z0-9]+$',
  }
  await operator.ask({ affiliateCode: agentRule })
  const checked = page.waitForResponse((response) =>
    response.url().endsWith('/wps/agent/affiliate'),
  )
  await page.goto('/register?referralCode=LANTERN8&affiliateCode=TEAK88')
  const form = joinForm(visitor, page.getByRole('main'))
  await form.username.fill('brought2026')
  await form.password.fill(password)
  await form.picture.fill(await pictures.next())
  expect((await checked).status()).toBe(200)
  // The link's right code leaves nothing to ask.
  await expect(form.agent).toBeHidden()
  await expect(form.referral).toHaveValue('LANTERN8')
  await form.agree.check()
  await form.send.click()
  const warning = page.getByRole('alertdialog', { name: words.wrongReferral })
  await expect(warning).toContainText('LANTERN8')
  await page.keyboard.press('Enter')
  await expect(warning).toBeHidden()
  await expect(form.referral).toBeFocused()

  const digits = await pictures.next()
  await form.referral.fill('lantern7')
  await form.picture.fill(digits)
  await form.send.click()
  await expect(greeting(page)).toBeVisible()
  await operator.ask({})
})

test('an agent’s code that is nobody’s stops the registration with a warning', async ({
  page,
  operator,
}) => {
  const visitor = new Visitor(page)
  const pictures = watchCaptchas(page, operator)
  await operator.ask({
    affiliateCode: {
      enabled: true,
      required: false,
      minLength: 4,
      maxLength: 16,
      patternId: 3,
      acceptedPattern: '*',
    },
  })
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/member/register')) sent.push(request.url())
  })
  await page.goto('/register')
  const form = joinForm(visitor, page.getByRole('main'))
  await form.username.fill('stopped2026')
  await form.password.fill(password)
  await form.agent.fill('TEAK89')
  await form.picture.fill(await pictures.next())
  await form.agree.check()
  await form.send.click()
  await expect(page.getByRole('alertdialog', { name: words.wrongAgent })).toContainText('TEAK89')
  expect(sent).toEqual([])
  await operator.ask({})
})

test('registers by keyboard alone', async ({ page, operator }) => {
  // A few dozen steps, each of them a press and a look.
  test.slow()
  const visitor = new Visitor(page)
  const pictures = watchCaptchas(page, operator)
  await page.goto('/')
  const tabTo = async (there: Locator) => {
    for (let presses = 0; presses < 60; presses++) {
      if (await there.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error('The keyboard does not get there')
  }
  await tabTo(visitor.header.getByRole('link', { name: words.join, exact: true }))
  // The form is fetched when its link is reached; the press before that leads to the page.
  await page.keyboard.press('Enter')
  const form = joinForm(visitor, page.locator('body'))
  await expect(form.username).toBeVisible()
  await tabTo(form.username)
  await page.keyboard.type('keys2026')
  await tabTo(form.password)
  await page.keyboard.type(password)
  await tabTo(form.picture)
  await page.keyboard.type(await pictures.next())
  await tabTo(form.agree)
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(greeting(page)).toBeVisible()
  await tabTo(greeting(page).getByRole('button', { name: words.play }))
  await page.keyboard.press('Enter')
  await expect(visitor.balance).toBeVisible()
})

test('a lost answer and ten clicks make one account', async ({ page, operator, faults }) => {
  const visitor = new Visitor(page)
  const pictures = watchCaptchas(page, operator)
  await page.goto('/register')
  const form = joinForm(visitor, page.getByRole('main'))
  await form.username.fill('once2026')
  await form.password.fill(password)
  await form.picture.fill(await pictures.next())
  await form.agree.check()
  let lost = 0
  await page.route('**/wps/member/register', async (route) => {
    if (lost > 0) return route.continue()
    lost += 1
    // The server does the work; its answer never arrives.
    await route.fetch()
    await route.abort('connectionreset')
  })
  await form.send.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(form.password).toHaveValue(password)
  await form.send.evaluate((button: HTMLElement) => {
    for (let click = 0; click < 10; click++) button.click()
  })
  await expect(greeting(page)).toBeVisible()
  await expect(page).toHaveURL('/')
  // The browser logs the answer that was cut off.
  faults.length = 0
})
