import { expect, test } from './support/test.ts'

const th = {
  how: 'ตรวจงวดนี้ได้อย่างไร',
  check: 'ตรวจงวดนี้',
  fits: 'รหัสลับตรงกับลายนิ้วมือ และให้เลขชุดนี้',
  lottery: 'หวย',
  thai: 'หวยไทย',
  ticket: 'ตรวจเลขของฉัน',
  checkTicket: 'ตรวจเลข',
  won: 'ถูกรางวัล',
  vietnam: 'ผลหวยเวียดนาม',
  north: 'ภาคเหนือ',
  before: 'วันก่อนหน้า',
  lastTwo: '2 ตัวท้าย',
  prizes: 'รางวัล',
}

test('anybody checks a draw in their own browser, and finds those of one lottery', async ({
  page,
}) => {
  await page.goto('/lottery/results')
  const main = page.getByRole('main')
  const draw = main.getByRole('article').first()
  await draw.getByText(th.how).click()
  await draw.getByRole('button', { name: th.check }).click()
  await expect(draw.getByText(th.fits)).toBeVisible()

  const lottery = main.getByRole('combobox', { name: th.lottery, exact: true })
  const name = (await lottery.getByRole('option').nth(1).textContent()) ?? ''
  await lottery.selectOption({ label: name })
  await expect(page).toHaveURL(/gameCode=/)
  await expect(main.getByRole('heading', { level: 2 }).first()).toContainText(name)
  await page.reload()
  await expect(lottery.getByRole('option', { selected: true })).toHaveText(name)

  await main.getByRole('tab', { name: th.thai }).click()
  await expect(page).toHaveURL('/lottery/results?view=thai')
  const number = (await main.locator('dd li').first().textContent()) ?? ''
  await main.getByRole('textbox', { name: th.ticket }).fill(number)
  await main.getByRole('button', { name: th.checkTicket, exact: true }).click()
  await expect(main.getByText(`${number} ${th.won}`)).toBeVisible()
})

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
