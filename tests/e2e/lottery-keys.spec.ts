import type { Locator } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { person, Visitor } from './support/visitor.ts'

// A slip from the first digit to the receipt on the narrowest phone, without a pointer (L3).

test.use({ house: 'lottery-keys', viewport: { width: 320, height: 640 } })

/** A lottery that draws once a day, so that nothing closes meanwhile. */
const gameCode = 'LOTT-7001'

/** Stops of a page, at the most, until the one that is wanted. */
const stops = 60

/**
 * Walks by Tab until something has the focus, and sees that it is there to be seen: in the window, and
 * under nothing.
 */
async function walkTo(wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const page = wanted.page()
  await expect(wanted).toHaveCount(1)
  const reached = () => wanted.evaluate((element) => element === document.activeElement)
  for (let stop = 0; stop < stops && !(await reached()); stop++) await page.keyboard.press(key)
  await expect(wanted).toBeFocused()
  await expect(wanted).toBeInViewport()
  const covered = await wanted.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const at = document.elementFromPoint(left + width / 2, top + height / 2)
    return element.contains(at) || at?.contains(element) ? null : (at?.outerHTML ?? 'nothing')
  })
  expect(covered).toBeNull()
}

test('a slip is filled in, changed, refused, sent and paid by keyboard alone at 320 px', async ({
  page,
  operator,
}) => {
  test.slow()
  const visitor = new Visitor(page)
  // Whatever the hour: the draw is two hours away.
  await operator.bringDraw(gameCode, 6600, 7200)
  await page.goto(`/lottery?gameCode=${gameCode}&vendor=LOTT&playType=3top`)
  const wells = page.getByRole('textbox', { name: 'เลข 3 ตัวบน' })
  const sheet = page.getByRole('dialog', { name: 'โพย', exact: true })
  const bar = page.getByRole('button', { name: /^โพย \d+ รายการ$/ })

  await test.step('an empty slip is refused where the focus goes', async () => {
    await walkTo(page.getByRole('button', { name: 'ส่งโพย', exact: true }))
    await page.keyboard.press('Enter')
    await expect(sheet.getByRole('alert')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  })

  await test.step('numbers come by keys, by the pad and by arrows', async () => {
    await walkTo(wells, 'Shift+Tab')
    await page.keyboard.type('409')
    await expect(bar).toHaveText(/1/)
    await walkTo(page.getByRole('button', { name: '1', exact: true }))
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('button', { name: '4', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.type('7')
    await expect(bar).toHaveText(/2/)
  })

  await test.step('in the sheet a stake is changed, a line is taken off and put back', async () => {
    await walkTo(bar)
    await page.keyboard.press('Enter')
    await expect(sheet).toBeVisible()
    await walkTo(sheet.getByRole('textbox', { name: /^ยอดเดิมพัน 147/ }))
    await page.keyboard.press('Control+a')
    await page.keyboard.type('35')
    await walkTo(sheet.getByRole('button', { name: /^ลบ 409/ }))
    await page.keyboard.press('Enter')
    await expect(sheet.getByText('409', { exact: true })).toHaveCount(0)
    // The row is gone: the focus goes on, and is not lost behind the sheet.
    await expect(sheet.locator(':focus')).toHaveCount(1)
    await walkTo(sheet.getByRole('button', { name: 'เลิกทำ' }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(sheet.getByText('409', { exact: true })).toBeVisible()
  })

  await test.step('it is sent with a login on the way, and the ticket is there', async () => {
    await walkTo(sheet.getByRole('button', { name: 'ส่งโพย ฿55.00' }))
    await page.keyboard.press('Enter')
    const form = visitor.loginDialog
    await expect(form).toBeVisible()
    const { username, password } = person('vip88')
    await walkTo(form.getByRole('textbox', { name: visitor.words.username }))
    await page.keyboard.type(username)
    await walkTo(form.getByRole('textbox', { name: visitor.words.password, exact: true }))
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    const question = page.getByRole('dialog', { name: 'ส่งโพยนี้ใช่ไหม' })
    await expect(question).toContainText('฿55.00')
    await walkTo(question.getByRole('button', { name: 'ยืนยันส่งโพย' }))
    await page.keyboard.press('Enter')
    const receipt = page.getByRole('dialog', { name: 'ส่งโพยแล้ว' })
    await expect(receipt).toContainText('฿55.00')
    await walkTo(receipt.getByRole('button', { name: 'โพยของฉัน' }))
    await page.keyboard.press('Enter')
    const tickets = page.getByRole('dialog', { name: 'โพยของฉัน' })
    await expect(tickets.getByText('฿55.00')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tickets).toBeHidden()
    await expect(page.locator(':focus')).toHaveCount(1)
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

// A phone whose browser keeps its bars, and one that is small besides.
for (const [width, height] of [
  [390, 664],
  [360, 640],
] as const) {
  test(`wells and keys are seen together, and the whole name, at ${width} by ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    for (const address of ['LOTT-7001&vendor=LOTT', 'TCG_LOTTO_VN-7003&vendor=TCG_LOTTO_VN']) {
      await page.goto(`/lottery?gameCode=${address}&playType=3top`)
      const keys = page.getByRole('group', { name: 'แป้นตัวเลข' })
      const wells = page.locator('[data-slot=code-input]')
      await expect(keys).toBeInViewport({ ratio: 1 })
      await expect(wells).toBeInViewport({ ratio: 1 })
      const edges = await Promise.all(
        [wells, keys].map((one) =>
          one.evaluate((element) => {
            const { top, bottom } = element.getBoundingClientRect()
            return { top, bottom }
          }),
        ),
      )
      expect(edges[1]!.top).toBeGreaterThan(edges[0]!.bottom)
      const name = page.getByRole('heading', { level: 1 })
      const cut = await name.evaluate((title) => title.scrollWidth - title.clientWidth)
      expect(cut).toBe(0)
      await keys.getByRole('button', { name: '0' }).click({ trial: true })
    }
  })
}
