import { calls } from '#contract/index.ts'
import { expect, test } from 'vitest'
import { gameRounds } from '#gateway/database/schema/index.ts'
import { openGateway } from '../support/gateway.ts'
import { gameOf, makePlayer } from '../support/play.ts'

const gateway = openGateway({ statusCache: 600_000 })

test('the board reads a long day once for all who ask within a moment, and a new day anew', async () => {
  const { account } = await makePlayer(gateway(), 'lucky-later', 10_000n)
  const { nodeId } = await gameOf(gateway(), 'RNG')
  const top = async () => (await gateway().ask(calls.winnerBoard, {})).value.list[0]?.winAmount
  const before = await top()
  const win = (id: string) => ({
    id,
    accountId: account.id,
    nodeId,
    mode: 'real' as const,
    stake: 500n,
    win: 999_999_900n,
    playedAt: gateway().now,
  })
  await gateway().database.insert(gameRounds).values(win('of-today'))
  expect(await top()).toBe(before)
  gateway().later(24 * 3_600_000)
  await gateway().database.insert(gameRounds).values(win('of-tomorrow'))
  expect(await top()).toBe('9999999.00')
})
