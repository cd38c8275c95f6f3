import type { PromotionHow } from '#contract/index.ts'
import { and, eq } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import { promotionEntries, promotionOffers } from '#gateway/database/schema/index.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import type { Account } from '#gateway/session/sessions.ts'
import { publishedPromotion } from './list.ts'
import { type Entry, isRunning, noOffer, type Offer, type PromotionRow } from './status.ts'

/** The entry of an account, locked until the transaction ends. */
export async function ownEntry(
  tx: Database,
  promotionId: number,
  accountId: string,
): Promise<Entry | null> {
  const [entry] = await tx
    .select()
    .from(promotionEntries)
    .where(
      and(eq(promotionEntries.promotionId, promotionId), eq(promotionEntries.accountId, accountId)),
    )
    .for('update')
  return entry ?? null
}

export async function offerOf(database: Database, promotionId: number): Promise<Offer> {
  const [offer] = await database
    .select()
    .from(promotionOffers)
    .where(eq(promotionOffers.promotionId, promotionId))
  return offer ?? noOffer(promotionId)
}

/** Things have moved on since the page was drawn; `status` says how they stand. */
export const moved = (status: Entry['status'] | undefined) =>
  new Refusal(400, 'promotion_moved', 'This is not how the promotion stands', { status })

/**
 * A promotion that takes entries of one kind, from this account.
 * @throws Refusal 404, `promotion_closed`, `promotion_moved`, `not_eligible`
 */
export async function openOffer(
  database: Database,
  id: number,
  how: PromotionHow,
  account: Account,
  now: Date,
): Promise<{ promotion: PromotionRow; offer: Offer }> {
  const promotion = await publishedPromotion(database, id, now)
  const offer = await offerOf(database, id)
  if (offer.how !== how) throw moved(undefined)
  if (!isRunning(promotion, now)) {
    throw new Refusal(400, 'promotion_closed', 'This promotion is over', { status: 'close' })
  }
  if (offer.needsMobile && account.mobile === null) {
    throw new Refusal(403, 'not_eligible', 'Only with a verified mobile number')
  }
  return { promotion, offer }
}
