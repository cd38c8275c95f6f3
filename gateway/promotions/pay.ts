import { eq } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import { promotionEntries } from '#gateway/database/schema/index.ts'
import { post } from '#gateway/wallet/ledger.ts'
import { toMoney } from '#gateway/wallet/money.ts'
import type { Entry, Offer } from './status.ts'

/**
 * Pays an entry, in the transaction that changes its status. The entry's id is the ledger's key, so
 * however this comes to be called twice, the credit is posted once.
 * @returns how much, as the contract has it; null when there is nothing to pay
 */
export async function payEntry(
  tx: Database,
  entry: Entry,
  offer: Offer,
  now: Date,
): Promise<string | null> {
  const amount = entry.bonus ?? offer.bonus
  await tx.update(promotionEntries).set({ paidAt: now }).where(eq(promotionEntries.id, entry.id))
  if (amount === null || amount <= 0n) return null
  await post(
    tx,
    {
      kind: 'promotion',
      idempotencyKey: `promotion:${entry.id}`,
      legs: [
        { owner: entry.accountId, kind: 'main', amount },
        { owner: null, kind: 'promotions', amount: -amount },
      ],
    },
    now,
  )
  return toMoney(amount)
}

/**
 * What an entry comes to once everything asked for is done: the bonus waits to be taken, or is paid.
 * @returns how it stands now, and what was paid
 */
export async function fulfil(tx: Database, entry: Entry, offer: Offer, now: Date) {
  const status = offer.payout === 'claim' ? ('claim' as const) : ('issued' as const)
  await tx.update(promotionEntries).set({ status }).where(eq(promotionEntries.id, entry.id))
  return { status, paid: status === 'issued' ? await payEntry(tx, entry, offer, now) : null }
}
