import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { Visitor } from './support/visitor.ts'
import { untilSettled } from './support/wake.ts'

/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Comes in by a link of the operator's, without a form. */
async function comeIn(page: Page, path: string) {
  const visitor = new Visitor(page)
  await page.goto(path)
  await expect(visitor.balance).toBeVisible()
  return visitor
}

test('a guest looks around, logs in to claim, and is paid once', async ({ page }) => {
  const visitor = new Visitor(page)
  await page.goto('/promotions')
  await page.getByRole('button', { name: 'แอป', exact: true }).click()
  await expect(page).toHaveURL('/promotions?category=app')
  await page.getByRole('link', { name: 'โหลดแอปครั้งแรก รับ 5 บาท' }).click()
  await expect(page).toHaveURL('/promoDetail?id=2')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('โหลดแอปครั้งแรก รับ 5 บาท')

  await button(page, 'รับรางวัล').click()
  await visitor.tryLogin(visitor.loginDialog, { username: 'newbie', password: 'lantern-2026' })
  // What was wanted goes on by itself.
  await expect(page.getByText('รับแล้ว', { exact: true })).toBeVisible()
  await expect(visitor.balance).toContainText('฿1,005.00')
  await expect(button(page, 'รับรางวัล')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('รับแล้ว', { exact: true })).toBeVisible()
  await expect(visitor.balance).toContainText('฿1,005.00')
})

test('an application is sent in with a picture, approved, claimed', async ({
  page,
  operator,
  faults,
}) => {
  const visitor = await comeIn(page, await operator.invite('newbie'))
  // A page comes with a guest’s button; it is pressed once it is the member’s.
  const own = page.waitForResponse(/MCSFE_getPromotionDetail/)
  await page.goto('/promoDetail?id=8')
  await own
  await expect(visitor.balance).toContainText('฿')
  await untilSettled(page)
  await button(page, 'ส่งคำขอ').click()
  const dialog = page.getByRole('dialog', { name: /คาราวานยิงปลา/ })
  await dialog.getByRole('button', { name: 'ส่งคำขอ', exact: true }).click()
  await expect(dialog.getByText('ใส่อย่างน้อย 1 ภาพ')).toBeVisible()
  await dialog.getByRole('textbox').fill('ยิงครบ 1,042 ตัว')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer: pixel })
  await expect(dialog.getByText('proof.png')).toBeVisible()

  // Without a network nothing that was written is lost.
  await page.route('**/MCSFE_applyPromotion', (route) => route.abort())
  await dialog.getByRole('button', { name: 'ส่งคำขอ', exact: true }).click()
  await expect(dialog.getByRole('alert')).toBeFocused()
  await page.unroute('**/MCSFE_applyPromotion')
  faults.length = 0
  await dialog.getByRole('button', { name: 'ส่งคำขอ', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('รอพิจารณา', { exact: true })).toBeVisible()

  const [entry] = await operator.entriesOf('newbie', 8)
  expect(entry).toMatchObject({ status: 'applying', remark: 'ยิงครบ 1,042 ตัว' })
  expect(entry?.proofs).toHaveLength(1)
  await operator.decide(entry?.id ?? '', { decision: 'approve', reply: 'ยอดเยี่ยม' })
  await page.reload()
  await expect(page.getByText('ยอดเยี่ยม')).toBeVisible()
  await button(page, 'รับรางวัล').click()
  await expect(page.getByText('รับแล้ว', { exact: true })).toBeVisible()
  await expect(visitor.balance).toContainText(/฿1,20[05]\.00/)
})

test('who takes part sees how far they are, also under the thumb', async ({ page, operator }) => {
  await comeIn(page, await operator.invite('vip88'))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/promotions?joined=1')
  await expect(page.getByText('เหลือ 64 รอบ')).toBeVisible()
  await page.getByRole('link', { name: 'คืนวันพลุ สล็อตค่าย Indigo Loom' }).click()
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '136')
  const play = page.getByRole('link', { name: 'ดูเกม' })
  await expect(play).toBeInViewport()
  await play.click()
  await expect(page).toHaveURL('/rng')
})

test('a promotion that is not there says so, and leads back', async ({ page }) => {
  await page.goto('/promoDetail?id=404')
  await expect(page.getByRole('heading', { name: 'ไม่มีโปรโมชั่นนี้' })).toBeVisible()
  await page.getByRole('link', { name: 'ดูโปรโมชั่นทั้งหมด' }).click()
  await expect(page).toHaveURL('/promotions')
  await page.goto('/promotions?id=3')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('เล่นครบพัน คืน 30 บาท')
})

test('a member finds a link of their own, to copy and to scan', async ({ page, operator }) => {
  await comeIn(page, await operator.invite('newbie'))
  await page.goto('/invite')
  const link = page.getByText(/\/register\?referralCode=LANTERN7$/)
  await expect(link).toBeVisible()
  await expect(page.getByRole('img', { name: 'คิวอาร์โค้ดของลิงก์ชวนเพื่อน' })).toBeVisible()
  await expect(page.getByText('ยังไม่มีเพื่อนมา')).toBeVisible()
  // There is no deposit to pay a friend for, so none is promised.
  await expect(page.getByText('รางวัลต่อเพื่อน')).toHaveCount(0)
  await button(page, 'คัดลอกลิงก์').click()
  await expect(page.getByRole('status').filter({ hasText: 'คัดลอกแล้ว' })).toHaveCount(1)
})
