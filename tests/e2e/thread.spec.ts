import { expect, test } from './support/test.ts'
import { person, Visitor, watchCaptchas } from './support/visitor.ts'

/**
 * The one thread through every layer, as the issue names it: guest home in Thai, English, the slots
 * lobby, a studio, a search with a typo, three wrong passwords, the captcha, in, the balance shown
 * and hidden, out.
 */
test('from a guest to a member and back', async ({ page, operator }) => {
  const visitor = new Visitor(page)
  const captchas = watchCaptchas(page, operator)

  await test.step('the home greets in Thai', async () => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'th')
    await expect(page.getByRole('heading', { level: 1, name: visitor.words.home })).toBeVisible()
  })

  await test.step('and in English', async () => {
    await visitor.speak('en')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('heading', { level: 1, name: visitor.words.home })).toBeVisible()
    await expect(visitor.header.getByRole('link', { name: 'Slots' })).toBeVisible()
  })

  const games = page.getByRole('list', { name: 'Games', exact: true }).getByRole('listitem')
  await test.step('the slots lobby shows twenty games', async () => {
    await visitor.header.getByRole('link', { name: 'Slots', exact: true }).click()
    await expect(page).toHaveURL('/rng')
    await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible()
    await expect(games).toHaveCount(20)
  })

  const studios = page.getByRole('main').getByRole('navigation', { name: 'Studios' })
  await test.step('a studio shows only its own', async () => {
    await studios.getByRole('link', { name: 'Naga Works' }).click()
    await expect(page).toHaveURL('/rng?page=NGW')
    await expect(studios.getByRole('link', { name: 'Naga Works' })).toHaveAttribute(
      'aria-current',
      /.+/,
    )
    await expect(games.first()).toContainText('Naga Works')
    await expect(games).toHaveCount(20)
    await expect(games.filter({ hasText: /Lotus Forge|Krathong|Monsoon/ })).toHaveCount(0)
  })

  await test.step('a search forgives a typo', async () => {
    const field = page.getByRole('searchbox', { name: 'Search games' })
    await field.fill('sevn headed nga')
    await expect(games.first()).toContainText('Seven-headed Naga')
    await expect(page).toHaveURL(/name=sevn/)
  })

  const dialog = await test.step('three wrong passwords ask for a captcha', async () => {
    const form = await visitor.openLogin()
    const { username } = person('vip88')
    for (const password of ['wrong-0001', 'wrong-0002']) {
      await visitor.tryLogin(form, { username, password })
      await expect(form.getByRole('alert')).toContainText('The user name or password is wrong')
      await expect(form.getByRole('textbox', { name: 'Code in the picture' })).toBeHidden()
    }
    await visitor.tryLogin(form, { username, password: 'wrong-0003' })
    await expect(form.getByRole('textbox', { name: 'Code in the picture' })).toBeVisible()
    return form
  })

  await test.step('wrong digits bring another picture, right ones let in', async () => {
    const code = dialog.getByRole('textbox', { name: 'Code in the picture' })
    const digits = await captchas.next()
    await code.fill(digits === '0000' ? '1111' : '0000')
    await visitor.tryLogin(dialog, person('vip88'))
    await expect(dialog.getByRole('alert')).toContainText('doesn’t match the picture')
    await expect(code).toHaveValue('')

    await code.fill(await captchas.next())
    await visitor.tryLogin(dialog, person('vip88'))
    await expect(dialog).toBeHidden()
  })

  await test.step('the balance comes from the ledger, and hides', async () => {
    await expect(visitor.balance).toContainText('฿12,480.00')
    const hide = visitor.balance.getByRole('button', { name: 'Hide balance' })
    await hide.click()
    await expect(hide).toHaveAttribute('aria-pressed', 'true')
    await expect(visitor.balance).toContainText('***')
    await expect(visitor.balance).not.toContainText('12,480')
    await hide.click()
    await expect(visitor.balance).toContainText('฿12,480.00')
  })

  await test.step('signing out asks first', async () => {
    await visitor.openAccount('vip88')
    const question = page.getByRole('alertdialog', { name: 'Log out' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(visitor.balance).toBeVisible()

    await visitor.openAccount('vip88')
    await question.getByRole('button', { name: 'Log out' }).click()
    await expect(visitor.balance).toBeHidden()
    await expect(visitor.header.getByRole('button', { name: 'Log in' })).toBeVisible()
  })
})
