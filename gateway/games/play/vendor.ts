import type { Database } from '#gateway/database/open.ts'
import { type Leg, post } from '#gateway/wallet/ledger.ts'

/** A round of a game, by whoever runs it. */
export interface Turn {
  accountId: string
  /** The same round moves money once, however often it is told of. */
  roundId: string
  /** Minor units. */
  amount: bigint
}

async function move(
  tx: Database,
  kind: 'bet' | 'win' | 'rollback',
  { accountId, roundId, amount }: Turn,
  now: Date,
): Promise<void> {
  const toPlayer = kind === 'bet' ? -amount : amount
  const legs: Leg[] = [
    { owner: accountId, kind: 'main', amount: toPlayer },
    { owner: null, kind: 'games', amount: -toPlayer },
  ]
  await post(tx, { kind: `game_${kind}`, idempotencyKey: `${kind}:${roundId}`, legs }, now)
}

/**
 * What a vendor does with a wallet: takes a stake, pays a win, gives a stake back. Each is idempotent
 * by its round.
 * @throws LedgerError `not_enough` when the wallet has less than the stake
 */
export const vendor = {
  bet: (tx: Database, turn: Turn, now: Date) => move(tx, 'bet', turn, now),
  win: (tx: Database, turn: Turn, now: Date) => move(tx, 'win', turn, now),
  rollback: (tx: Database, turn: Turn, now: Date) => move(tx, 'rollback', turn, now),
}
