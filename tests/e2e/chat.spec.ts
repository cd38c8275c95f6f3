import { expect, test } from './support/test.ts'
import { person, Visitor } from './support/visitor.ts'

// The chat room (C6): who may, what one says the other reads, and where it goes.

test.use({ viewport: { width: 1440, height: 900 } })

test('two members talk; the panel grows, and steps aside without losing a word', async ({
  page,
  browser,
  gateway,
}) => {
  const other = await browser.newContext({
    baseURL: gateway.url,
    viewport: { width: 1440, height: 900 },
  })
  await other.addCookies([{ name: 'age', value: '99', url: gateway.url }])
  const friend = await other.newPage()
  await friend.addInitScript(() => sessionStorage.setItem('noticesShown', '[3]'))

  const enter = async (one: typeof page, username: 'newbie' | 'vip88') => {
    const visitor = new Visitor(one)
    await one.goto('/')
    await visitor.login(username)
    const bar = one.getByRole('navigation', { name: 'เมนูเกม' })
    await bar.getByRole('button', { name: 'ฝ่ายบริการ' }).click()
    await bar.getByRole('button', { name: 'ห้องแชต' }).click()
    const room = one.getByRole('dialog', { name: 'ห้องแชต' }).frameLocator('iframe')
    await expect(room.getByRole('textbox')).toBeVisible()
    return room
  }
  const [mine, theirs] = [await enter(page, 'newbie'), await enter(friend, 'vip88')]
  await mine.getByRole('textbox').fill('คืนนี้ใครอยู่บ้าง <img src=x>')
  await mine.getByRole('button', { name: 'ส่งข้อความ' }).click()
  await expect(theirs.getByText('คืนนี้ใครอยู่บ้าง <img src=x>')).toBeVisible()

  // Too long by five letters, of which each is two of UTF-16: nothing of it is cut, nothing is sent.
  await mine.getByRole('textbox').fill('🏮'.repeat(305))
  await mine.getByRole('textbox').press('Enter')
  await expect(mine.getByText('เกินมา 5 ตัว').first()).toBeVisible()
  await expect(mine.getByRole('textbox')).toHaveValue('🏮'.repeat(305))
  await expect(mine.getByRole('textbox')).toBeFocused()

  const panel = page.getByRole('dialog', { name: 'ห้องแชต' })
  const width = async () => Math.round((await panel.boundingBox())?.width ?? 0)
  expect(await width()).toBe(400)
  await panel.getByRole('button', { name: 'ขยายแชต' }).click()
  expect(await width()).toBe(640)
  await mine.getByRole('textbox').fill('ยังพิมพ์ไม่จบ')
  await panel.getByRole('button', { name: 'ย่อแชต' }).click()
  await expect(panel).toBeHidden()
  await page
    .getByRole('navigation', { name: 'เมนูเกม' })
    .getByRole('link', { name: /^สล็อต/ })
    .click()
  await expect(page).toHaveURL('/rng')
  await page.getByRole('button', { name: /^เปิดแชต/ }).click()
  // What was typed is still there, on another page.
  await expect(mine.getByRole('textbox')).toHaveValue('ยังพิมพ์ไม่จบ')

  await other.close()
})

test('a guest logs in first, goes on to the chat, and leaves it by logging out', async ({
  page,
}) => {
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'เมนูเกม' })
  await bar.getByRole('button', { name: 'ฝ่ายบริการ' }).click()
  await bar.getByRole('button', { name: 'ห้องแชต' }).click()
  const visitor = new Visitor(page)
  await expect(visitor.loginDialog).toBeVisible()
  // Who wanted the chat goes on to it.
  await visitor.tryLogin(visitor.loginDialog, person('vip88'))
  const panel = page.getByRole('dialog', { name: 'ห้องแชต' })
  await expect(panel).toBeVisible()
  await visitor.openAccount('vip88')
  await page.getByRole('alertdialog').getByRole('button', { name: 'ออกจากระบบ' }).click()
  await expect(panel).toBeHidden()
})
