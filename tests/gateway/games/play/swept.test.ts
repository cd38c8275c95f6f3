import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { playRounds, playSessions, type RoundState } from '#gateway/database/schema/index.ts'
import { seatLifetime } from '#gateway/games/play/seats.ts'
import { sweep } from '#gateway/session/sweep.ts'
import { openGateway } from '../../support/gateway.ts'

const gateway = openGateway()

test('rounds that are over go with their seat; what is owed stays', async () => {
  const { database, house, now } = gateway()
  const seat = { nodeId: 1, mode: 'demo', demoBalance: 0n } as const
  await database.insert(playSessions).values([
    { ...seat, tokenHash: 'gone', endsAt: new Date(now.getTime() + seatLifetime) },
    { ...seat, tokenHash: 'taken', endsAt: new Date(now.getTime() + 2 * seatLifetime) },
  ])
  const round = (id: string, of: string, state: RoundState, playedAt = now) =>
    database
      .insert(playRounds)
      .values({ id, seat: of, stake: 1n, win: 0n, outcome: {}, state, playedAt })
  for (const state of ['settled', 'void', 'betting', 'paying', 'returning'] as const) {
    await round(`gone-${state}`, 'gone', state)
  }
  await round('gone-later', 'gone', 'settled', new Date(now.getTime() + 1))
  // Asked for once more, it is the same round.
  await round('taken-settled', 'taken', 'settled')
  gateway().later(seatLifetime)
  await sweep(house, gateway().now)
  const left = await database.select({ id: playRounds.id }).from(playRounds)
  expect(left.map(({ id }) => id).toSorted()).toEqual([
    'gone-betting',
    'gone-later',
    'gone-paying',
    'gone-returning',
    'taken-settled',
  ])
  expect(await database.$count(playSessions, eq(playSessions.tokenHash, 'gone'))).toBe(0)
})
