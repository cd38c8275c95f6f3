import { expect, test } from './support/test.ts'
import { person, Visitor } from './support/visitor.ts'

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

test('a guest who wants what they keep logs in and gets it', async ({ page }) => {
  const visitor = new Visitor(page)
  await page.goto('/rng')
  await page.getByRole('button', { name: 'รายการโปรด', exact: true }).click()
  await visitor.tryLogin(visitor.loginDialog, person('newbie'))
  await expect(page).toHaveURL(/\?favourites=true$/)
  await expect(page.getByRole('heading', { name: 'ยังไม่มีรายการโปรดที่นี่' })).toBeVisible()
})
