import type { calls } from '#contract/index.ts'
import { eq } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import { promotionEntries } from '#gateway/database/schema/index.ts'
import type { Handler } from '#gateway/http/handler.ts'
import type { Account } from '#gateway/session/sessions.ts'
import { payEntry } from './pay.ts'
import { moved, offerOf, openOffer, ownEntry } from './open-offer.ts'
import type { Entry } from './status.ts'

/** What waits for an account; of a promotion that only has to be taken, the entry is made here. */
async function claimable(tx: Database, id: number, account: Account, now: Date): Promise<Entry> {
  const there = await ownEntry(tx, id, account.id)
  if (there) return there
  await openOffer(tx, id, 'claim', account, now)
  await tx
    .insert(promotionEntries)
    .values({ promotionId: id, accountId: account.id, status: 'claim', createdAt: now })
    .onConflictDoNothing()
  const made = await ownEntry(tx, id, account.id)
  if (!made) throw new Error(`No entry of promotion ${id}`)
  return made
}

/** Takes what waits: the row is locked, so of two presses the second finds it taken. */
export const claimPromotion: Handler<typeof calls.claimPromotion> = (asked, { database }) =>
  database.transaction(async (tx) => {
    const { input, visitor, now, keep } = asked
    const entry = await claimable(tx, input.id, visitor.account, now)
    if (entry.status !== 'claim') throw moved(entry.status)
    await tx
      .update(promotionEntries)
      .set({ status: 'claimed' })
      .where(eq(promotionEntries.id, entry.id))
    const paid = await payEntry(tx, entry, await offerOf(tx, input.id), now)
    const answer = { status: 'claimed' as const, paid }
    await keep(tx, answer)
    return answer
  })
