import { promotionDetail } from '#contract/index.ts'
import { promotionIdOf } from '#features/promotions/promotion-rules.ts'
import { promotionInput } from '#features/promotions/use-promotion.ts'
import { LatePromotion } from '../late-promotions.tsx'
import { useFromSearch } from '../location.ts'
import { type Read, read } from '../routes.ts'

/** The promotion that the address names. */
export function reads(_path: string, search: string): Read[] {
  const id = promotionIdOf(search)
  return id === null ? [] : [read(promotionDetail, promotionInput(id))]
}

export const body = LatePromotion.load

/** A promotion's own page: `/promoDetail?id=` (section 2). */
export default function PromotionPage() {
  return <LatePromotion id={useFromSearch(promotionIdOf)} />
}
