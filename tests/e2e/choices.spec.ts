import { expect, test } from './support/test.ts'
import { Visitor } from './support/visitor.ts'

test('language and scheme outlive a reload, and the server knows them', async ({ page }) => {
  const visitor = new Visitor(page)
  const root = page.locator('html')
  await page.goto('/')
  await expect(root).toHaveAttribute('data-scheme', 'dark')

  await visitor.header.getByRole('button', { name: visitor.words.scheme }).click()
  await expect(root).toHaveAttribute('data-scheme', 'light')
  await visitor.speak('en')
  await expect(page.getByRole('heading', { level: 1, name: visitor.words.home })).toBeVisible()

  // What comes over the wire is right already: nothing has to change in front of the visitor.
  const answer = await page.reload()
  const source = (await answer?.text()) ?? ''
  const tag = /<html[^>]*>/.exec(source)?.[0]
  expect(tag).toContain('lang="en"')
  expect(tag).toContain('data-scheme="light"')
  await expect(root).toHaveAttribute('data-scheme', 'light')
  await expect(root).toHaveAttribute('lang', 'en')

  await page.goto('/rng')
  await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible()
  await expect(root).toHaveAttribute('data-scheme', 'light')
})

test('a lobby is its address', async ({ page }) => {
  await page.goto('/rng?page=KRT')
  const games = page.getByRole('list', { name: 'เกม', exact: true }).getByRole('listitem')
  await expect(games.filter({ hasText: 'Krathong' })).toHaveCount(20)
  const titles = games.getByRole('heading')
  const first = await titles.first().innerText()

  await page.getByRole('navigation', { name: 'หน้า' }).getByRole('link', { name: 'หน้า 2' }).click()
  await expect(page).toHaveURL(/page=KRT.*pageNo=2|pageNo=2.*page=KRT/)
  await expect(titles.first()).not.toHaveText(first)
  const second = await titles.first().innerText()
  await page.reload()
  await expect(titles.first()).toHaveText(second)

  await page.goBack()
  await expect(page).toHaveURL('/rng?page=KRT')
  await expect(titles.first()).toHaveText(first)
})

test('a Thai search does without its tone marks', async ({ page }) => {
  await page.goto('/rng')
  const games = page.getByRole('list', { name: 'เกม', exact: true }).getByRole('listitem')
  // ช้างเผือก
  await page.getByRole('searchbox', { name: 'ค้นหาเกม' }).fill('ชางเผือก')
  await expect(games.first()).toContainText('ช้างเผือก')
})

test('a search that finds nothing says so and offers the way back', async ({ page }) => {
  await page.goto('/rng?name=qqqqzzzz')
  const main = page.getByRole('main')
  await expect(main.getByRole('listitem').filter({ hasText: 'Lotus Forge' })).toHaveCount(1)
  await expect(page.getByRole('list', { name: 'เกม', exact: true })).toBeHidden()
  await main.getByRole('button', { name: /ล้าง/ }).first().click()
  await expect(
    page.getByRole('list', { name: 'เกม', exact: true }).getByRole('listitem'),
  ).toHaveCount(20)
})
