import { expect, test } from './support/test.ts'
import { Visitor } from './support/visitor.ts'

// A brand's own words (brands/NAME/copy.json) in place of the house's.

test.use({ house: 'siam', environment: { FOYER_BRAND: 'siam' } })

test('a brand speaks its own words, drawn, awake, and in the next language', async ({ page }) => {
  const visitor = new Visitor(page)
  const footer = page.getByRole('contentinfo')
  await page.goto('/')
  await expect(footer).toContainText('แม่น้ำสายเดียว หลายท่า')
  await expect(page.getByText('บ้านเดียว หลายห้อง')).toHaveCount(0)
  // The rest of the catalogue has come, and has not put the house's words back.
  const dialog = await visitor.openLogin()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(footer).toContainText('แม่น้ำสายเดียว หลายท่า')

  await visitor.header.getByRole('button', { name: visitor.words.language, exact: true }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(footer).toContainText('One river, many piers')
  await page.reload()
  await expect(footer).toContainText('One river, many piers')
  await expect(page.getByText('One hall, many rooms')).toHaveCount(0)
})
