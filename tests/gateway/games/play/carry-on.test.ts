import { eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { playRounds, type RoundState, walletSessions } from '#gateway/database/schema/index.ts'
import { carryOnLeft, leftAfter } from '#gateway/games/play/carry-on.ts'
import type { Reach } from '#gateway/games/play/wallet-calls.ts'
import { signatureLifetime } from '#gateway/games/vendor/signature.ts'
import { sandboxVendor } from '#gateway/games/vendor/vendors.ts'
import { lifetime, takeStake } from '#gateway/games/vendor/wallet.ts'
import { holdings } from '#gateway/wallet/ledger.ts'
import { openGateway } from '../../support/gateway.ts'
import { gameOf, makePlayer } from '../../support/play.ts'

const gateway = openGateway()
const whole: Reach = (path, init) => gateway().fetch(path, init)
const carryOn = (reach: Reach = whole) => carryOnLeft(gateway().house, reach, gateway().now)

const [stake, win] = [2000n, 5000n]

/** Rounds that somebody staked and then left, in a state; their player began with 100.00. */
async function leave(username: string, state: RoundState, count: number) {
  const { house, database, now } = gateway()
  const { account } = await makePlayer(gateway(), username, 10_000n)
  const { nodeId } = await gameOf(gateway(), 'RNG')
  const vendor = await sandboxVendor(house)
  const endsAt = new Date(now.getTime() + lifetime)
  const [session] = await database
    .insert(walletSessions)
    .values({ vendor: vendor.code, accountId: account.id, nodeId, mode: 'real', endsAt })
    .returning()
  const walletSession = session?.id ?? ''
  const ids = Array.from({ length: count }, (_, n) => `${username}-${n}`)
  for (const id of ids) {
    await takeStake(house, vendor, { session: walletSession, round: id, amount: stake }, now)
    const round = { id, seat: username, walletSession, stake, win, outcome: {}, state }
    await database.insert(playRounds).values({ ...round, playedAt: now })
  }
  gateway().later(leftAfter)
  return {
    has: () => holdings(database, account.id),
    states: async () =>
      (await database.select().from(playRounds).where(inArray(playRounds.id, ids))).map(
        (round) => round.state,
      ),
  }
}

/** A wallet that says the same to everything. */
const saying =
  (status: number, code: string): Reach =>
  async () =>
    Response.json({ success: false, code, value: null }, { status })

test('rounds that waited while the wallet was away are paid, however long the others took', async () => {
  const { has, states } = await leave('stalled', 'paying', 3)
  let asked = 0
  await carryOn(async (path, init) => {
    if (asked++ > 0) return whole(path, init)
    gateway().later(signatureLifetime + 1000)
    throw new TypeError('fetch failed')
  })
  expect((await states()).toSorted()).toEqual(['paying', 'settled', 'settled'])
  await carryOn()
  expect(await states()).toEqual(['settled', 'settled', 'settled'])
  expect(await has()).toBe(10_000n - 3n * stake + 3n * win)
})

describe.each([
  ['paying', 'settled', 10_000n - stake + win],
  ['returning', 'void', 10_000n],
] as const)('what is owed to a round that is %s', (state, end, due) => {
  test.each([
    [401, 'login_needed'],
    [403, 'login_needed'],
    [400, 'bad_request'],
    [404, 'unknown'],
  ])('stays owed when the wallet says %i %s', async (status, code) => {
    const { has, states } = await leave(`${state}-${status}`, state, 1)
    await carryOn(saying(status, code))
    expect(await states()).toEqual([state])
    await carryOn()
    expect(await states()).toEqual([end])
    expect(await has()).toBe(due)
  })

  test.each([
    [400, 'round_over'],
    [400, 'key_reused'],
    [404, 'not_found'],
  ])('is nothing when the wallet says %i %s', async (status, code) => {
    const { states } = await leave(`${state}-${code.replace('_', '-')}`, state, 1)
    await carryOn(saying(status, code))
    expect(await states()).toEqual(['void'])
    const [round] = await gateway()
      .database.select()
      .from(playRounds)
      .where(eq(playRounds.id, `${state}-${code.replace('_', '-')}-0`))
    expect(round?.reason).toBe(code)
  })
})
