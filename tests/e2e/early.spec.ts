import { expect, test } from './support/test.ts'
import { Visitor } from './support/visitor.ts'

test('a click before the scripts is not lost, and counts once', async ({ page }) => {
  const visitor = new Visitor(page)
  let release = () => {}
  const clicked = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/browser-*.js', async (route) => {
    await clicked
    await route.continue()
  })
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

test('a press without pointer or key is one too', async ({ page }) => {
  const visitor = new Visitor(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await visitor.header.getByRole('button', { name: visitor.words.scheme }).dispatchEvent('click')
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light')
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
