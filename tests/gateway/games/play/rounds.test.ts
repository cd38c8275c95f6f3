import { createHash } from 'node:crypto'
import { calls } from '#contract/index.ts'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { gameRounds, ledgerTransactions } from '#gateway/database/schema/index.ts'
import { seatKept, seatsOf } from '#gateway/games/room-seats.ts'
import { holdings } from '#gateway/wallet/ledger.ts'
import { openGateway } from '../../support/gateway.ts'
import { gameOf, launch, makePlayer } from '../../support/play.ts'

const gateway = openGateway()

let last = 0
const newKey = () => String(last++).padStart(32, '0')

/** Opens a game and takes the seat out of its page. */
async function open(
  gameType: 'RNG' | 'LIVE' | 'PVP' | 'MINIGAME',
  token: string | null,
  demo = false,
  room?: number,
) {
  const { nodeId } = await gameOf(gateway(), gameType)
  const roomId = room === undefined ? undefined : `${nodeId}-${room}`
  const { pathname, search } = await launch(gateway(), nodeId, token, demo, roomId)
  const url = pathname + search
  const response = await gateway().fetch(url)
  const html = await response.text()
  const data = /<script type="application\/json" id="game">(.*?)<\/script>/s.exec(html)?.[1]
  const seat = data ? (JSON.parse(data) as { seat: string }).seat : ''
  return { url, response, html, seat }
}

async function playRound(seat: string, { stake = '20.00', key = newKey(), chosen = 7 } = {}) {
  const response = await gateway().fetch('/play/round', {
    method: 'POST',
    body: JSON.stringify({ seat, key, stake, chosen }),
  })
  const body = (await response.json()) as {
    code?: string
    stake: string
    win: string
    balance: string
  }
  return { status: response.status, ...body }
}

test.each(['RNG', 'LIVE', 'MINIGAME'] as const)(
  'a round of %s moves what it says, and the record has it',
  async (type) => {
    const { token, account } = await makePlayer(gateway(), `player-${type.toLowerCase()}`, 10_000n)
    const { seat, html, response } = await open(type, token)
    expect(response.headers.get('content-security-policy')).toContain('sandbox allow-scripts')
    expect(html).not.toContain(token)
    const round = await playRound(seat)
    expect(round.status).toBe(200)
    const expected = 10_000n - 2000n + BigInt(round.win.replace('.', ''))
    expect(await holdings(gateway().database, account.id)).toBe(expected)
    expect(round.balance.replace('.', '')).toBe(String(expected))
    const rows = await gateway()
      .database.select()
      .from(gameRounds)
      .where(eq(gameRounds.accountId, account.id))
    expect(rows).toMatchObject([{ mode: 'real', stake: 2000n, state: 'settled' }])
  },
)

test('a round in a room is played for its stakes, and for no others', async () => {
  const { token } = await makePlayer(gateway(), 'player-room', 100_000n)
  const { seat, html } = await open('PVP', token, false, 2)
  const shown = Array.from(html.matchAll(/name="stake" value="([\d.]+)"/g), ([, stake]) => stake)
  expect(shown).toEqual(['1.00', '2.00', '5.00', '10.00', '20.00'])
  expect(html).toMatch(/(ห้อง|Room).*(ร้านน้ำชา|Tea house)/)
  expect(html).toContain('5%')
  expect(await playRound(seat, { stake: '0.20' })).toMatchObject({ code: 'stake_wrong' })
  expect(await playRound(seat, { stake: '50.00' })).toMatchObject({ code: 'stake_wrong' })
  const round = await playRound(seat, { stake: '10.00' })
  expect(round.status).toBe(200)
  // The fee of five in a hundred, once.
  expect(['0.00', '10.00', '19.50']).toContain(round.win)
})

test('who was away from a table for long has a seat again where one is free, and none where not', async () => {
  const { token } = await makePlayer(gateway(), 'player-away', 100_000n)
  const { seat } = await open('PVP', token, false, 1)
  const { nodeId } = await gameOf(gateway(), 'PVP')
  const stake = '0.20'
  gateway().later(seatKept)
  expect((await playRound(seat, { stake })).status).toBe(200)
  gateway().later(seatKept)
  for (let other = 0; other < seatsOf(nodeId); other += 1) {
    await open('PVP', (await makePlayer(gateway(), `instead-${other}`, 10_000n)).token, false, 1)
  }
  expect(await playRound(seat, { stake })).toMatchObject({ status: 403, code: 'login_needed' })
})

describe('a round', () => {
  test('that is sent twice is one', async () => {
    const { token, account } = await makePlayer(gateway(), 'player-twice', 10_000n)
    const { seat } = await open('MINIGAME', token)
    const key = newKey()
    const [first, second] = [await playRound(seat, { key }), await playRound(seat, { key })]
    expect(second).toEqual(first)
    expect(await holdings(gateway().database, account.id)).toBe(
      BigInt(first.balance.replace('.', '')),
    )
  })

  test('waits for the one before, also when both come at once', async () => {
    const { token } = await makePlayer(gateway(), 'player-hasty', 10_000n)
    const { seat } = await open('MINIGAME', token)
    const answers = await Promise.all([playRound(seat), playRound(seat), playRound(seat)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429, 429])
    gateway().later(2499)
    expect((await playRound(seat)).status).toBe(429)
    gateway().later(1)
    expect((await playRound(seat)).status).toBe(200)
  })

  test('waits for the one before in another window, too', async () => {
    const { token } = await makePlayer(gateway(), 'player-two-windows', 10_000n)
    const [one, other] = [await open('MINIGAME', token), await open('RNG', token)]
    expect((await playRound(one.seat)).status).toBe(200)
    expect((await playRound(other.seat)).status).toBe(429)
    gateway().later(2500)
    expect((await playRound(other.seat)).status).toBe(200)
  })

  test('is not played on what is not there', async () => {
    const { token, account } = await makePlayer(gateway(), 'player-poor', 1999n)
    const { seat } = await open('RNG', token)
    expect(await playRound(seat)).toMatchObject({ status: 400, code: 'not_enough' })
    expect(await holdings(gateway().database, account.id)).toBe(1999n)
    // Nothing was played, so nothing has to be waited for.
    expect((await playRound(seat)).code).toBe('not_enough')
  })

  test.each([
    ['stake_wrong', { stake: '7.00' }],
    ['bad_request', { stake: '-20.00' }],
    ['bad_request', { stake: '20' }],
    ['bad_request', { chosen: 10 }],
    ['bad_request', { key: 'short' }],
  ])('is refused with %s', async (code, change) => {
    const { token } = await makePlayer(gateway(), `player-odd-${last++}`, 10_000n)
    const { seat } = await open('MINIGAME', token)
    expect(await playRound(seat, change)).toMatchObject({ status: 400, code })
  })

  test('needs a seat that somebody has', async () => {
    expect(await playRound('made up')).toMatchObject({ status: 403, code: 'login_needed' })
    const { token } = await makePlayer(gateway(), 'player-sleepy', 10_000n)
    const { seat } = await open('MINIGAME', token)
    gateway().later(5 * 3_600_000)
    expect(await playRound(seat)).toMatchObject({ status: 403, code: 'login_needed' })
  })
})

test('a guest’s demo moves no money', async () => {
  const { seat } = await open('MINIGAME', null, true)
  const before = await gateway().database.$count(ledgerTransactions)
  const round = await playRound(seat)
  expect(Number(round.balance)).toBe(1000 - 20 + Number(round.win))
  expect(await gateway().database.$count(ledgerTransactions)).toBe(before)
})

test('whatever does not open a game is a page, not an answer for programs', async () => {
  for (const path of ['/play/NGW-0001', '/play/NGW-0001?ticket=made-up', '/play/', '/play/a/b']) {
    const response = await gateway().fetch(path)
    expect(response.status).toBe(403)
    expect(response.headers.get('content-type')).toContain('text/html')
    const html = await response.text()
    expect(html).toContain('<p role="status">')
    // What it tells the page around it may run.
    const script = /<script>(.*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(script).toContain(`{ type: 'foyer:failed', code: '403' }`)
    const hash = createHash('sha256').update(script).digest('base64')
    expect(response.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
  }
  const odd = await gateway().fetch('/play/NGW-0001', { method: 'PUT' })
  expect(odd.status).toBe(405)
})

test('a ticket opens one page', async () => {
  const { token } = await makePlayer(gateway(), 'player-again', 10_000n)
  const { url } = await open('RNG', token)
  const second = await gateway().fetch(url)
  expect(second.status).toBe(403)
  expect(await second.text()).not.toContain('id="game"')
})

test('what was really won stands on the board, masked, and a demo’s does not', async () => {
  const { account } = await makePlayer(gateway(), 'lucky-one', 10_000n)
  const { database, now } = gateway()
  const { nodeId } = await gameOf(gateway(), 'RNG')
  const round = { accountId: account.id, nodeId, stake: 500n, outcome: {}, playedAt: now }
  await database.insert(gameRounds).values([
    { ...round, id: 'jackpot', mode: 'real', win: 999_999_900n },
    { ...round, id: 'made-up', mode: 'demo', win: 999_999_999n },
  ])
  const { list } = (await gateway().ask(calls.winnerBoard, {})).value
  expect(list).toHaveLength(20)
  expect(list[0]).toMatchObject({ nodeId, winAmount: '9999999.00' })
  expect(list[0]?.account).not.toContain('lucky-one')
})
