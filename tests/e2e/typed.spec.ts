import { expect, test } from './support/test.ts'
import { Visitor, watchCaptchas } from './support/visitor.ts'

// However text gets into a field, and whatever rules a server sends for it (A4).

const password = 'lantern-2026'
const agree = /ฉันอายุ 18 ปีขึ้นไป/
const greeting = 'เข้าบ้านแล้ว ยินดีต้อนรับ'

const rule = (acceptedPattern: string, changes: object = {}) => ({
  enabled: true,
  required: false,
  minLength: 1,
  maxLength: 200,
  patternId: 0,
  acceptedPattern,
  ...changes,
})

test('composed, pasted and filled-in text count as typed', async ({ page, operator }) => {
  const visitor = new Visitor(page)
  const { words } = visitor
  const pictures = watchCaptchas(page, operator)
  await page.goto('/register')
  const main = page.getByRole('main')
  const full = main.getByRole('textbox', { name: 'ชื่อ-นามสกุล' })
  await full.focus()
  const session = await page.context().newCDPSession(page)
  // As an input method writes: nothing of it is an answer before it is settled.
  for (const text of ['なか', '中', '中村']) {
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  }
  await session.send('Input.insertText', { text: 'สมหญิง ใจดี' })
  await expect(full).toHaveValue('สมหญิง ใจดี')

  const username = main.getByRole('textbox', { name: words.username })
  await username.focus()
  await username.evaluate((field: HTMLInputElement, text) => {
    const data = new DataTransfer()
    data.setData('text/plain', text)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
    // What a browser does unless the page has forbidden it.
    document.execCommand('insertText', false, text)
  }, '  typed2026 ')
  // A password manager that tells the page nothing.
  await main
    .getByRole('textbox', { name: words.password, exact: true })
    .evaluate((field: HTMLInputElement, value) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
    }, password)
  // Digits of the keyboard at hand.
  const digits = await pictures.next()
  await main
    .getByRole('textbox', { name: words.picture })
    .fill(digits.replaceAll(/\d/g, (digit) => String.fromCharCode(0x0e50 + Number(digit))))
  await main.getByRole('checkbox', { name: agree }).check()
  await main.getByRole('button', { name: words.register, exact: true }).click()
  await expect(page.getByRole('dialog', { name: greeting })).toBeVisible()

  const other = new Visitor(await page.context().newPage())
  await other.page.goto('/login')
  await other.tryLogin(other.page.getByRole('main'), { username: 'typed2026', password })
  await expect(other.balance).toContainText('฿1,000.00')
})

test('rules that are meant to hang or break the form do neither', async ({ page, operator }) => {
  test.slow()
  const visitor = new Visitor(page)
  const { words } = visitor
  const pictures = watchCaptchas(page, operator)
  await operator.ask({
    // Takes a browser's own engine longer than anybody lives.
    payeeName: rule(String.raw`^(\w+\s?)*$`),
    line: rule('^(a+)+$'),
    whatsapp: rule('([', { minLength: 9, maxLength: 2 }),
    zalo: rule('^.*$', { minLength: -5, maxLength: 1e12 }),
    qqNum: rule('x'.repeat(5000), { patternId: 4711 }),
  })
  const main = page.getByRole('main')
  const line = main.getByRole('textbox', { name: 'LINE' })
  // A page that was drawn for somebody is handed out for ten seconds more.
  await expect(async () => {
    await page.goto('/register')
    await expect(line).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 20_000 })
  const poison = `${'a'.repeat(60)}!`
  await line.fill(poison)
  await main.getByRole('textbox', { name: 'ชื่อ-นามสกุล' }).fill(poison)
  // A page that hangs would draw no frame, and this would never come back.
  const frame = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const began = performance.now()
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
      }),
  )
  expect(frame).toBeLessThan(5000)
  await main.getByRole('textbox', { name: words.username }).fill('hostile2026')
  await main.getByRole('textbox', { name: words.password, exact: true }).fill(password)
  await main.getByRole('textbox', { name: words.picture }).fill(await pictures.next())
  await main.getByRole('checkbox', { name: agree }).check()
  const send = main.getByRole('button', { name: words.register, exact: true })
  await send.click()
  // What breaks the rule is told, and can be mended.
  await expect(main.locator('input[aria-invalid=true]').first()).toBeFocused()
  await expect(line).toHaveValue(poison)
  await line.fill('')
  await main.getByRole('textbox', { name: 'ชื่อ-นามสกุล' }).fill('')
  await send.click()
  await expect(page.getByRole('dialog', { name: greeting })).toBeVisible()
  await operator.ask({})
})
