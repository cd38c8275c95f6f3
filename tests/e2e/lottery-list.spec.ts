import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { person, Visitor } from './support/visitor.ts'
import { untilAlive } from './support/wake.ts'

/** What the menus say of a lottery, as far as it is needed here. */
interface Told {
  remark: string
  remainTime: number
  lockTime: number
}

const th = {
  list: 'รายการหวย',
  hot: 'ยอดนิยม',
  yeekee: 'ยี่กี',
  every: 'ทุก 15 นาที',
  favourites: 'รายการโปรด',
  search: 'ค้นหาหวย',
  everywhere: 'ค้นหาหวยทั้งหมด',
  buy: 'ซื้อหวย หวยโคมแดง',
  lantern: 'หวยโคมแดง',
  star: 'เก็บ หวยโคมแดง เป็นรายการโปรด',
  today: 'วันนี้',
  closes: 'ปิดรับใน',
  tickets: 'โพยของฉัน',
  find: 'ค้นหาเกม ค่าย หรือหน้า',
}

// Whatever the hour: the draw that these tests look for is on sale, and its close two hours away.
test.beforeEach(async ({ operator }) => {
  await operator.bringDraw('LOTT-7001', 6600, 7200)
})

test('the server draws the lotteries, and their clocks go on from there', async ({ page }) => {
  const answer = await page.request.get('/lottery')
  const html = await answer.text()
  // Rows and clocks, not their boxes.
  expect(html).toContain(th.lantern)
  expect(html.match(/role="timer"/g)?.length).toBeGreaterThan(5)
  await page.goto('/lottery')
  const clock = page.getByRole('row', { name: th.lantern }).getByRole('timer')
  const first = await clock.textContent()
  await expect(clock).not.toHaveText(first ?? '')
  // The house names its own day, whatever the device's zone.
  await expect(page.getByRole('button', { name: th.today })).toHaveCount(1)
})

test('a lottery is found by group and name, and its desk opened', async ({ page }) => {
  const table = page.getByRole('table', { name: th.list })
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  const rows = table.getByRole('rowheader')
  await page.goto('/lottery')
  await expect(table.getByRole('rowheader', { name: th.lantern })).toBeVisible()
  await expect(tab(th.hot)).toHaveAttribute('aria-selected', 'true')

  await tab(th.yeekee).click()
  await expect(page).toHaveURL(/\/lottery\?group=\w+$/)
  await expect(table.getByRole('rowheader', { name: th.every }).first()).toBeVisible()
  await expect(table.getByRole('rowheader', { name: th.lantern })).toHaveCount(0)

  // Not among these: then everywhere.
  await page.getByRole('searchbox', { name: th.search }).fill('โคมแดง')
  await page.getByRole('button', { name: th.everywhere }).click()
  await expect(rows).toHaveText([new RegExp(th.lantern)])
  await expect(tab(th.yeekee)).toHaveAttribute('aria-selected', 'false')
  // All of it is in the address.
  await page.reload()
  await expect(rows).toHaveText([new RegExp(th.lantern)])

  await page.goBack()
  await expect(page).toHaveURL(/group=/)
  await page.goBack()
  await expect(page).toHaveURL('/lottery')
  await page.getByRole('link', { name: th.buy }).click()
  await expect(page).toHaveURL(/\/lottery\?gameCode=[\w-]+&vendor=\w+$/)
  await expect(page.getByRole('heading', { level: 1, name: th.lantern })).toBeVisible()
  await page.goBack()
  await expect(table.getByRole('rowheader', { name: th.lantern })).toBeVisible()
  // Once more, from a page that came by the Back button.
  await page.getByRole('link', { name: th.buy }).click()
  await expect(page.getByRole('heading', { level: 1, name: th.lantern })).toBeVisible()
})

test('Back pressed before the page listens leads where it leads', async ({ page }) => {
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  await page.goto('/lottery')
  // The tabs move when the letters change their face: the press would be for the one beside it as well.
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await tab(th.yeekee).click()
  await expect(tab(th.yeekee)).toHaveAttribute('aria-selected', 'true')
  const late = Promise.withResolvers<void>()
  await page.route('**/assets/**.js', async (route) => {
    await late.promise
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('rowheader', { name: th.every }).first()).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/lottery')
  late.resolve()
  // Drawn for a group, alive without one: nothing is drawn anew, and nothing complains.
  await expect(tab(th.hot)).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('rowheader', { name: th.lantern })).toBeVisible()
})

test('a list pressed for twice before its words are there is one step back', async ({ page }) => {
  const words = Promise.withResolvers<void>()
  await page.route('**/assets/th-*.js', async (route) => {
    await words.promise
    await route.continue()
  })
  await page.goto('/lottery')
  await untilAlive(page)
  const before = await page.evaluate(() => history.length)
  const tab = page.getByRole('tab', { name: th.yeekee, exact: true })
  await tab.click()
  await tab.click()
  words.resolve()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
})

test('a star is a member’s, kept in this browser for their name', async ({ page }) => {
  const visitor = new Visitor(page)
  const star = page.getByRole('button', { name: th.star })
  await page.goto('/lottery')
  await star.click()
  await visitor.tryLogin(visitor.loginDialog, person('vip88'))
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('tab', { name: th.favourites, exact: true }).click()
  await expect(page.getByRole('rowheader')).toHaveText([new RegExp(th.lantern)])
  await page.reload()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  expect(await page.evaluate(() => localStorage.getItem('lotteryFavourites:vip88'))).toContain(
    'LOTT',
  )
})

/** Seconds until each lottery of the house closes. */
async function housesClocks(page: Page): Promise<{ remark: string; seconds: number }[]> {
  const answer = await page.request.get('/lgw/vn/games/game_menu?prizeMode=SEA', {
    headers: { Language: 'TH' },
  })
  const games = JSON.stringify(await answer.json()).matchAll(/\{[^{}]*"lockTime":[^{}]*\}/g)
  return Array.from(games, ([text]) => {
    const { remark, remainTime, lockTime } = JSON.parse(text) as Told
    return { remark, seconds: remainTime - lockTime }
  })
}

test('a device with a wrong clock, and one that slept, show the house’s time', async ({ page }) => {
  await page.clock.install({ time: '2041-05-06T07:08:09Z' })
  await page.goto('/lottery')
  const table = page.getByRole('table', { name: th.list })
  await expect(table.getByRole('timer').nth(5)).toBeVisible()
  // Whoever sleeps while the page's code is on its way gets none of it.
  await untilAlive(page)
  /**
   * How many seconds the page’s clocks are off the house’s, at the most. Draws that close soon are left
   * out: they may be over, and others in their place, between the two questions.
   */
  const off = async () => {
    const left = await housesClocks(page)
    const rows = await table.getByRole('row').allInnerTexts()
    const apart = rows.flatMap((row) => {
      const game = left.find(({ remark }) => row.split(/[\n\t]/).includes(remark))
      const [clock] = /\d+:\d\d:\d\d/.exec(row) ?? []
      if (!game || clock === undefined || game.seconds < 3600) return []
      const shown = clock.split(':').reduce((sum, figure) => sum * 60 + Number(figure), 0)
      return [Math.abs(shown - game.seconds)]
    })
    return apart.length > 2 ? Math.max(...apart) : Number.NaN
  }
  await expect.poll(off).toBeLessThan(5)
  // An answer that is the same to the second is none: where a device sleeps, time passes in the house.
  const before = JSON.stringify(await housesClocks(page))
  await expect.poll(async () => JSON.stringify(await housesClocks(page))).not.toBe(before)
  // Five minutes pass on the device, and none in the house: what was counted is asked for anew.
  const asked = page.waitForResponse(/game_menu/)
  await page.clock.fastForward('05:00')
  await asked
  await expect.poll(off).toBeLessThan(5)
})

test('one’s tickets open from the list and from the search, after a login', async ({ page }) => {
  const visitor = new Visitor(page)
  const tickets = page.getByRole('dialog', { name: th.tickets })
  await page.goto('/lottery')
  await page.getByRole('button', { name: th.tickets }).click()
  await visitor.tryLogin(visitor.loginDialog, person('vip88'))
  await expect(tickets).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tickets).toBeHidden()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: th.find }).fill(th.tickets)
  await page.getByRole('option', { name: th.tickets }).click()
  await expect(tickets).toBeVisible()
})
