import type { Locator } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { Visitor } from './support/visitor.ts'

/** The SMS login, by the names of things. */
function smsLogin(visitor: Visitor, around: Locator) {
  const { words } = visitor
  return {
    choose: () => around.getByRole('tab', { name: words.smsCode }).click(),
    mobile: around.getByRole('textbox', { name: words.mobile }),
    code: around.getByRole('textbox', { name: words.smsCode }),
    getCode: around.getByRole('button', { name: words.getCode, exact: true }),
    counting: around.getByRole('button', { name: words.codeAgain }),
    remember: around.getByRole('checkbox', { name: words.remember }),
    send: around.getByRole('button', { name: words.login, exact: true }),
  }
}

/** Whole seconds on the button; what only keeps its width cannot be seen. */
const secondsOn = async (button: Locator) => Number(/\d+/.exec(await button.innerText())?.[0])

test('a member logs in by the code of an SMS, and the number is remembered', async ({
  page,
  operator,
}) => {
  const visitor = new Visitor(page)
  await page.goto('/')
  const form = smsLogin(visitor, await visitor.openLogin())
  await form.choose()
  await form.mobile.fill('0812345678')
  await form.getCode.click()
  await expect(form.counting).toBeVisible()
  // Whoever pressed the button goes on with the code.
  await expect(form.code).toBeFocused()

  const code = await operator.codeFor('+66812345678')
  const wrong = code.replace(/\d$/, (last) => String((Number(last) + 1) % 10))
  await form.code.fill(wrong)
  await form.remember.check()
  await form.send.click()
  await expect(form.code).toHaveAttribute('aria-invalid', 'true')
  await expect(form.mobile).toHaveValue('081 234 5678')

  await form.code.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await form.send.click()
  await expect(visitor.balance).toContainText('฿')

  // Another tab begins signed out (a session belongs to its tab), and knows the number.
  const other = new Visitor(await page.context().newPage())
  await other.page.goto('/')
  const again = smsLogin(other, await other.openLogin())
  await again.choose()
  await expect(again.mobile).toHaveValue(/^081 ?234 ?5678$/)
  await expect(again.remember).toBeChecked()
  await expect(again.code).toHaveValue('')
})

test('asks for the number first, and sends nothing to a wrong one', async ({ page }) => {
  const visitor = new Visitor(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/verification/sms/')) asked.push(request.url())
  })
  await page.goto('/login')
  const form = smsLogin(visitor, page.getByRole('main'))
  await form.choose()
  await form.getCode.click()
  await expect(form.mobile).toHaveAttribute('aria-invalid', 'true')
  await expect(form.mobile).toBeFocused()
  // A land line. Not by the same button: it hears one press a second.
  await form.mobile.fill('02 123 4567')
  await form.send.click()
  await expect(form.mobile).toHaveAttribute('aria-invalid', 'true')
  expect(asked).toEqual([])
})

test('a number of nobody looks like any other, and is sent nothing', async ({ page, operator }) => {
  const visitor = new Visitor(page)
  await page.goto('/login')
  const form = smsLogin(visitor, page.getByRole('main'))
  await form.choose()
  await form.mobile.fill('+66 89 000 0999')
  await form.getCode.click()
  await expect(form.counting).toBeVisible()
  await expect(page.getByText('089 *** 0999')).toBeVisible()
  const [message] = await operator.sentTo('+66890000999')
  expect(message?.fate).toBe('not sent: nobody has this number')
  expect(message?.text).not.toMatch(/\d{6}/)
})

for (const [name, hours] of [
  ['three hours ahead', 3],
  ['a day behind', -24],
] as const) {
  test(`counts down right with a clock ${name}, and after the tab slept`, async ({ page }) => {
    await page.clock.install({ time: Date.now() + hours * 60 * 60_000 })
    const visitor = new Visitor(page)
    await page.goto('/login')
    const form = smsLogin(visitor, page.getByRole('main'))
    await form.choose()
    await form.mobile.fill(hours > 0 ? '0890000801' : '0890000802')
    await form.getCode.click()
    await expect(form.counting).toBeVisible()
    const first = await secondsOn(form.counting)
    expect(first).toBeGreaterThan(50)
    expect(first).toBeLessThanOrEqual(60)
    await expect(form.counting).toHaveAttribute('aria-disabled', 'true')

    // Its timers fire once, as behind a closed lid.
    await page.clock.fastForward(30_000)
    await expect.poll(() => secondsOn(form.counting)).toBeLessThanOrEqual(30)
    expect(await secondsOn(form.counting)).toBeGreaterThan(10)
    await page.clock.fastForward(30_000)
    await expect(form.getCode).toBeVisible()
    await expect(form.getCode).not.toHaveAttribute('aria-disabled', 'true')
  })
}

test('a reloaded page is told of the countdown that still runs', async ({ page }) => {
  const visitor = new Visitor(page)
  const ask = async () => {
    await page.goto('/login')
    const form = smsLogin(visitor, page.getByRole('main'))
    await form.choose()
    await form.mobile.fill('0890000803')
    await form.getCode.click()
    await expect(form.counting).toBeVisible()
    return secondsOn(form.counting)
  }
  const first = await ask()
  expect(await ask()).toBeLessThanOrEqual(first)
})
