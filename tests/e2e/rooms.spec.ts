import { expect, test } from './support/test.ts'
import { Visitor } from './support/visitor.ts'

// Rooms of games among players (G4): what a room says is what is played in it.

test.use({ house: 'rooms', viewport: { width: 1440, height: 900 } })

test('a room is chosen, played for its stakes and at its fee, and has one seat less', async ({
  page,
}) => {
  const visitor = new Visitor(page)
  test.slow()
  await page.goto('/pvp')
  await visitor.speak('en')
  await visitor.login('newbie')
  const card = page.getByRole('main').getByRole('article').first()
  const name = await card.getByRole('heading').innerText()
  const rooms = page.getByRole('dialog', { name: 'Choose a room' })
  const openRooms = async () => {
    await card.getByRole('button', { name, exact: true }).click()
    const sheet = page.getByRole('dialog', { name })
    await sheet.getByRole('button', { name: 'Play', exact: true }).click()
    await expect(rooms.getByRole('heading', { name })).toBeVisible()
  }
  const row = rooms.getByRole('row').filter({ hasText: 'Tea house' })
  const game = page.frameLocator('main iframe')

  await test.step('the list tells of stakes, fee and seats', async () => {
    await openRooms()
    await expect(rooms).toContainText('5% fee on winnings')
    await expect(row).toContainText('฿1 to ฿20')
    await expect(row).toContainText(/0 of \d seats taken/)
    // 1,000.00 are too little for this one, and it says so before anything is taken.
    await rooms.getByRole('button', { name: 'Enter The pier' }).click()
    await expect(page.getByRole('alert')).toContainText('Your balance is too low for this room')
    await page.getByRole('button', { name: 'Back to the lobby' }).click()
    await expect(page).toHaveURL('/pvp')
  })

  await test.step('what is played is what the list said', async () => {
    await openRooms()
    await row.getByRole('button', { name: 'Enter Tea house' }).click()
    await expect(page).toHaveURL('/game')
    await expect(game.getByText('Room: Tea house')).toBeVisible()
    await expect(game.getByText('after a fee of 5% on winnings')).toBeVisible()
    const stakes = game.getByRole('group', { name: 'Stake a round' }).getByRole('radio')
    await expect(stakes).toHaveCount(5)
    await expect(stakes.first()).toHaveValue('1.00')
    await expect(stakes.last()).toHaveValue('20.00')
    await stakes.last().check({ force: true })
    const played = page.waitForResponse(/\/play\/round/)
    await game.getByRole('button', { name: 'Deal' }).click()
    const round = (await (await played).json()) as { stake: string; win: string; balance: string }
    expect(round.stake).toBe('20.00')
    // Lost, even, or twice the stake less five in a hundred of what was won.
    expect(['0.00', '20.00', '39.00']).toContain(round.win)
    expect(Number(round.balance)).toBe(1000 - 20 + Number(round.win))
    const bar = page.getByRole('main').getByRole('group', { name: visitor.words.balance })
    await expect(bar).toContainText(
      Number(round.balance).toLocaleString('en', { minimumFractionDigits: 2 }),
    )
  })

  await test.step('a reload comes back to the same room', async () => {
    await page.reload()
    await expect(game.getByText('Room: Tea house')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/pvp')
  })

  await test.step('and its seat is taken by one', async () => {
    await openRooms()
    await expect(row).toContainText(/1 of \d seats taken/)
  })
})
