import { expect, test } from './support/test.ts'

// Customer service in its own window, and the speed test (C7).

test.use({ viewport: { width: 1440, height: 900 } })

test('a guest asks at the desk, in a window that cannot reach back', async ({ page, context }) => {
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'เมนูเกม' })
  await bar.getByRole('button', { name: 'ฝ่ายบริการ' }).click()
  const [desk] = await Promise.all([
    context.waitForEvent('page'),
    bar.getByRole('button', { name: 'ไลฟ์แชต' }).click(),
  ])
  await expect(desk).toHaveURL(/\/service-desk\?language=TH#dark$/)
  expect(await desk.evaluate(() => window.opener)).toBeNull()
  await expect(desk.getByText('สวัสดี มีอะไรให้ช่วยบ้าง')).toBeVisible()
  const field = desk.getByRole('textbox', { name: 'พิมพ์ข้อความ' })
  await field.fill('<b>ถอน</b>เงินยังไง')
  await field.press('Enter')
  const log = desk.getByRole('log')
  await expect(log.getByText('<b>ถอน</b>เงินยังไง')).toHaveCount(1)
  await expect(log.getByText(/เครดิตทดลองถอนเป็นเงินจริงไม่ได้/)).toBeVisible()
  await desk.close()
})

test('the window closes again when there is no way to the desk', async ({ page, context }) => {
  await page.route('**/wps/system/pathList*', (route) =>
    route.fulfill({
      json: {
        success: true,
        code: null,
        message: null,
        value: { version: { pathList: [{ type: 3, path: 'brokenbroken' }] } },
      },
    }),
  )
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'เมนูเกม' })
  await bar.getByRole('button', { name: 'ฝ่ายบริการ' }).click()
  await bar.getByRole('button', { name: 'ไลฟ์แชต' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('เปิดหน้าฝ่ายบริการไม่สำเร็จ')
  await expect.poll(() => context.pages().length).toBe(1)
})

test('the speed test measures the site, and again', async ({ page }) => {
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'เมนูเกม' })
  await bar.getByRole('button', { name: 'ฝ่ายบริการ' }).click()
  await bar.getByRole('button', { name: 'ทดสอบความเร็ว' }).click()
  const dialog = page.getByRole('dialog', { name: 'ทดสอบความเร็ว' })
  await expect(dialog.getByText(/\d ms$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'ทดสอบอีกครั้ง' }).click()
  await expect(dialog.getByText(/\d ms$/)).toBeVisible()
})
