import { expect, test } from './support/test.ts'
import { person, Visitor } from './support/visitor.ts'

test.use({ house: 'lottery-bet' })

const gameCode = 'LOTT-7001'
const south = 'TCG_LOTTO_VN-7003'
const digits = '0123456789'

test.beforeEach(async ({ operator }) => {
  // Far off at any time of the day, so that only the operator ends it.
  await operator.bringDraw(gameCode, 6600, 7200)
})

test('a guest fills a slip, logs in, has a ticket of it, and is paid after the draw', async ({
  page,
  operator,
}) => {
  const visitor = new Visitor(page)
  await page.goto(`/lottery?gameCode=${gameCode}&vendor=LOTT&playType=1top`)
  const wells = page.getByRole('textbox', { name: 'เลข วิ่งบน' })
  await wells.pressSequentially(digits)
  const slip = page.getByRole('complementary', { name: 'โพย' })
  await expect(slip).toContainText('10 รายการ')
  await page.reload()
  await expect(slip).toContainText('10 รายการ')

  await slip.getByRole('button', { name: 'ส่งโพย ฿200.00' }).click()
  await visitor.tryLogin(visitor.loginDialog, person('vip88'))
  const dialog = page.getByRole('dialog', { name: 'ส่งโพยนี้ใช่ไหม' })
  await expect(dialog).toContainText('฿200.00')
  await dialog.getByRole('button', { name: 'ยืนยันส่งโพย' }).click()
  const receipt = page.getByRole('dialog', { name: 'ส่งโพยแล้ว' })
  await expect(receipt).toContainText('฿200.00')
  await page.keyboard.press('Escape')
  await expect(receipt).toBeHidden()
  await expect(visitor.balance).toContainText('฿12,280.00')

  // One of ten digits comes for certain: with one, two or three of them among the last three.
  await operator.bringDraw(gameCode, 0, 0)
  await page.getByRole('button', { name: 'โพยของฉัน' }).click()
  const tickets = page.getByRole('dialog', { name: 'โพยของฉัน' })
  const won = tickets.getByText(/^฿(?:64|128|192)\.00$/)
  await expect(won).toBeVisible()
  const win = Number((await won.textContent())?.replace(/[^\d.]/g, ''))
  // The bars know of it at once.
  await page.keyboard.press('Escape')
  const paid = (12_280 + win).toLocaleString('en', { minimumFractionDigits: 2 })
  await expect(visitor.balance).toContainText(`฿${paid}`)

  // What is written down of it agrees with what it changed.
  await visitor.header.getByRole('button', { name: 'vip88' }).click()
  await page.getByRole('menuitem', { name: 'ประวัติเดิมพัน' }).click()
  await page.getByRole('combobox', { name: 'ประเภทเดิมพัน' }).selectOption('หวย')
  await expect(page).toHaveURL('/member/bettingRecord?kind=lottery')
  const money = ['฿200.00', `฿${win}.00`, `\u2212฿${200 - win}.00`]
  const row = page.getByRole('row').nth(1)
  await expect(row.getByRole('cell')).toHaveText([/2\d{3}/, ...money], { useInnerText: true })
  const sums = page.getByRole('main').getByRole('group', { name: 'รวม' })
  await expect(sums.getByRole('definition')).toHaveText([money[0]!, '฿0.00', ...money.slice(1)])
})

test('a slip that comes after the close is refused and kept', async ({ page, operator }) => {
  await page.goto(`/lottery?gameCode=${gameCode}&vendor=LOTT&playType=3top`)
  await page.getByRole('textbox', { name: 'เลข 3 ตัวบน' }).pressSequentially('409')
  const slip = page.getByRole('complementary', { name: 'โพย' })
  await expect(slip).toContainText('409')
  const visitor = new Visitor(page)
  await visitor.login('vip88')
  await operator.bringDraw(gameCode, 0, 3600)
  await slip.getByRole('button', { name: 'ส่งโพย ฿20.00' }).click()
  await page.getByRole('button', { name: 'ยืนยันส่งโพย' }).click()
  await expect(slip.getByRole('alert')).toContainText('ไม่มีการตัดเงิน')
  await expect(slip).toContainText('409')
})

test('each province of a Vietnam draw has a slip of its own, which the address leads to', async ({
  page,
  operator,
}) => {
  await operator.bringDraw(south, 6600, 7200)
  await page.goto('/vnlottery')
  await page.getByRole('link', { name: 'ซื้อหวยงวดถัดไป', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/lottery\\?gameCode=${south}&vendor=TCG_LOTTO_VN$`))
  const provinces = page.getByRole('radiogroup', { name: 'จังหวัด' }).getByRole('radio')
  await expect(provinces.first()).toBeChecked()
  await page.getByRole('textbox', { name: 'เลข 3 ตัวบน' }).pressSequentially('409')
  const slip = page.getByRole('complementary', { name: 'โพย' })
  await expect(slip).toContainText('409')

  await provinces.nth(1).click()
  await expect(page).toHaveURL(/&province=\w+$/)
  await expect(slip).not.toContainText('409')
  await page.getByRole('textbox', { name: 'เลข 3 ตัวบน' }).pressSequentially('157')
  await expect(slip).toContainText('157')
  await page.reload()
  await expect(provinces.nth(1)).toBeChecked()
  await expect(slip).toContainText('157')
  await provinces.first().click()
  await expect(slip).toContainText('409')
  await expect(slip).not.toContainText('157')
})
