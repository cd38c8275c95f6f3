import { expect, test } from './support/test.ts'
import { Visitor } from './support/visitor.ts'

test.use({ house: 'play' })

test('a round for real moves the balance that the site shows', async ({ page }) => {
  const visitor = new Visitor(page)
  await page.goto('/rng')
  await visitor.login('vip88')
  const card = page.getByRole('main').getByRole('article').first()
  await card.locator('[data-part=open]').click()
  await page.getByRole('dialog').getByRole('button', { name: 'เล่น', exact: true }).click()
  await expect(page).toHaveURL('/game')
  const game = page.frameLocator('main iframe')
  const balance = game.locator('#balance')
  await expect(balance).toHaveText('฿12,480.00')
  const played = page.waitForResponse(/\/play\/round/)
  await game.getByRole('button', { name: 'หมุน' }).click()
  const { win } = (await (await played).json()) as { win: string }
  const left = (12_475 + Number(win)).toLocaleString('en', { minimumFractionDigits: 2 })
  await expect(balance).toHaveText(`฿${left}`)
  const bar = page.getByRole('main').getByRole('group', { name: visitor.words.balance })
  await expect(bar).toContainText(`฿${left}`)
  // From the ledger, not from the game's word.
  await page.goto('/recent')
  await expect(visitor.balance).toContainText(`฿${left}`)
})
