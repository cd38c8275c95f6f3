import { calls } from '#contract/index.ts'
import { expect, test } from 'vitest'
import { gameRounds } from '#gateway/database/schema/index.ts'
import { lotteryOf } from '../lottery/support.ts'
import { openGateway } from '../support/gateway.ts'
import { makeVisitor } from '../support/people.ts'
import { balanceOf, key } from './support.ts'

const gateway = openGateway()
const lottery = lotteryOf(gateway)

const missionOf = async (token: string) => {
  const { value } = await gateway().ask(calls.missionSummary, {}, { token })
  return value.missions.find(({ id }) => id === 'stake-week')
}
const claim = (token: string) =>
  gateway().ask(calls.claimMission, { missionId: 'stake-week' }, { token, headers: key() })

/** A lottery with a draw far enough away to take a bet back. */
async function cancellable() {
  const { value } = await gateway().ask(calls.lotteryMenus, { prizeMode: '1', device: 'WEB' })
  const all = value.groups.flatMap(({ gameMenus }) => gameMenus)
  const [far] = all.toSorted((a, b) => b.remainTime - a.remainTime)
  return lottery.rulesOf(far?.gameCode)
}

test('a bet that may be taken back is no stake of a mission yet', async () => {
  const { token } = await lottery.makePlayer('back-and-forth', 200_000n)
  const { drawId, limited } = await cancellable()
  const taken = new Set(limited.map(({ numbers }) => numbers))
  const numbers = Array.from({ length: 100 }, (_, n) => String(n + 100))
    .filter((one) => !taken.has(one))
    .slice(0, 2)
  const lines = numbers.map((one) => ({ playType: '3top', numbers: one, stake: '500.00' }))
  const bought = await lottery.buy(token, lines, { drawId })
  expect(bought.value).toMatchObject({ total: '1000.00', cancelUntil: expect.any(String) })
  expect(await missionOf(token)).toMatchObject({ status: 'open', progress: 0 })
  expect((await claim(token)).envelope.code).toBe('not_ready')
  const { id } = bought.value
  const back = await gateway().ask(calls.cancelLotteryTicket, { id }, { token, headers: key() })
  expect(back.value.status).toBe('cancelled')
  expect(await balanceOf(gateway(), token)).toBe(0)
})

test('a ticket counts once it is drawn, with the draw', async () => {
  const { token } = await lottery.makePlayer('patient', 100_000n)
  const digits = Array.from({ length: 5 }, (_, digit) => String(digit))
  const lines = digits.map((numbers) => ({ playType: '1top', numbers, stake: '100.00' }))
  expect((await lottery.buy(token, lines)).status).toBe(200)
  expect(await missionOf(token)).toMatchObject({ progress: 0 })
  gateway().later(15 * 60_000)
  expect(['won', 'lost']).toContain((await lottery.ticketsOf(token))[0]?.status)
  expect(await missionOf(token)).toMatchObject({ progress: 500 })
})

test('rounds count once they are settled, in whole units, and in the week that they ended', async () => {
  const { account, token } = await makeVisitor(gateway(), 'nearly')
  const { now } = gateway()
  const week = 7 * 24 * 3_600_000
  let rounds = 0
  const play = (stake: bigint, change: Partial<typeof gameRounds.$inferInsert> = {}) =>
    gateway()
      .database.insert(gameRounds)
      .values({
        id: `nearly-${rounds++}`,
        accountId: account.id,
        nodeId: 1,
        mode: 'real',
        stake,
        win: 0n,
        playedAt: now,
        settledAt: now,
        ...change,
      })
  await play(99_950n)
  await play(100_000n, { state: 'open', settledAt: null })
  await play(100_000n, { state: 'returned' })
  await play(100_000n, { mode: 'demo' })
  await play(100_000n, { settledAt: new Date(now.getTime() - week) })
  expect(await missionOf(token)).toMatchObject({ status: 'open', progress: 999 })
  await play(50n, { playedAt: new Date(now.getTime() - week) })
  expect(await missionOf(token)).toMatchObject({ status: 'claimable' })
  expect((await claim(token)).value).toMatchObject({ points: 100 })
})
