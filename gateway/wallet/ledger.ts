import { createHash } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
} from '#gateway/database/schema/index.ts'

/** A player's wallets. `main` is what is played with and paid out. */
export type WalletKind = 'main' | 'bonus'
/** The house's side: `equity` is where play money comes from. */
export type HouseKind = 'equity' | 'games' | 'promotions'

/** One side of a transaction; minor units, positive for what comes in. */
export type Leg = { amount: bigint } & (
  | { owner: string; kind: WalletKind }
  | { owner: null; kind: HouseKind }
)

export interface Posting {
  /** What happened, such as `opening`. */
  kind: string
  /** The same key posts once, however often it is sent. */
  idempotencyKey: string
  legs: readonly Leg[]
}

/** Why a posting was not taken: the legs do not balance, or its key was used for another. */
export class LedgerError extends Error {
  override readonly name = 'LedgerError'
  readonly reason: 'unbalanced' | 'key_reused' | 'not_enough'

  constructor(reason: LedgerError['reason']) {
    super(`Ledger: ${reason}`)
    this.reason = reason
  }
}

const fingerprintOf = ({ kind, legs }: Posting) =>
  createHash('sha256')
    .update(JSON.stringify([kind, legs.map((leg) => [leg.owner, leg.kind, String(leg.amount)])]))
    .digest('base64url')

const isNegativeBalance = (cause: unknown): boolean =>
  cause instanceof Error &&
  (cause.message.includes('ledger_accounts_not_negative') || isNegativeBalance(cause.cause))

const placeOf = ({ owner, kind }: Leg) => `${owner ?? ''} ${kind}`

/** The account of a leg, opened when it is the first. */
async function accountOf(database: Database, { owner, kind }: Leg): Promise<string> {
  const which = and(
    owner === null ? isNull(ledgerAccounts.ownerId) : eq(ledgerAccounts.ownerId, owner),
    eq(ledgerAccounts.kind, kind),
  )
  await database.insert(ledgerAccounts).values({ ownerId: owner, kind }).onConflictDoNothing()
  const [account] = await database.select().from(ledgerAccounts).where(which)
  if (!account) throw new Error(`No ledger account ${kind}`)
  return account.id
}

/**
 * Posts a transaction: all of its legs, or none. The database itself refuses entries that do not
 * sum to zero, a player's wallet below zero, and any change of what was posted.
 * @returns the transaction's id, the same one when the key was posted before
 * @throws LedgerError
 */
export async function post(database: Database, posting: Posting, now: Date): Promise<string> {
  const { kind, idempotencyKey, legs } = posting
  const sum = legs.reduce((total, leg) => total + leg.amount, 0n)
  if (sum !== 0n || legs.length < 2 || legs.some((leg) => leg.amount === 0n)) {
    throw new LedgerError('unbalanced')
  }
  const fingerprint = fingerprintOf(posting)
  try {
    return await database.transaction(async (tx) => {
      const [made] = await tx
        .insert(ledgerTransactions)
        .values({ kind, idempotencyKey, fingerprint, createdAt: now })
        .onConflictDoNothing()
        .returning()
      if (!made) {
        const [before] = await tx
          .select()
          .from(ledgerTransactions)
          .where(eq(ledgerTransactions.idempotencyKey, idempotencyKey))
        if (before?.fingerprint !== fingerprint) throw new LedgerError('key_reused')
        return before.id
      }
      // Accounts are opened and balances locked in one order everywhere, so that two transfers
      // never wait in a ring.
      const entries = []
      for (const leg of legs.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))) {
        entries.push({
          transactionId: made.id,
          accountId: await accountOf(tx, leg),
          amount: leg.amount,
        })
      }
      await tx.insert(ledgerEntries).values(entries)
      return made.id
    })
  } catch (cause) {
    throw isNegativeBalance(cause) ? new LedgerError('not_enough') : cause
  }
}

/** What all wallets of a player hold together, in minor units. */
export async function holdings(database: Database, owner: string): Promise<bigint> {
  const [row] = await database
    .select({ total: sql<string>`coalesce(sum(${ledgerAccounts.balance}), 0)::text` })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.ownerId, owner))
  return BigInt(row?.total ?? '0')
}
