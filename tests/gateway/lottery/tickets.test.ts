import { calls, verifyDraw } from '#contract/index.ts'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { games, lotteryDraws } from '#gateway/database/schema/index.ts'
import { workLotteries } from '#gateway/lottery/keep-draws.ts'
import { openGateway } from '../support/gateway.ts'
import { gameCode, key, lotteryOf } from './support.ts'

const gateway = openGateway({ opsToken: 'operator-of-the-tests' })
const { balanceOf, buy, makePlayer, rulesOf, ticketsOf } = lotteryOf(gateway)

let players = 0

/** A number that is sold in full. */
async function freeNumber(): Promise<string> {
  const { limited } = await rulesOf()
  const taken = new Set(limited.map(({ numbers }) => numbers))
  return ['123', '456', '789'].find((one) => !taken.has(one)) ?? '321'
}

test('a bet is taken from the wallet, and what it wins is paid once', async () => {
  const { token } = await makePlayer('lottery-winner')
  const digits = Array.from({ length: 10 }, (_, digit) => String(digit))
  // One of ten running digits comes for certain.
  const bought = await buy(
    token,
    digits.map((numbers) => ({ playType: '1top', numbers, stake: '10.00', rate: '3.2' })),
  )
  expect(bought.value).toMatchObject({
    status: 'waiting',
    total: '100.00',
    win: null,
    province: null,
  })
  expect(bought.value.lines[0]?.drawn).toEqual([])
  expect(await balanceOf(token)).toBe('900.00')
  gateway().later(15 * 60_000)
  const [ticket] = await ticketsOf(token)
  const [draw] = await gateway()
    .database.select()
    .from(lotteryDraws)
    .where(eq(lotteryDraws.id, bought.value.drawId))
  const top = draw?.prizes?.[0]?.numbers[0] ?? ''
  const hits = new Set(top.slice(-3)).size
  expect(ticket).toMatchObject({ status: 'won', win: `${hits * 32}.00` })
  // Each line says what it was compared with: a running digit, the last three.
  for (const { drawn } of ticket?.lines ?? []) expect(drawn).toEqual([top.slice(-3)])
  expect(await balanceOf(token)).toBe(`${900 + hits * 32}.00`)
  await workLotteries(gateway().house, gateway().now)
  expect(await balanceOf(token)).toBe(`${900 + hits * 32}.00`)
})

test('what was sold of a lottery that closes meanwhile is drawn and paid, and is not sold any more', async () => {
  const { token } = await makePlayer('lottery-closed-house')
  const line = (numbers: string) => ({ playType: '1top', numbers, stake: '10.00' })
  const { drawId } = await rulesOf()
  await buy(token, '0123456789'.split('').map(line))
  const [game] = await gateway()
    .database.update(games)
    .set({ isOpen: false })
    .where(eq(games.gameId, gameCode))
    .returning()
  expect(game?.isOpen).toBe(false)
  const late = await buy(token, [line('1')], { drawId })
  expect(late.envelope).toMatchObject({ success: false, code: 'not_found' })
  expect(await ticketsOf(token)).toMatchObject([{ status: 'waiting' }])
  gateway().later(15 * 60_000)
  expect(await ticketsOf(token)).toMatchObject([{ status: 'won' }])
  expect(Number(await balanceOf(token))).toBeGreaterThan(900)
  await gateway().database.update(games).set({ isOpen: true }).where(eq(games.gameId, gameCode))
})

test('ten clicks are one ticket', async () => {
  const { token } = await makePlayer('lottery-clicker')
  const headers = key()
  const numbers = await freeNumber()
  const { drawId } = await rulesOf()
  const line = [{ playType: '3top', numbers, stake: '20.00' }]
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => buy(token, line, { drawId, headers })),
  )
  expect(new Set(answers.map(({ value }) => value.id)).size).toBe(1)
  expect(await balanceOf(token)).toBe('980.00')
})

describe('nothing is taken', () => {
  test('after the close', async () => {
    const { token } = await makePlayer('lottery-late')
    const { drawId, game } = await rulesOf()
    gateway().later((game.remainTime - game.lockTime) * 1000)
    const line = [{ playType: '2top', numbers: '12', stake: '20.00' }]
    const late = await buy(token, line, { drawId })
    expect(late.envelope.code).toBe('draw_closed')
    expect((await rulesOf()).game.status).toBe('locked')
    expect(await balanceOf(token)).toBe('1000.00')
    gateway().later(game.lockTime * 1000)
    expect((await rulesOf()).game.status).toBe('open')
  })

  test.each([
    ['not_enough', [{ playType: '2top', numbers: '12', stake: '500.00' }], 10_000n],
    ['stake_wrong', [{ playType: '2top', numbers: '12', stake: '0.99' }], 100_000n],
    ['stake_wrong', [{ playType: '2top', numbers: '12', stake: '500.01' }], 100_000n],
    ['stake_wrong', [{ playType: '2top', numbers: '12', stake: '-20.00' }], 100_000n],
    ['rate_changed', [{ playType: '2top', numbers: '12', stake: '20.00', rate: '93' }], 100_000n],
    ['bad_request', [{ playType: '2top', numbers: '123', stake: '20.00' }], 100_000n],
    ['bad_request', [{ playType: '9top', numbers: '12', stake: '20.00' }], 100_000n],
    ['bad_request', [{ playType: '2top', numbers: '1x', stake: '20.00' }], 100_000n],
    [
      'bad_request',
      [
        { playType: '2top', numbers: '12', stake: '20.00' },
        { playType: '2top', numbers: '12', stake: '20.00' },
      ],
      100_000n,
    ],
    ['bad_request', [], 100_000n],
  ])('with %s', async (code, lines, minor) => {
    const { token } = await makePlayer(`lottery-${players++}`, minor)
    const before = await balanceOf(token)
    const refused = await buy(token, lines)
    expect(refused.envelope).toMatchObject({ success: false, code })
    expect(await balanceOf(token)).toBe(before)
    expect(await ticketsOf(token)).toEqual([])
  })

  test('for a number that is not sold', async () => {
    const { token } = await makePlayer('lottery-unsold')
    const { limited } = await rulesOf()
    const closed = limited.find(({ kind }) => kind === 'closed')?.numbers ?? ''
    const line = { playType: '3top', numbers: closed, stake: '20.00' }
    expect((await buy(token, [line])).envelope.code).toBe('number_closed')
    expect(await balanceOf(token)).toBe('1000.00')
  })
})

test('a ticket is taken back in time, once, and by its owner alone', async () => {
  const { token } = await makePlayer('lottery-regret')
  const other = await makePlayer('lottery-other')
  const { drawId, cancelMinutes } = await rulesOf('LOTT-7001')
  expect(cancelMinutes).toBe(5)
  const line = [{ playType: '2bottom', numbers: '42', stake: '50.00' }]
  const { value } = await buy(token, line, { drawId })
  expect(value.cancelUntil).not.toBeNull()
  const cancel = (as: string) =>
    gateway().ask(calls.cancelLotteryTicket, { id: value.id }, { token: as, headers: key() })
  expect((await cancel(other.token)).envelope.code).toBe('not_found')
  expect((await cancel(token)).value.status).toBe('cancelled')
  expect(await balanceOf(token)).toBe('1000.00')
  expect((await cancel(token)).envelope.code).toBe('cancel_late')
  expect(await balanceOf(token)).toBe('1000.00')
})

test('draws that follow each other take no ticket back', async () => {
  const { token } = await makePlayer('lottery-fast')
  const { value } = await buy(token, [{ playType: '2top', numbers: '42', stake: '50.00' }])
  expect(value.cancelUntil).toBeNull()
  const answer = await gateway().ask(
    calls.cancelLotteryTicket,
    { id: value.id },
    { token, headers: key() },
  )
  expect(answer.envelope.code).toBe('cancel_late')
})

test('anybody can check a draw, and the seed is a secret before', async () => {
  const { drawId, commitment } = await rulesOf()
  const { token } = await makePlayer('lottery-checker')
  const line = { playType: '2top', numbers: '00', stake: '1.00' }
  expect((await buy(token, [line])).value).toMatchObject({ drawId, commitment })
  const ofDraw = async (of: string) =>
    (await gateway().ask(calls.lotteryTickets, { drawId: of }, { token })).value.list
  expect(await ofDraw(drawId)).toMatchObject([{ drawId, commitment }])
  expect(await ofDraw('another')).toEqual([])
  const ahead = await gateway().ask(calls.lotteryDraws, { gameCode, pageSize: 50 })
  expect(ahead.value.list.map((one) => one.drawId)).not.toContain(drawId)
  gateway().later(15 * 60_000)
  const { value } = await gateway().ask(calls.lotteryDraws, { gameCode, pageSize: 50 })
  const draw = value.list.find((one) => one.drawId === drawId)
  expect(draw?.commitment).toBe(commitment)
  const alone = await gateway().ask(calls.lotteryDraws, { drawId })
  expect(alone.value).toMatchObject({ list: [{ drawId }], totalCount: 1 })
  const published = { ...draw!, seed: draw?.seed ?? '' }
  expect(await verifyDraw(published)).toEqual({ isPromised: true, isDrawn: true })
  expect(await verifyDraw({ ...published, seed: 'another' })).toEqual({
    isPromised: false,
    isDrawn: false,
  })
  for (const one of value.list)
    expect(await verifyDraw({ ...one, seed: one.seed ?? '' })).toMatchObject({ isDrawn: true })
})

test('a draw that is worked on four times at once is drawn and paid once', async () => {
  const { token } = await makePlayer('lottery-rush')
  const digits = '0123456789'.split('')
  const line = (numbers: string) => ({ playType: '1top', numbers, stake: '10.00' })
  const { value: bought } = await buy(token, digits.map(line))
  gateway().later(15 * 60_000)
  const { house, now, database } = gateway()
  await Promise.all(Array.from({ length: 4 }, () => workLotteries(house, now)))
  const rows = await database.select().from(lotteryDraws).where(eq(lotteryDraws.id, bought.drawId))
  expect(rows).toHaveLength(1)
  expect(rows[0]?.settledAt).not.toBeNull()
  const hits = new Set(rows[0]?.prizes?.[0]?.numbers[0]?.slice(-3)).size
  expect(hits).toBeGreaterThan(0)
  expect(await balanceOf(token)).toBe(`${900 + hits * 32}.00`)
})
