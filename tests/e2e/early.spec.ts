import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { Visitor } from './support/visitor.ts'
import { untilAlive } from './support/wake.ts'

/** Keeps the site's own script away until it is released. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/browser-*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('a click before the scripts is not lost, and counts once', async ({ page }) => {
  const visitor = new Visitor(page)
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await visitor.header.getByRole('button', { name: visitor.words.scheme }).click()
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-scheme', 'dark')
  release()
  await expect(root).toHaveAttribute('data-scheme', 'light')

  // A menu that hears its click twice closes again; by the time it is open, all is said and done.
  await visitor.speak('en')
  await expect(root).toHaveAttribute('lang', 'en')
  await expect(root).toHaveAttribute('data-scheme', 'light')
})

test('a choice before the scripts is not lost', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/rng', { waitUntil: 'commit' })
  await page.getByRole('combobox', { name: 'เดิมพันขั้นต่ำ' }).selectOption('5')
  release()
  await expect(page).toHaveURL('/rng?minBet=5')
})

test('the search’s keys before the scripts are not lost', async ({ page }) => {
  const visitor = new Visitor(page)
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(visitor.header.getByRole('button', { name: visitor.words.language })).toBeVisible()
  await page.keyboard.press('Control+k')
  release()
  await expect(page.getByRole('combobox')).toBeFocused()
})

test('a press without pointer or key is one too', async ({ page }) => {
  const visitor = new Visitor(page)
  await page.goto('/')
  await untilAlive(page)
  await visitor.header.getByRole('button', { name: visitor.words.scheme }).dispatchEvent('click')
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light')
})

test('who presses again and again is answered once, without waiting for the rest of the page', async ({
  page,
}) => {
  const visitor = new Visitor(page)
  const release = await holdScripts(page)
  await page.route('**/assets/footer-*.js', () => {})
  await page.goto('/', { waitUntil: 'commit' })
  const more = visitor.header.getByRole('button', { name: visitor.words.language })
  await more.click()
  await more.click()
  release()
  // A menu that is pressed twice is closed.
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeVisible()
  await page.keyboard.press('Escape')
  await visitor.openLogin()
  await expect(visitor.loginDialog).toBeVisible()
  // What has not come stays as the server has drawn it.
  await expect(page.locator('footer')).toBeVisible()
})

test('the page reads without any script', async ({ browser, gateway }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: gateway.url })
  const page = await context.newPage()
  const visitor = new Visitor(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: visitor.words.home })).toBeVisible()
  await visitor.header.getByRole('link', { name: visitor.words.slots, exact: true }).click()
  const games = page.getByRole('list', { name: visitor.words.games, exact: true })
  await expect(games.getByRole('listitem')).toHaveCount(20)
  await context.close()
})

test('what is not there is said to be not there', async ({ page, request }) => {
  const missing = await page.goto('/no-such-room')
  expect(missing?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const asset = await request.get('/assets/no-such-file.js')
  expect(asset.status()).toBe(404)
  expect(asset.headers()['content-type']).not.toContain('html')
})

test('where the site’s own code never comes the page says so, and its links lead on', async ({
  page,
  faults,
}) => {
  const code = '**/assets/browser-*.js'
  await page.route(code, (route) => route.abort())
  await page.goto('/')
  const said = page.getByRole('alert').filter({ hasText: 'โหลดใหม่' })
  await expect(said).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'สล็อต', exact: true }).click()
  await expect(page).toHaveURL('/rng')
  await expect(said).toBeVisible()
  await page.unroute(code)
  await said.getByRole('link').click()
  await untilAlive(page)
  await expect(page).toHaveURL('/rng')
  await expect(said).toBeHidden()
  faults.length = 0
})
