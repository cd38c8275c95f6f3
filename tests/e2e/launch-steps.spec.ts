import { openSheet, stubGames } from './support/games.ts'
import { expect, test } from './support/test.ts'

// A game over another, and what lies over a game (G4).

test.use({ viewport: { width: 1440, height: 900 } })

test('a game in full screen has its menus over it, and leaves it with the game', async ({
  page,
}) => {
  await stubGames(page)
  await openSheet(page, 0)
  await page.getByRole('dialog').getByRole('button', { name: 'ทดลองเล่น' }).click()
  await expect(
    page.frameLocator('main iframe').getByRole('button', { name: 'leave' }),
  ).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: 'เต็มจอ' }).click()
  const fills = () => page.evaluate(() => document.fullscreenElement !== null)
  await expect.poll(fills).toBe(true)
  await page.getByRole('button', { name: 'เพิ่มเติม', exact: true }).click()
  const item = page.getByRole('menuitem').first()
  await expect(item).toBeVisible()
  // In the top layer, where a press reaches it.
  expect(await item.evaluate((one) => document.fullscreenElement?.contains(one))).toBe(true)
  await item.click({ trial: true })
  await page.keyboard.press('Escape')
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/\/rng/)
  await expect.poll(fills).toBe(false)
})

test('a game that is chosen over another takes its place; Back opens what its step opened', async ({
  page,
}) => {
  await stubGames(page)
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  const leave = page.frameLocator('main iframe').getByRole('button', { name: 'leave' })
  const first = await openSheet(page, 0)
  const names = page.getByRole('article').getByRole('heading', { includeHidden: true })
  const [second, third] = [await names.nth(1).textContent(), await names.nth(2).textContent()]
  await page.getByRole('dialog').getByRole('button', { name: 'ทดลองเล่น' }).click()
  await expect(heading).toHaveText(first)
  await expect(leave).toBeVisible()
  /** Presses a key at what the search finds by its name. */
  const choose = async (name: string, key: string) => {
    await page.getByRole('main').focus()
    await page.keyboard.press('ControlOrMeta+k')
    await page.getByRole('combobox').fill(name)
    const found = page.getByRole('option', { name }).first()
    await expect(found).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press(key)
  }
  const steps = await page.evaluate(() => history.length)
  await choose(second ?? '', 'Tab')
  await expect(heading).toHaveText(second ?? '')
  await expect(leave).toBeVisible()
  expect(await page.evaluate(() => history.length)).toBe(steps)

  await choose('โปรโมชั่น', 'Enter')
  await expect(page).toHaveURL('/promotions')
  await choose(third ?? '', 'Tab')
  await expect(heading).toHaveText(third ?? '')
  await expect(leave).toBeVisible()
  await page.evaluate(() => history.go(-2))
  await expect(heading).toHaveText(second ?? '')
  await expect(leave).toBeVisible()
})
