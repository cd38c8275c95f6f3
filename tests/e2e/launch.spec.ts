import type { Locator, Page, Route } from '@playwright/test'
import { openSheet, stub, stubGames } from './support/games.ts'
import { expect, test } from './support/test.ts'
import { person, Visitor } from './support/visitor.ts'
import { untilAlive } from './support/wake.ts'

// Launching games (G4): the sheet, the loader, the frame, and the ways out of it.

test.use({ viewport: { width: 1440, height: 900 } })

test('a guest tries a demo, reloads it, and goes back to where they were', async ({ page }) => {
  const asked = await stubGames(page)
  const name = await openSheet(page, 0)
  await page.getByRole('dialog').getByRole('button', { name: 'ทดลองเล่น' }).click()
  await expect(page).toHaveURL('/game')
  const game = page.frameLocator('main iframe')
  await expect(game.getByRole('button', { name: 'leave' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.locator('main iframe')).toHaveAttribute('sandbox', 'allow-scripts allow-forms')

  await page.reload()
  await expect(game.getByRole('button', { name: 'leave' })).toBeVisible()
  // An address is good once: a reload has asked for another.
  expect(asked).toHaveLength(2)
  expect(new Set(asked).size).toBe(2)
  for (const url of asked) expect(url).toMatch(/\/play\/[\w-]+\?ticket=[\w-]{43}(&|$)/)
  await page.goBack()
  await expect(page).toHaveURL(/\/rng/)
})

test('Forward soon after Back from a game finds nothing over it', async ({ page }) => {
  await stubGames(page)
  await openSheet(page, 0)
  await page.getByRole('dialog').getByRole('button', { name: 'ทดลองเล่น' }).click()
  const leave = page.frameLocator('main iframe').getByRole('button', { name: 'leave' })
  await expect(leave).toBeVisible()
  // A reload has forgotten the code of the sheet that Back leads to.
  await page.reload()
  await expect(leave).toBeVisible()
  const sheet = /\/assets\/game-overlay-[\w-]+\.js/
  const slow = Promise.withResolvers<void>()
  await page.route(sheet, async (route) => {
    await slow.promise
    await route.continue()
  })
  const asked = page.waitForRequest(sheet)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/\/rng\?.*game=/)
  await asked
  await page.evaluate(() => history.forward())
  await expect(page).toHaveURL('/game')
  await expect(leave).toBeVisible()
  const came = page.waitForResponse(sheet)
  slow.resolve()
  await came
  await untilAlive(page)
  await expect(page.locator('[data-slot=dialog-scrim]')).toHaveCount(0)
  expect(new URL(page.url()).search).toBe('')
})

test('a guest who wants to play for real logs in first, and the game opens', async ({ page }) => {
  await stubGames(page)
  await openSheet(page, 1)
  await page.getByRole('dialog').getByRole('button', { name: 'เข้าสู่ระบบเพื่อเล่น' }).click()
  const visitor = new Visitor(page)
  await expect(visitor.loginDialog).toBeVisible()
  await visitor.tryLogin(visitor.loginDialog, person('newbie'))
  await expect(page).toHaveURL('/game')
  const game = page.frameLocator('main iframe')
  const bar = page.getByRole('main')
  await expect(bar.getByRole('group', { name: visitor.words.balance })).toContainText('฿')
  // What the game says of the balance has it asked for again.
  const refreshed = page.waitForResponse((response) => response.url().includes('/wallets/balance'))
  await game.getByRole('button', { name: 'balance' }).click()
  await refreshed
  // Whoever comes back sees what the game has done to it.
  const returned = page.waitForResponse((response) => response.url().includes('/wallets/balance'))
  await game.getByRole('button', { name: 'leave' }).click()
  await expect(page).toHaveURL(/\/rng/)
  await returned
})

test('a game that takes long says so, is given up, and opens at the next try', async ({ page }) => {
  await page.clock.install()
  let asked = 0
  await page.route('**/play/**', async (route) => {
    asked += 1
    // The first one never comes.
    if (asked > 1) await route.fulfill({ contentType: 'text/html', body: stub })
  })
  await openSheet(page, 0)
  await page.getByRole('dialog').getByRole('button', { name: 'ทดลองเล่น' }).click()
  await expect(page.locator('main iframe')).toHaveAttribute('src', /ticket=/)
  const slow = page.getByRole('heading', { name: 'เกมกำลังมา ใช้เวลานานกว่าปกติ' })
  await page.clock.runFor('00:09')
  await expect(slow).toBeHidden()
  await page.clock.runFor('00:03')
  await expect(slow).toBeVisible()
  await page.clock.runFor('01:50')
  await expect(page.getByRole('heading', { name: 'เปิดเกมนี้ไม่ได้' })).toBeVisible()
  await expect(page.getByText('GL-504')).toBeVisible()

  await page.getByRole('button', { name: 'ลองอีกครั้ง' }).click()
  await page.clock.runFor('00:01')
  const game = page.frameLocator('main iframe')
  await expect(game.getByRole('button', { name: 'leave' })).toBeVisible()
  expect(asked).toBe(2)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a game whose page does not come, or is another’s, is none that is played', async ({
  page,
}) => {
  const answers = [
    (route: Route) => route.abort(),
    (route: Route) => route.fulfill({ contentType: 'text/html', body: 'Bad gateway' }),
    (route: Route) => route.fulfill({ contentType: 'text/html', body: stub }),
  ]
  await page.route('**/play/**', (route) => answers.shift()?.(route))
  await openSheet(page, 0)
  await page.getByRole('dialog').getByRole('button', { name: 'ทดลองเล่น' }).click()
  const failed = page.getByRole('heading', { name: 'เปิดเกมนี้ไม่ได้' })
  const again = page.getByRole('button', { name: 'ลองอีกครั้ง' })
  await expect(failed).toBeVisible()
  await expect(page.getByText('GL-SILENT')).toBeVisible()
  await again.click()
  await expect(failed).toBeHidden()
  await expect(failed).toBeVisible()
  await again.click()
  const game = page.frameLocator('main iframe')
  await expect(game.getByRole('button', { name: 'leave' })).toBeVisible()
})

test('a ticket that is spent opens nothing, and the page around it says so', async ({ page }) => {
  await page.route('**/play/**', (route) =>
    route.continue({ url: new URL('/play/x', route.request().url()).href }),
  )
  await openSheet(page, 0)
  await page.getByRole('dialog').getByRole('button', { name: 'ทดลองเล่น' }).click()
  await expect(page.getByRole('heading', { name: 'เปิดเกมนี้ไม่ได้' })).toBeVisible()
  await expect(page.getByText('GL-403')).toBeVisible()
})

/** Presses something in the game, and waits until a step of ours lies over the one that it made. */
async function goOn(page: Page, control: Locator, depth: number): Promise<void> {
  await control.click()
  await expect
    .poll(() => page.evaluate(() => (history.state as { game?: number } | null)?.game))
    .toBe(depth)
}

test('Back leaves the game at once, wherever the game has gone in its frame', async ({ page }) => {
  const asked = await stubGames(page)
  await openSheet(page, 0)
  await page.getByRole('dialog').getByRole('button', { name: 'ทดลองเล่น' }).click()
  await expect(page).toHaveURL('/game')
  const game = page.frameLocator('main iframe')
  await goOn(page, game.getByRole('link', { name: 'next table' }), 1)
  await goOn(page, game.getByRole('link', { name: 'next table' }), 2)
  // No page is loaded for this, and it is a step all the same.
  await goOn(page, game.getByRole('button', { name: 'paytable' }), 3)
  expect(asked).toHaveLength(3)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/\/rng/)
  await expect(page.locator('main iframe')).toHaveCount(0)
})

test('so does the way out in the game itself', async ({ page }) => {
  await stubGames(page)
  await openSheet(page, 0)
  await page.getByRole('dialog').getByRole('button', { name: 'ทดลองเล่น' }).click()
  const game = page.frameLocator('main iframe')
  await goOn(page, game.getByRole('link', { name: 'next table' }), 1)
  await game.getByRole('button', { name: 'leave' }).click()
  await expect(page).toHaveURL(/\/rng/)
})

test('a game that breaks off says that it stopped, and opens again', async ({ page }) => {
  const asked = await stubGames(page)
  await openSheet(page, 0)
  await page.getByRole('dialog').getByRole('button', { name: 'ทดลองเล่น' }).click()
  const game = page.frameLocator('main iframe')
  await game.getByRole('button', { name: 'fail' }).click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert.getByRole('heading', { name: 'เกมหยุดกลางคัน' })).toBeVisible()
  await expect(alert).toContainText('GL-V-9')
  await alert.getByRole('button', { name: 'เปิดอีกครั้ง' }).click()
  await expect(game.getByRole('button', { name: 'fail' })).toBeVisible()
  expect(asked).toHaveLength(2)
})

test('an address that names a lottery leads to its own screen', async ({ page }) => {
  await page.goto('/rng')
  await new Visitor(page).login('vip88')
  await page.goto('/game?id=LOTT-7001')
  await expect(page).toHaveURL('/lottery?gameCode=LOTT-7001&vendor=LOTT')
  await expect(page.locator('main iframe')).toHaveCount(0)
})
