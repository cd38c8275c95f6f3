import { expect, test } from './support/test.ts'
import { Visitor } from './support/visitor.ts'

const atOne = '2026-11-20T18:00:00.000Z'

test('maintenance closes the site, in Thai and English, and opens it again', async ({
  page,
  operator,
}) => {
  await operator.close({ startsAt: null, endsAt: atOne })
  const closed = await page.goto('/rng')
  expect(closed?.status()).toBe(503)

  const visitor = new Visitor(page)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(visitor.words.maintenance)
  await expect(page.getByRole('definition')).toContainText('01:00')
  await expect(page.getByRole('main').getByRole('link')).toBeVisible()

  // The other language asks for the status itself; only the button may find the site open.
  const asked = page.waitForResponse(/\/wps\/system\/status/)
  await visitor.speak('en')
  await expect(heading).toHaveText(visitor.words.maintenance)
  await asked

  await operator.open()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible()
})

/**
 * Presses a link, unless the site has closed already: something else that the page asks for may have
 * told it, and by the pointer that would be what the link is about to need.
 */
const pressSlots = ({ header, words }: Visitor) =>
  header
    .getByRole('link', { name: words.slots, exact: true })
    .evaluateAll((links: HTMLElement[]) => links[0]?.click())

test('maintenance reaches a visitor who is already here', async ({ page, operator }) => {
  const visitor = new Visitor(page)
  await page.goto('/')
  // What is pressed from here on goes to a page that is alive, and that has asked for its status: it
  // would do so again in a minute only.
  const asked = page.waitForResponse(/\/wps\/system\/status/)
  await visitor.speak('en')
  await asked
  await operator.close({ startsAt: null, endsAt: null })
  await pressSlots(visitor)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(visitor.words.maintenance)
})

test('maintenance reaches a visitor who follows the first link of all', async ({
  page,
  operator,
}) => {
  const visitor = new Visitor(page)
  await page.goto('/')
  await operator.close({ startsAt: null, endsAt: null })
  await pressSlots(visitor)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(visitor.words.maintenance)
})

test('a blocked region is told so, with its address', async ({ page, operator }) => {
  await operator.block()
  const closed = await page.goto('/')
  expect(closed?.status()).toBe(403)
  await expect(page.getByRole('definition')).toContainText('127.0.0.1')

  const visitor = new Visitor(page)
  await visitor.speak('en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We’re not open in your area')
})
