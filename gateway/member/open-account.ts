import type { Database } from '#gateway/database/open.ts'
import { accounts } from '#gateway/database/schema/index.ts'
import { post } from '#gateway/wallet/ledger.ts'
import { toMinor } from '#gateway/wallet/money.ts'

/** Adds an account and what its wallet begins with, a decimal string; both or neither. */
export async function openAccount(
  database: Database,
  values: typeof accounts.$inferInsert,
  balance: string,
  now: Date,
) {
  return database.transaction(async (tx) => {
    const [made] = await tx.insert(accounts).values(values).returning()
    if (!made) throw new Error(`No account ${values.username}`)
    // Even play money comes from somewhere: the house's own account carries the other side.
    const amount = toMinor(balance)
    const legs = [
      { owner: made.id, kind: 'main', amount },
      { owner: null, kind: 'equity', amount: -amount },
    ] as const
    if (amount > 0n) {
      await post(tx, { kind: 'opening', idempotencyKey: `opening:${made.id}`, legs }, now)
    }
    return made
  })
}
