import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '../../scripts/serve.ts'
import { Operator } from './support/operator.ts'
import { expect, test } from './support/test.ts'
import { person, Visitor, watchCaptchas } from './support/visitor.ts'

/** What people see there, in Thai. */
const said = {
  failed: 'ตรวจสอบความปลอดภัยไม่สำเร็จ ลองอีกครั้ง',
  cannotRead: 'ฉันอ่านภาพนี้ไม่ออก',
  proved: 'เสร็จแล้ว ไม่ต้องใช้ภาพ',
  digits: 'รหัสจากภาพ',
  check: 'ตรวจสอบความปลอดภัย',
  blocked: 'โหลดการตรวจสอบไม่ได้ อาจติดตัวบล็อกโฆษณา',
  again: 'ลองอีกครั้ง',
}

test.describe('the house’s own check', () => {
  test('a check that comes to nothing is said, and the next press gets in', async ({ page }) => {
    const visitor = new Visitor(page)
    // The first proof is taken away: the server is not shown that anybody is there.
    await page.route('**/wps/session/bot-check', (route) =>
      route.fulfill({ json: { success: true, value: { provider: 'none' } } }),
    )
    await page.goto('/')
    const dialog = await visitor.openLogin()
    await visitor.tryLogin(dialog, person('newbie'))
    await expect(dialog.getByRole('alert')).toHaveText(said.failed)
    await expect(dialog.getByRole('textbox', { name: visitor.words.username })).toHaveValue(
      'newbie',
    )
    await page.unroute('**/wps/session/bot-check')
    await dialog.getByRole('button', { name: visitor.words.login, exact: true }).click()
    await expect(visitor.balance).toBeVisible()
  })

  test('who cannot read the picture lets the device work instead', async ({ page, operator }) => {
    const visitor = new Visitor(page)
    // Three refusals, each after a proof, and then the longer work.
    test.setTimeout(60_000)
    const captchas = watchCaptchas(page, operator)
    await page.goto('/')
    const dialog = await visitor.openLogin()
    const press = dialog.getByRole('button', { name: visitor.words.login, exact: true })
    const { username, password } = person('agent')
    const digits = dialog.getByRole('textbox', { name: said.digits })
    for (let attempt = 0; attempt < 3; attempt++) {
      await visitor.tryLogin(dialog, { username, password: 'wrong' })
      await expect(dialog.getByRole('alert')).toBeVisible()
      await expect(press).not.toHaveAttribute('aria-busy', 'true')
    }
    await expect(digits).toBeVisible()
    await captchas.next()
    await dialog.getByRole('button', { name: said.cannotRead }).click()
    await expect(dialog.getByText(said.proved)).toBeVisible({ timeout: 20_000 })
    await dialog.getByRole('textbox', { name: visitor.words.password, exact: true }).fill(password)
    await press.click()
    await expect(visitor.balance).toBeVisible()
  })
})

/** A provider's script as they write them: a box that is pressed, and a token for the page. */
const script = `
  window.turnstile = {
    render(element, { sitekey, callback }) {
      const button = document.createElement('button')
      button.textContent = 'I am a person at ' + sitekey
      button.addEventListener('click', () => callback('token-of-a-person'))
      element.replaceChildren(button)
      return 'one'
    },
    remove() {},
  }`

const hosted = test.extend<object, { provider: { url: string; tokens: string[] } }>({
  provider: [
    async ({}, provide) => {
      const tokens: string[] = []
      const server = createServer((request, response) => {
        let body = ''
        request.on('data', (chunk) => (body += chunk))
        request.on('end', () => {
          const token = new URLSearchParams(body).get('response') ?? ''
          tokens.push(token)
          response.end(JSON.stringify({ success: token === 'token-of-a-person' }))
        })
      })
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
      const { port } = server.address() as AddressInfo
      await provide({ url: `http://127.0.0.1:${port}/siteverify`, tokens })
      server.close()
    },
    { scope: 'worker' },
  ],
  gateway: [
    async ({ provider }, provide) => {
      const served = await serve({
        env: {
          FOYER_BOT_CHECK: 'turnstile',
          FOYER_BOT_CHECK_KEY: 'key-of-the-site',
          FOYER_BOT_CHECK_SECRET: 'secret-of-the-house',
          FOYER_BOT_CHECK_URL: provider.url,
        },
      })
      await provide({ url: served.url, operator: new Operator(served.url, served.opsToken) })
      await served.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

hosted.describe('a check that somebody else runs', () => {
  const address = 'https://challenges.cloudflare.com/turnstile/**'

  hosted('is shown over the form, and lets in', async ({ page, provider }) => {
    const visitor = new Visitor(page)
    await page.route(address, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script }),
    )
    await page.goto('/')
    await visitor.tryLogin(await visitor.openLogin(), person('newbie'))
    const check = page.getByRole('dialog', { name: said.check })
    await check.getByRole('button', { name: 'I am a person at key-of-the-site' }).click()
    await expect(visitor.balance).toBeVisible()
    expect(provider.tokens).toEqual(['token-of-a-person'])
  })

  hosted('says when it is kept out, and how to go on', async ({ page, faults }) => {
    const visitor = new Visitor(page)
    await page.route(address, (route) => route.abort('blockedbyclient'))
    await page.goto('/')
    const dialog = await visitor.openLogin()
    await visitor.tryLogin(dialog, person('newbie'))
    const check = page.getByRole('dialog', { name: said.check })
    await expect(check.getByText(said.blocked)).toBeVisible()
    // The browser's own word for the script that was kept out.
    faults.length = 0
    await page.unroute(address)
    await page.route(address, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script }),
    )
    await check.getByRole('button', { name: said.again }).click()
    await check.getByRole('button', { name: 'I am a person at key-of-the-site' }).click()
    await expect(visitor.balance).toBeVisible()
  })

  hosted('can be left, and what was typed is still there', async ({ page }) => {
    const visitor = new Visitor(page)
    await page.route(address, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script }),
    )
    await page.goto('/')
    const dialog = await visitor.openLogin()
    await visitor.tryLogin(dialog, person('newbie'))
    const check = page.getByRole('dialog', { name: said.check })
    await expect(check.getByRole('button', { name: 'I am a person' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(check).toBeHidden()
    await expect(dialog.getByRole('alert')).toHaveText(said.failed)
    await expect(dialog.getByRole('textbox', { name: visitor.words.username })).toHaveValue(
      'newbie',
    )
  })
})
