import { expect, test } from './support/test.ts'
import { person, Visitor } from './support/visitor.ts'
import { wakeUp } from './support/wake.ts'

test('what the operator writes is what players read, each in their language and by who they are', async ({
  page,
  operator,
}) => {
  const visitor = new Visitor(page)
  const content = { en: '<p onclick="x()">From <b>noon</b></p>', th: '<p>ตั้งแต่<b>เที่ยง</b></p>' }
  await operator.write('notices', 900, {
    type: 'PL',
    title: { en: 'New opening hours', th: 'เวลาเปิดใหม่' },
    content,
  })
  await operator.write('notices', 901, {
    type: 'PL',
    audience: 'A',
    title: { en: 'For members alone', th: 'เฉพาะสมาชิก' },
    content,
  })
  await operator.write('banners', 9000, {
    groupName: 'w_fish',
    title: { en: 'Lanterns on the water', th: 'โคมลอยน้ำ' },
    text: { en: 'Tonight', th: 'คืนนี้' },
    linkageType: 'URL',
    linkage: '/help?article=limits',
  })

  await page.goto('/fish?content')
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'สไลด์ถัดไป' })).toBeVisible()
  await main.getByRole('link', { name: 'โคมลอยน้ำ' }).click()
  await expect(page).toHaveURL('/help?article=limits')
  await expect(main.getByText('ตัดสินใจก่อนเริ่ม').last()).toBeVisible()

  const notices = page.getByRole('dialog')
  const side = page.getByRole('navigation').filter({ hasText: 'ฝ่ายบริการ' })
  await side.getByRole('button', { name: 'ประกาศ' }).click()
  await expect(notices.getByRole('button', { name: /เวลาเปิดใหม่/ })).toBeVisible()
  await expect(notices.getByRole('button', { name: /เฉพาะสมาชิก/ })).toHaveCount(0)
  await notices.getByRole('button', { name: /เวลาเปิดใหม่/ }).click()
  await expect(notices.locator('article b')).toHaveText('เที่ยง')
  await page.keyboard.press('Escape')

  await visitor.speak('en')
  await visitor.login('newbie')
  const english = page.getByRole('navigation').filter({ hasText: 'Customer service' })
  await english.getByRole('button', { name: 'Notices' }).click()
  await expect(notices.getByRole('button', { name: /For members alone/ })).toBeVisible()
  await expect(notices.getByText('1 to 9 of')).toBeVisible()
  await notices.getByRole('button', { name: 'Next page' }).click()
  await expect(notices.getByText('10 to')).toBeVisible()

  await operator.erase('notices', 900)
  await operator.erase('notices', 901)
  await operator.erase('banners', 9000)
})

test('an answer is found by a word in it, and its address leads back to it', async ({ page }) => {
  await page.goto('/help')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'มีอะไรให้ช่วย' })).toBeVisible()
  const search = main.getByRole('searchbox')
  await search.fill('ถอน')
  await expect(main.getByRole('status').first()).toContainText('สำหรับ “ถอน”')
  await expect(main.locator('mark').first()).toHaveText('ถอน')
  await main.getByRole('heading', { level: 3 }).first().click()
  await expect(page).toHaveURL(/q=.*article=withdraw-how/)
  await page.reload()
  await expect(search).toHaveValue('ถอน')
  await expect(main.getByText('ที่นี่ไม่มีการถอนเงิน')).toBeVisible()

  // What a link of somebody else's names by a fragment, and the registration form's own.
  await page.goto('/help#locked')
  await search.click()
  await expect(main.getByText('ชื่อผู้ใช้เป็นตัวพิมพ์เล็กเสมอ')).toBeVisible()
  await page.goto('/register')
  const agreement = main.getByRole('link', { name: 'ข้อตกลงผู้ใช้' }).first()
  await page.goto((await agreement.getAttribute('href')) ?? '')
  await expect(main.getByText('หนึ่งคนมีหนึ่งบัญชี')).toBeVisible()
})

test('a link to an article leads to it on the page one is on, each time it is followed', async ({
  page,
}) => {
  await page.goto('/help')
  await wakeUp(page)
  const main = page.getByRole('main')
  const row = main.locator('#help-limits')
  const link = main.locator('a[href="/help?article=limits"]').first()
  for (const _ of ['first', 'again']) {
    await link.click()
    await expect(page).toHaveURL('/help?article=limits')
    await expect(row).toHaveAttribute('open', '')
    await expect(row).toBeInViewport()
    await expect(row.locator('summary')).toBeFocused()
    await main.getByRole('searchbox').focus()
  }
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('questions open, topics lead on, and /helpmc stands alone', async ({ page }) => {
    await page.goto('/helpmc')
    await expect(page.getByRole('banner')).toHaveCount(0)
    await page.getByRole('link', { name: 'บัญชี' }).click()
    await expect(page).toHaveURL('/helpmc?topic=account')
    await page.getByRole('heading', { name: 'ไม่ได้รับรหัส SMS' }).click()
    await expect(page.getByText('ตรวจรหัสประเทศและเบอร์ทีละหลัก')).toBeVisible()
    await page.getByRole('searchbox').fill('หวย')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(/\/helpmc\?q=/)
    await expect(page.locator('mark').first()).toHaveText('หวย')
  })
})

test('a member says what they think; a guest is asked in first, and loses nothing', async ({
  page,
  operator,
}) => {
  const visitor = new Visitor(page)
  await page.goto('/help')
  await visitor.speak('en')
  await page.getByRole('main').getByRole('button', { name: 'Send feedback' }).click()
  await visitor.tryLogin(visitor.loginDialog, person('newbie'))
  const dialog = page.getByRole('dialog', { name: 'Feedback' })
  const text = dialog.getByRole('textbox', { name: 'Your feedback' })
  await text.fill('Too short')
  await dialog.getByRole('button', { name: 'Send feedback' }).click()
  await expect(dialog).toContainText('Use at least 10 characters')
  await text.fill('The <b>buttons</b> are 🔥 on my phone')
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByRole('button', { name: 'Send feedback' }).click()
  await expect(text).toHaveValue('The <b>buttons</b> are 🔥 on my phone')
  await dialog.getByRole('button', { name: 'Send feedback' }).click()
  await expect(dialog).toContainText('Your feedback has arrived')
  await dialog.getByRole('button', { name: 'Done' }).click()
  expect((await operator.feedback())[0]).toMatchObject({
    username: 'newbie',
    content: 'The <b>buttons</b> are 🔥 on my phone',
  })
})

test.describe('what pops up', () => {
  test.use({ popups: true })

  test('comes once a visit, and not again today where asked', async ({ page, context }) => {
    const popup = (on = page) => on.getByRole('dialog', { name: 'บ้านนี้เปิดไฟรอ' })
    await page.goto('/')
    await wakeUp(page)
    await popup().getByRole('button', { name: 'ตกลง' }).click()
    await expect(popup()).toBeHidden()
    await page.reload()
    await page.mouse.move(310, 310)
    const headline = page.getByRole('region', { name: 'ข่าวเด่น' })
    await headline.getByRole('button').first().click()
    // The headline's own; the popup has been seen.
    await expect(page.getByRole('dialog')).not.toContainText('บ้านนี้เปิดไฟรอ')
    await expect(page.getByRole('dialog').getByRole('checkbox')).toHaveCount(0)

    // Another visit: another tab.
    const second = await context.newPage()
    await second.goto('/')
    await wakeUp(second)
    await popup(second).getByRole('checkbox').check()
    await popup(second).getByRole('button', { name: 'ตกลง' }).click()
    expect(await second.evaluate(() => localStorage.getItem('noticesQuiet'))).toContain('[3]')
  })

  test('waits for who reads a menu, and leads its focus back to what they pressed', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto('/')
    await wakeUp(page)
    const switcher = page.getByRole('banner').getByRole('button', { name: 'ภาษา' })
    await switcher.click()
    await expect(page.getByRole('menu')).toBeVisible()
    await page.clock.runFor(10_000)
    await expect(page.getByRole('menu')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(switcher).toBeFocused()
    await page.clock.runFor(3000)
    await page.getByRole('dialog').getByRole('button', { name: 'ตกลง' }).click()
    await expect(switcher).toBeFocused()
  })

  test('opens wherever one comes in but at the door, and tells members their own', async ({
    page,
    operator,
  }) => {
    await operator.write('notices', 902, {
      type: 'PU',
      audience: 'A',
      title: { th: 'ถึงสมาชิกทุกคน', en: 'To every member' },
      content: { th: '<p>ขอบคุณที่แวะมา</p>', en: '<p>Good to see you</p>' },
    })
    const popup = (name: string) => page.getByRole('dialog', { name })
    await page.goto('/login')
    await page.mouse.move(300, 300)
    await page.getByRole('main').getByRole('textbox').first().waitFor()
    await page.goto('/promotions')
    await wakeUp(page)
    await popup('บ้านนี้เปิดไฟรอ').getByRole('button', { name: 'ตกลง' }).click()
    await new Visitor(page).login('newbie')
    await popup('ถึงสมาชิกทุกคน').getByRole('button', { name: 'ตกลง' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await operator.erase('notices', 902)
  })
})
