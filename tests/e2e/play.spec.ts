import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { person, Visitor } from './support/visitor.ts'

// The whole line of a game (G2, G4): found, kept, tried, played, and everything that counts it.

test.use({ house: 'play', viewport: { width: 1440, height: 900 } })

const naga = 'Seven-headed Naga'

/** Presses the game's button, and waits until the round has been told. */
async function playRound(page: Page, button: string) {
  const game = page.frameLocator('main iframe')
  const played = page.waitForResponse(/\/play\/round/)
  await game.getByRole('button', { name: button }).click()
  const answer = (await (await played).json()) as { stake: string; win: string; balance: string }
  const balance = `฿${Number(answer.balance).toLocaleString('en', { minimumFractionDigits: 2 })}`
  await expect(game.locator('#balance')).toHaveText(balance)
  return { ...answer, balance }
}

test('a game is found by a typo, kept, tried and played, and all that counts it agrees', async ({
  page,
}) => {
  const visitor = new Visitor(page)
  // A long way.
  test.slow()
  const sheet = page.getByRole('dialog', { name: naga })
  const game = page.frameLocator('main iframe')

  await test.step('found by a typo, from the keyboard', async () => {
    await page.goto('/promotions')
    await visitor.speak('en')
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: 'Search games, studios and pages' })
    await field.fill('sevn headed nga')
    await expect(page.getByRole('option').first()).toContainText(naga)
    await field.fill('slots')
    await page.getByRole('option', { name: /^Slots/ }).click()
    await page.getByRole('searchbox', { name: 'Search games' }).fill('sevn headed nga')
  })

  const card = page.getByRole('main').getByRole('article').first()
  await test.step('kept, with the login that this needs', async () => {
    const heart = card.getByRole('button', { name: `Favourite ${naga}` })
    await heart.click()
    await visitor.tryLogin(visitor.loginDialog, person('vip88'))
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(visitor.balance).toContainText('฿12,480.00')
  })

  await test.step('its demo moves nothing that is the member’s', async () => {
    await card.getByRole('button', { name: naga, exact: true }).click()
    await sheet.getByRole('button', { name: 'Try demo' }).click()
    await expect(page).toHaveURL('/game')
    await expect(game.getByText('Demo. Wins and losses aren’t kept')).toBeVisible()
    await expect(game.locator('#balance')).toHaveText('฿1,000.00')
    await playRound(page, 'Spin')
    await page.goBack()
    await expect(visitor.balance).toContainText('฿12,480.00')
  })

  let balance = ''
  await test.step('a round for real moves the balance of the game and of the bar', async () => {
    // Among what is kept, where nothing else is.
    await page.goto('/rng?favourites=true')
    await card.getByRole('button', { name: naga, exact: true }).click()
    await sheet.getByRole('button', { name: 'Play', exact: true }).click()
    await expect(game.locator('#balance')).toHaveText('฿12,480.00')
    await game.getByRole('radio').last().check({ force: true })
    const round = await playRound(page, 'Spin')
    expect(Number(round.stake)).toBeGreaterThan(0)
    const left = 12_480 - Number(round.stake) + Number(round.win)
    expect(round.balance).toBe(`฿${left.toLocaleString('en', { minimumFractionDigits: 2 })}`)
    balance = round.balance
    const bar = page.getByRole('main').getByRole('group', { name: visitor.words.balance })
    await expect(bar).toContainText(balance)
    await test.step('and so says whatever else asks the ledger', async () => {
      await page.goto('/missions')
      await expect(visitor.balance).toContainText(balance)
      const stake = page.getByRole('listitem').filter({ hasText: 'Stake 1,000' })
      await expect(stake).toContainText(`${Number(round.stake)}`)
    })
    await test.step('and the betting record, in its row and in its sums', async () => {
      await page.getByRole('banner').getByRole('button', { name: 'vip88' }).click()
      await page.getByRole('menuitem', { name: 'Betting record' }).click()
      await expect(page).toHaveURL('/member/bettingRecord')
      const net = Number(round.win) - Number(round.stake)
      const money = (value: number) =>
        `฿${Math.abs(value).toLocaleString('en', { minimumFractionDigits: 2 })}`
      const sign = net === 0 ? '' : net < 0 ? '\u2212' : '+'
      const row = page.getByRole('row').filter({ hasText: naga })
      await expect(row).toHaveCount(1)
      await expect(row.getByRole('cell')).toHaveText(
        [/2\d{3}/, money(Number(round.stake)), money(Number(round.win)), sign + money(net)],
        { useInnerText: true },
      )
      const sums = page.getByRole('main').getByRole('group', { name: 'Total' })
      await expect(sums.getByRole('definition')).toHaveText([
        money(Number(round.stake)),
        money(0),
        money(Number(round.win)),
        sign + money(net),
      ])
    })
  })

  await test.step('the game is the last one played', async () => {
    await page.goto('/recent')
    const first = page.getByRole('main').getByRole('article').first()
    await expect(first).toContainText(naga)
    await expect(visitor.balance).toContainText(balance)
  })
})

test('a round whose answer is lost is the same round when it is asked for again', async ({
  page,
  faults,
}) => {
  test.slow()
  const visitor = new Visitor(page)
  await page.goto('/rng')
  await visitor.speak('en')
  await visitor.login('newbie')
  const card = page.getByRole('main').getByRole('article').first()
  await card.locator('[data-part=open]').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click()
  const game = page.frameLocator('main iframe')
  const spin = game.getByRole('button', { name: 'Spin' })
  await expect(spin).toBeVisible()
  let lost: { balance: string } | null = null
  // The house has played it; its answer does not arrive.
  await page.route('**/play/round', async (route) => {
    lost = (await (await route.fetch()).json()) as { balance: string }
    await route.abort()
  })
  await spin.click()
  await expect(game.getByRole('status')).toContainText('The connection dropped')
  // The browser's own word for an answer that was cut off.
  faults.length = 0
  await page.unroute('**/play/round')
  const again = await playRound(page, 'Spin')
  expect(again.balance.replace(/[฿,]/g, '')).toBe(lost?.['balance'])
})

// What stands in the frame on its own: a page without an origin, which the site's stories never see.
test.describe('the page of a game', () => {
  const demoOf = async (page: Page, id: string) => {
    await page.goto(`/game?id=${id}&demo=1`)
    const game = page.frameLocator('main iframe')
    await expect(game.locator('#play')).toBeVisible()
    return game
  }

  for (const [width, height] of [
    [360, 640],
    [320, 568],
    [780, 360],
  ] as const) {
    test(`shows its button and no more than its width at ${width} by ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      for (const id of ['LTF-0170', 'KNR-2001', 'FFL-5001']) {
        const game = await demoOf(page, id)
        await expect(game.locator('#play')).toBeInViewport({ ratio: 1 })
        await expect(game.locator('#balance')).toBeInViewport()
        const edges = await game.locator('main').evaluate((main) => {
          const { left, right } = main.getBoundingClientRect()
          const out = [...main.querySelectorAll('*')].filter(
            (one) => one.getBoundingClientRect().right > right + 0.5,
          )
          return { left, rest: innerWidth - right, out: out.length }
        })
        expect(edges, id).toEqual({ left: edges.rest, rest: edges.rest, out: 0 })
      }
    })
  }

  test('gives up a round that nobody answers, and asks for the same one again', async ({
    page,
    faults,
  }) => {
    await page.clock.install()
    const game = await demoOf(page, 'LTF-0170')
    const keys: unknown[] = []
    const spin = game.locator('#play')
    await page.route('**/play/round', (route) => {
      keys.push((route.request().postDataJSON() as { key: unknown }).key)
    })
    await spin.click()
    await expect.poll(() => keys.length).toBe(1)
    await expect(spin).toHaveAttribute('aria-disabled', 'true')
    await page.clock.fastForward(21_000)
    await expect(game.getByRole('status')).toHaveText(/^เชื่อมต่อไม่ได้/)
    await expect(spin).toHaveAttribute('aria-disabled', 'false')
    await spin.click()
    await expect.poll(() => keys.length).toBe(2)
    expect(keys[1]).toBe(keys[0])
    faults.length = 0
  })

  test('says so when what comes out is the round before a lost line, at its own stake', async ({
    page,
    faults,
  }) => {
    const game = await demoOf(page, 'FFL-5001')
    const spin = game.locator('#play')
    await page.route(
      '**/play/round',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    const stakes = game.locator('[name=stake]')
    await stakes.first().check({ force: true })
    await spin.click()
    await expect(game.getByRole('status')).toHaveText(/^เชื่อมต่อไม่ได้/)
    await stakes.last().check({ force: true })
    await spin.click()
    await expect(game.getByRole('status')).toHaveText(/นี่คือรอบก่อนสายหลุด เดิมพัน ฿\d/)
    faults.length = 0
  })

  test('says that a round comes too soon after the last, not that it is under way', async ({
    page,
    faults,
  }) => {
    const game = await demoOf(page, 'LTF-0170')
    await page.route('**/play/round', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'Access-Control-Allow-Origin': '*' },
        json: { success: false, code: 'too_many', message: '', value: null },
      }),
    )
    await game.locator('#play').click()
    await expect(game.getByRole('status')).toHaveText(/รอสักครู่แล้วกดอีกครั้ง$/)
    faults.length = 0
  })
})
