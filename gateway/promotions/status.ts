import type { PromotionStatus } from '#contract/index.ts'
import type {
  promotionEntries,
  promotionOffers,
  promotions,
} from '#gateway/database/schema/index.ts'

export type PromotionRow = typeof promotions.$inferSelect
export type Offer = typeof promotionOffers.$inferSelect
export type Entry = typeof promotionEntries.$inferSelect

/** What a promotion asks that nobody has said anything about: nothing. */
export const noOffer = (promotionId: number): Offer => ({
  promotionId,
  how: 'auto',
  payout: 'issue',
  bonus: null,
  reward: null,
  turnover: null,
  target: null,
  counts: null,
  unit: null,
  remark: 'none',
  proofsMin: 0,
  proofsMax: 0,
  needsMobile: false,
  link: null,
})

/** Whether a promotion runs: published, and not over. */
export const isRunning = ({ publishesAt, endsAt }: PromotionRow, now: Date): boolean =>
  publishesAt <= now && (endsAt === null || endsAt > now)

/**
 * How somebody stands to a promotion; null where there is nothing to press and nothing to wait for.
 * What was earned, or is being looked at, outlives the end; what had still to be done does not.
 * @param registered whether they came in by registration, which is what a welcome is for
 */
export function statusOf(
  promotion: PromotionRow,
  { how }: Offer,
  entry: Entry | null,
  registered: boolean,
  now: Date,
): PromotionStatus | null {
  const over = promotion.endsAt !== null && promotion.endsAt <= now
  if (entry) return over && entry.status === 'signed' ? 'close' : entry.status
  if (how === 'welcome' && registered) return 'issued'
  if (over) return 'close'
  if (how === 'join' || how === 'apply') return 'join'
  return how === 'claim' ? 'claim' : null
}
