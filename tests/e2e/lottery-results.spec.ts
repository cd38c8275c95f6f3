import { expect, test } from './support/test.ts'

const th = {
  vietnam: 'ผลหวยเวียดนาม',
  north: 'ภาคเหนือ',
  before: 'วันก่อนหน้า',
  lastTwo: '2 ตัวท้าย',
  prizes: 'รางวัล',
}

test('a day of Vietnam’s draws is in the address, by region and digits', async ({ page }) => {
  await page.goto('/vnlottery')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: th.vietnam })).toBeVisible()
  await main.getByRole('button', { name: th.before }).click()
  await expect(page).toHaveURL(/\?date=\d{4}-\d\d-\d\d$/)
  await main.getByRole('tab', { name: th.north }).click()
  await main.getByRole('radio', { name: th.lastTwo }).check()
  await expect(page).toHaveURL(/tab=north.*digits=2/)
  // The north has one province and twenty-seven numbers a day.
  const numbers = main.getByRole('region', { name: th.prizes }).getByRole('listitem')
  await expect(numbers).toHaveCount(27)
  await expect(numbers.first()).toHaveText(/^\d\d$/)
  await page.reload()
  await expect(numbers).toHaveCount(27)
  await expect(main.getByRole('tab', { name: th.north })).toHaveAttribute('aria-selected', 'true')
})
