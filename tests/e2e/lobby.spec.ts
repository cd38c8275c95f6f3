import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { person, Visitor } from './support/visitor.ts'
import { shown, wakeUp } from './support/wake.ts'

test('a list without an end is where it was after another page', async ({ page }) => {
  await page.goto('/rng')
  await page.getByRole('button', { name: 'เลื่อนดูต่อเนื่อง', exact: true }).click()
  await expect(page).toHaveURL(/\?endless=true$/)
  const games = page.getByRole('list', { name: 'เกม', exact: true })
  const first = games.getByRole('listitem').first()
  await expect(first).toHaveAttribute('aria-setsize', '1024')
  // Arrows walk the cards.
  const entrances = games.locator('[data-part=open]')
  await entrances.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(entrances.nth(1)).toBeFocused()

  await page.evaluate(() => scrollTo(0, 12_000))
  const placed = () => page.evaluate(() => (history.state as { place?: number } | null)?.place ?? 0)
  await expect.poll(placed).toBeGreaterThan(50)
  const place = await placed()
  const card = games.locator(`[aria-posinset="${place + 8}"] h2`)
  const name = await card.innerText()

  // A click would scroll to the header, which is in sight anyway.
  const away = page.getByRole('banner').getByRole('link', { name: 'โปรโมชั่น', exact: true })
  await away.dispatchEvent('click')
  await expect(page).toHaveURL(/\/promotions$/)
  await page.goBack()
  await expect(card).toBeInViewport()
  await expect(card).toHaveText(name)
})

test('a search that leaves more than one answer holds has all of them, and its place', async ({
  page,
}) => {
  await page.goto('/rng?endless=true&name=or')
  await wakeUp(page)
  const games = page.getByRole('list', { name: 'เกม', exact: true })
  const first = games.getByRole('listitem').first()
  await expect(first).toHaveAttribute('aria-setsize', /^1\d\d$/)
  const size = Number(await first.getAttribute('aria-setsize'))
  const last = games.locator(`[aria-posinset="${size}"] h2`)
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      return last.isVisible()
    })
    .toBe(true)
  await expect(games.locator('li:not(:has(h2))')).toHaveCount(0)
  await expect
    .poll(() => page.evaluate(() => (history.state as { place?: number } | null)?.place ?? 0))
    .toBeGreaterThan(50)
  const name = await last.innerText()
  const away = page.getByRole('banner').getByRole('link', { name: 'โปรโมชั่น', exact: true })
  await away.dispatchEvent('click')
  await expect(page).toHaveURL(/\/promotions$/)
  await page.goBack()
  await expect(last).toHaveText(name)
})

test('a lobby comes whole from another page', async ({ page }) => {
  await page.goto('/')
  await wakeUp(page)
  const link = page.getByRole('banner').getByRole('link', { name: 'สล็อต', exact: true })
  // As soon as its heading is there.
  const whole = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const watch = new MutationObserver(() => {
          if (document.querySelector('main h1')?.textContent !== 'สล็อต') return
          watch.disconnect()
          const bits = ['carousel', 'vendor-tabs', 'chip-group']
          resolve(bits.every((bit) => document.querySelector(`main [data-slot=${bit}]`)))
        })
        watch.observe(document.body, { childList: true, subtree: true })
      }),
  )
  await link.click()
  expect(await whole).toBe(true)
})

test('the filters say at once that they were pressed for, and come when their code does', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const line = Promise.withResolvers<void>()
  await page.route('**/assets/lobby-filter-sheet-*.js', async (route) => {
    await line.promise
    await route.continue()
  })
  await page.goto('/rng')
  await wakeUp(page, () => page.mouse.move(100, 400))
  const chip = page.getByRole('button', { name: /^ตัวกรอง/ })
  await chip.click()
  await expect(chip).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('main').getByRole('status').getByText('กำลังโหลด')).toBeAttached()
  line.resolve()
  await expect(page.getByRole('dialog', { name: 'ตัวกรอง' })).toBeVisible()
})

test('a guest who wants what they keep logs in and gets it', async ({ page }) => {
  const visitor = new Visitor(page)
  await page.goto('/rng')
  await page.getByRole('button', { name: 'รายการโปรด', exact: true }).click()
  await visitor.tryLogin(visitor.loginDialog, person('newbie'))
  await expect(page).toHaveURL(/\?favourites=true$/)
  await expect(page.getByRole('heading', { name: 'ยังไม่มีรายการโปรดที่นี่' })).toBeVisible()
})

test('a link to a sheet, or to what one keeps, waits for no sign of life', async ({ page }) => {
  await page.goto('/live?game=30059')
  await expect(page.getByRole('dialog', { name: 'ช้างสามเศียร' })).toBeVisible()
  await page.goto('/rng?favourites=true')
  const guest = page.getByRole('heading', { name: 'เข้าสู่ระบบเพื่อดูรายการโปรด' })
  await expect(guest).toBeVisible()
})

test('a lobby is where it was after another page that was loaded anew', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/rng')
  await wakeUp(page, () => page.mouse.move(200, 400))
  await page.evaluate(() => scrollTo(0, 1400))
  const scrolled = () =>
    page.evaluate(() => (history.state as { scroll?: number } | null)?.scroll ?? 0)
  await expect.poll(scrolled).toBe(1400)
  const away = page.getByRole('contentinfo').getByRole('link', { name: 'โปรโมชั่น', exact: true })
  await away.dispatchEvent('click')
  await expect(page).toHaveURL(/\/promotions$/)
  await page.reload()
  await page.goBack()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(20)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(1400)
})

test.describe('every filter is in the address', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  /** What a lobby says is chosen, and what it found; lists that were chosen from are chips. */
  const chosen = async (page: Page) => ({
    studio: await page.locator('main [aria-current=page]').first().innerText(),
    chips: await page.locator('main [data-slot=toggle-chip][aria-pressed=true]').allInnerTexts(),
    sort: await page.getByRole('combobox', { name: 'เรียงตาม' }).inputValue(),
    games: await page.getByRole('main').getByRole('article').getByRole('heading').allInnerTexts(),
  })

  test('so a reload, the Back button and a shared link bring it back', async ({
    page,
    browser,
    baseURL,
  }) => {
    const settled = async (address: RegExp) => {
      await expect(page).toHaveURL(address)
      await expect(page.locator('main [aria-busy=true]').and(shown(page))).toHaveCount(0)
    }
    await page.goto('/rng')
    await page.getByRole('main').getByRole('link', { name: 'Naga Works' }).click()
    await settled(/\/rng\?page=NGW$/)
    await page.getByRole('button', { name: 'สล็อตแมชชีน' }).click()
    await settled(/class=/)
    await page.getByRole('combobox', { name: 'เดิมพันขั้นต่ำ' }).selectOption('5')
    await settled(/minBet=5/)
    const before = await chosen(page)
    await page.getByRole('combobox', { name: 'จำนวนไลน์' }).selectOption({ index: 1 })
    await settled(/lines=/)
    await page.getByRole('combobox', { name: 'เรียงตาม' }).selectOption('new')
    await settled(/sort=new/)
    const all = await chosen(page)
    expect(all).not.toEqual(before)
    expect(all.games.length).toBeGreaterThan(0)
    const address = page.url()

    await page.reload()
    await expect.poll(() => chosen(page)).toEqual(all)
    const other = await browser.newContext({ locale: 'th-TH', viewport: page.viewportSize() })
    await other.addCookies([{ name: 'age', value: '99', url: baseURL ?? '' }])
    const shared = await other.newPage()
    await shared.goto(address)
    await expect.poll(() => chosen(shared)).toEqual(all)
    await other.close()

    await page.goBack()
    await page.goBack()
    await expect.poll(() => chosen(page)).toEqual(before)
    await page.goForward()
    await page.goForward()
    await expect.poll(() => chosen(page)).toEqual(all)

    // A name orders by itself, and stays with the rest.
    const [first = ''] = all.games
    await page.getByRole('searchbox', { name: 'ค้นหาเกม' }).fill(first)
    await settled(/name=/)
    await page.reload()
    await expect(page.getByRole('searchbox', { name: 'ค้นหาเกม' })).toHaveValue(first)
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(first)
    expect(new URL(page.url()).searchParams.get('page')).toBe('NGW')
  })
})

test('a chip chosen by keyboard on a phone stays in sight, though it moves', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/rng')
  await wakeUp(page, () => page.mouse.move(100, 400))
  const chip = page.getByRole('button', { name: 'บิงโก' })
  await chip.focus()
  await expect(chip).toBeInViewport()
  await page.keyboard.press('Space')
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await expect(chip).toBeFocused()
  await expect(chip).toBeInViewport({ ratio: 1 })
  // With the ring around it.
  await expect.poll(async () => (await chip.boundingBox())?.x).toBeGreaterThanOrEqual(4)
})
