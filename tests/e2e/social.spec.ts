import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '../../scripts/serve.ts'
import { type Issuer, startIssuer } from '../issuer/issuer.ts'
import { Operator } from './support/operator.ts'
import { test as base, expect } from './support/test.ts'
import { Visitor } from './support/visitor.ts'

/** What people see there, in Thai. */
const said = {
  withGoogle: 'ใช้บัญชี Google',
  notLoggedIn: 'ยังไม่ได้เข้าสู่ระบบ',
  anotherWay: 'เข้าด้วยวิธีอื่น',
  notFinished: 'เข้าสู่ระบบไม่สำเร็จ',
}

/** A port that is free: the issuer has to know where people are sent back to before the site is up. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

/** A gateway that knows a Google of its own, on this machine. */
const test = base.extend<object, { google: { issuer: Issuer; port: number } }>({
  google: [
    async ({}, provide) => {
      const port = await freePort()
      const issuer = await startIssuer([`http://127.0.0.1:${port}/login/social`])
      await provide({ issuer, port })
      await issuer.close()
    },
    { scope: 'worker' },
  ],
  gateway: [
    async ({ google: { issuer, port } }, provide) => {
      const served = await serve({
        env: {
          PORT: String(port),
          FOYER_GOOGLE_ID: issuer.clientId,
          FOYER_GOOGLE_SECRET: issuer.clientSecret,
          FOYER_GOOGLE_ISSUER: issuer.url,
        },
      })
      await provide({ url: served.url, operator: new Operator(served.url, served.opsToken) })
      await served.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

test('a player comes in by Google, and finds their account again', async ({ page, faults }) => {
  const visitor = new Visitor(page)
  const setOut = async () => {
    await page.goto('/rng')
    const dialog = await visitor.openLogin()
    await dialog.getByRole('button', { name: said.withGoogle }).click()
  }
  await setOut()
  await page.getByPlaceholder('Enter any login').waitFor()
  // The issuer's own page asks for fonts that are not here.
  faults.length = 0
  await page.getByPlaceholder('Enter any login').fill('somchai')
  await page.getByPlaceholder('and password').fill('whatever')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await expect(visitor.balance).toBeVisible()
  // Where they were, and nothing of the trip is left in the address.
  await expect(page).toHaveURL('/rng')
  const account = await page.evaluate(() => sessionStorage.getItem('account'))
  expect(account).toMatch(/^go[a-z0-9]{9}$/)
  expect(await page.evaluate(() => sessionStorage.getItem('social'))).toBeNull()

  // Signed out here, still signed in over there: one press.
  await page.evaluate(() => sessionStorage.clear())
  await setOut()
  await expect(visitor.balance).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('account'))).toBe(account)
})

test('who changes their mind over there is told so, and finds the way on', async ({
  page,
  faults,
}) => {
  const visitor = new Visitor(page)
  await page.goto('/login')
  await page.getByRole('main').getByRole('button', { name: said.withGoogle }).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  faults.length = 0
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: said.notLoggedIn })).toBeVisible()
  await expect(page).toHaveURL('/login/social')
  await main.getByRole('link', { name: said.anotherWay }).click()
  await expect(main.getByRole('textbox', { name: visitor.words.username })).toBeVisible()
})

test('a return that this tab did not set out for lets nobody in', async ({ page }) => {
  await page.goto(`/login/social?state=${'a'.repeat(43)}&code=somebody-elses`)
  await expect(page.getByRole('heading', { name: said.notFinished })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
})
