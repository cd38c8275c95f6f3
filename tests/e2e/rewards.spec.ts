import { calls, headers } from '#contract/index.ts'
import { expect, test } from './support/test.ts'
import { person, Visitor } from './support/visitor.ts'

test.use({ house: 'rewards' })

const th = {
  mall: 'ร้านแลกคะแนน',
  redeem: 'แลก เครดิตทดลอง ฿100',
  redeemTitle: 'แลกของรางวัล',
  more: 'เพิ่มหนึ่ง',
  password: 'รหัสผ่าน',
  confirm: 'ยืนยันการแลก',
  done: 'แลกเรียบร้อย',
  wrong: 'รหัสผ่านไม่ถูกต้อง',
  history: 'ประวัติการแลก',
  approved: 'อนุมัติแล้ว',
  convert: 'แปลงเป็นเครดิต',
  missions: 'ภารกิจ',
  claim: 'รับรางวัล แวะมาวันนี้',
  claimed: 'รับแล้ว',
  raffle: 'จับฉลาก',
  tonight: 'จับฉลากคืนนี้',
  take: 'รับฉลาก 1 ใบ ใช้ 50 คะแนน',
  mine: 'ฉลากของคุณ',
  how: 'จับฉลากอย่างยุติธรรมได้อย่างไร',
  check: 'ตรวจผลจับฉลาก',
  fits: 'รหัสตรงกัน ผู้ได้รางวัลตรงทุกคน',
  board: 'ตารางอันดับ',
}

test('points become a reward: a guest logs in, redeems, and finds it in the history', async ({
  page,
}) => {
  const visitor = new Visitor(page)
  await page.goto('/pointMall')
  // The shelf is drawn by the server for everybody.
  await page.getByRole('button', { name: th.redeem }).click()
  await visitor.tryLogin(visitor.loginDialog, person('vip88'))
  const dialog = page.getByRole('dialog', { name: th.redeemTitle })
  const password = dialog.getByRole('textbox', { name: th.password, exact: true })
  await password.fill('not-the-one')
  await dialog.getByRole('button', { name: th.more }).click()
  await dialog.getByRole('button', { name: th.confirm }).click()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog).toContainText('฿200.00')
  await password.fill(person('vip88').password)
  await dialog.getByRole('button', { name: th.confirm }).click()
  const done = page.getByRole('dialog', { name: th.done })
  await expect(done).toContainText('฿200.00')
  await done.getByRole('link', { name: th.history }).click()
  await expect(page).toHaveURL('/pointMall?view=history')
  await expect(visitor.balance).toContainText('฿12,680.00')
  const row = page.getByRole('row', { name: /เครดิตทดลอง ฿100/ }).first()
  await expect(row).toContainText('2,000')
  await expect(row).toContainText(th.approved)
})

test('whose session ends over a reward logs in there, and is back at it', async ({
  page,
  operator,
}) => {
  const visitor = new Visitor(page)
  await page.goto(await operator.invite('vip88'))
  await expect(visitor.balance).toBeVisible()
  const asked = page.waitForRequest((request) => request.url().includes(calls.pointBalance.path))
  await page.goto('/pointMall')
  const token = (await (await asked).headerValue(headers.token)) ?? ''
  await page.getByRole('button', { name: th.redeem }).click()
  const dialog = page.getByRole('dialog', { name: th.redeemTitle })
  const password = dialog.getByRole('textbox', { name: th.password, exact: true })
  await password.fill(person('vip88').password)
  await page.request.delete(calls.logout.path, { headers: { [headers.token]: token } })
  await dialog.getByRole('button', { name: th.confirm }).click()
  await dialog.getByRole('button', { name: visitor.words.login }).click()
  await visitor.tryLogin(visitor.loginDialog, person('vip88'))
  await expect(dialog).toContainText('เครดิตทดลอง ฿100')
  await expect(password).toHaveValue('')
})

test('points become credit at the rate that was shown', async ({ page, operator }) => {
  const visitor = new Visitor(page)
  await page.goto(await operator.invite('agent'))
  await expect(visitor.balance).toContainText('฿250,000.00')
  await page.goto('/pointMall')
  await page.getByRole('button', { name: th.convert }).click()
  const dialog = page.getByRole('dialog', { name: th.convert })
  await expect(dialog).toContainText('฿72.00')
  await dialog.getByRole('button', { name: th.convert }).click()
  await dialog.getByRole('button', { name: visitor.words.ok }).click()
  await expect(visitor.balance).toContainText('฿250,072.00')
})

test('a mission is claimed once, and a raffle is entered and checked', async ({
  page,
  operator,
}) => {
  // The house's own of the week is drawn on Sunday evening, and the next one opens on Monday.
  await operator.openRaffle('tonight', th.tonight, 50)
  await page.goto(await operator.invite('newbie'))
  await expect(new Visitor(page).balance).toBeVisible()
  await page.goto('/missions')
  await page.getByRole('button', { name: th.claim }).click()
  const mission = page.getByRole('article', { name: 'แวะมาวันนี้' })
  await expect(mission).toContainText(th.claimed)
  await expect(mission).toBeFocused()

  await page.getByRole('tab', { name: th.board }).click()
  await expect(page.getByRole('list', { name: th.board })).toContainText('newbie')

  await page.getByRole('tab', { name: th.raffle }).click()
  await expect(page).toHaveURL('/missions?tab=raffle')
  const open = page.getByRole('article').filter({ hasText: th.tonight })
  await open.getByRole('button', { name: th.take }).click()
  await expect(open.getByRole('list', { name: th.mine })).toContainText('#1')
  const drawn = page.getByRole('article').last()
  await drawn.getByText(th.how).click()
  await drawn.getByRole('button', { name: th.check }).click()
  await expect(drawn).toContainText(th.fits)
})
