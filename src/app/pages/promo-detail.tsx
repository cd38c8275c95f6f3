import { promotionDetail } from '#contract/index.ts'
import { promotionIdOf } from '#features/promotions/promotion-rules.ts'
import { promotionInput } from '#features/promotions/use-promotion.ts'
import { useSearch } from '../location.ts'
import { PromotionPart } from '../parts/promotion.tsx'
import { type Read, read } from '../routes.ts'

/** The promotion that the address names. */
export function reads(_path: string, search: string): Read[] {
  const id = promotionIdOf(search)
  return id === null ? [] : [read(promotionDetail, promotionInput(id))]
}

/** A promotion's own page: `/promoDetail?id=` (section 2). */
export default function PromotionPage() {
  return <PromotionPart id={promotionIdOf(useSearch())} />
}
