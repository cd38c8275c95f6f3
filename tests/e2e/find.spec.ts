import { expect, test } from './support/test.ts'
import { Visitor } from './support/visitor.ts'

// Favourites are somebody's own: no other file is to see them come and go.
test.use({ house: 'find' })

test('finds a game by a typo, keeps it after the login, and tells of it', async ({ page }) => {
  const visitor = new Visitor(page)
  const games = page.getByRole('list', { name: 'Games', exact: true }).getByRole('listitem')
  const naga = 'Seven-headed Naga'
  const heart = games.first().getByRole('button', { name: `Favourite ${naga}` })

  await test.step('the search of the header forgives a typo', async () => {
    await page.goto('/')
    await visitor.speak('en')
    await visitor.header.getByRole('button', { name: 'Search', exact: true }).click()
    const field = page.getByRole('combobox', { name: 'Search games, studios and pages' })
    await field.fill('sevn headed nga')
    await expect(page.getByRole('option').first()).toContainText(naga)
    for (const [wanted, address] of [
      ['vietnam results', '/vnlottery'],
      ['lottery results', '/lottery/results'],
      ['all studios', '/seamless'],
    ] as const) {
      await field.fill(wanted)
      await page.getByRole('option', { name: new RegExp(`^${wanted}`, 'i') }).click()
      await expect(page).toHaveURL(address)
      await page.goBack()
      await visitor.header.getByRole('button', { name: 'Search', exact: true }).click()
    }
    await field.fill('slots')
    await page.getByRole('option', { name: /^Slots/ }).click()
    await expect(page).toHaveURL('/rng')
  })

  await test.step('a guest who keeps a game logs in, and it is kept', async () => {
    await page.getByRole('searchbox', { name: 'Search games' }).fill('sevn headed nga')
    await expect(games.first()).toContainText(naga)
    await heart.click()
    await visitor.tryLogin(visitor.loginDialog, {
      username: 'vip88',
      password: 'kranok-2026',
    })
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('Added to favourites', { exact: true })).toBeVisible()
  })

  await test.step('the search leads to what is kept, of every kind', async () => {
    const before = page.url()
    await page.keyboard.press('ControlOrMeta+k')
    await page.getByRole('combobox').fill('favourites')
    await page.getByRole('option', { name: /^Favourites/ }).click()
    await expect(page).toHaveURL('/hot?favourites=true')
    await expect(games.first()).toContainText(naga)
    await page.goto(before)
  })

  const sheet = page.getByRole('dialog', { name: naga })
  await test.step('its sheet has an address: Back closes it, a reload brings it again', async () => {
    await games.first().getByRole('button', { name: naga, exact: true }).click()
    await expect(sheet.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    await expect(sheet.getByRole('list', { name: 'Similar games' })).toBeVisible()
    await expect(page).toHaveURL(/[?&]game=\d+/)
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(page).not.toHaveURL(/game=/)
    await page.goForward()
    await expect(sheet).toBeVisible()
    await page.reload()
    await expect(sheet).toBeVisible()
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect(sheet).toBeHidden()
  })

  await test.step('a press takes it back, and another one that', async () => {
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    const undo = page.getByRole('button', { name: 'Undo' })
    await undo.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  })
})

test('what is said of a heart that failed goes once it is kept', async ({
  page,
  context,
  operator,
  faults,
}) => {
  await page.goto(await operator.invite('newbie'))
  const account = page.getByRole('banner').getByRole('button', { name: 'newbie' })
  await expect(account).toBeVisible()
  await page.goto('/rng')
  // Who is here has come: a heart waits for that, and it would not come any more.
  await expect(page.getByRole('banner')).toContainText('฿')
  const heart = page.getByRole('main').getByRole('article').first().getByRole('button').last()
  const failed = page.getByText('ยังไม่ได้เปลี่ยนรายการโปรด', { exact: true })
  // So has what tells of hearts.
  await expect(page.getByRole('region', { name: 'การแจ้งเตือน' })).toBeAttached()
  await context.setOffline(true)
  await heart.click()
  await expect(failed).toBeVisible()
  await context.setOffline(false)
  await heart.click()
  await expect(page.getByText('เก็บเป็นรายการโปรดแล้ว', { exact: true })).toBeVisible()
  await expect(failed).toHaveCount(0)
  // Calls that could not be made are in the console, as they should be.
  faults.length = 0
})

test('the search lets a guest in, and leads to customer service', async ({ page }) => {
  await page.goto('/help')
  const find = async (words: string) => {
    await page.getByRole('banner').getByRole('button', { name: 'ค้นหา' }).click()
    await page.getByRole('combobox').fill(words)
    // Questions of the help centre may have the same words in them.
    await expect(page.getByRole('option', { selected: true })).toHaveText(
      new RegExp(`^${words}คำสั่ง|^${words}หน้า`),
    )
    await page.keyboard.press('Enter')
  }
  await find('เข้าสู่ระบบ')
  await expect(page.getByRole('dialog').getByLabel('ชื่อผู้ใช้')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await find('ทดสอบความเร็ว')
  await expect(page.getByRole('dialog', { name: 'ทดสอบความเร็ว' })).toBeVisible()
  await page.keyboard.press('Escape')
  await find('สมัคร')
  await expect(page).toHaveURL('/register')
})

test('who looks for a deposit finds what the help centre says of it', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox').fill('ฝาก')
  await expect(page.getByRole('option', { selected: true })).toContainText('ฝากเงินอย่างไร')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/help?article=deposit-how')
  await expect(page.getByText('ที่นี่ไม่มีการฝากเงิน')).toBeVisible()
})

test('the foot of a page leads to all studios', async ({ page }) => {
  await page.goto('/help')
  await page.getByRole('contentinfo').getByRole('link', { name: 'ทุกค่าย' }).click()
  await expect(page).toHaveURL('/seamless')
})
