import { promotionDetail, promotions } from '#contract/index.ts'
import { promotionIdOf } from '#features/promotions/promotion-rules.ts'
import { promotionInput } from '#features/promotions/use-promotion.ts'
import { LatePromotion, LatePromotions } from '../late-promotions.tsx'
import { useSearch } from '../search.ts'
import { bannerRead, PageBanner } from '../parts/page-banner.tsx'
import { type Read, read } from '../routes.ts'

/** The list, or the promotion that the parameter `id` names (section 2). */
export function reads(_path: string, search: string): Read[] {
  const id = promotionIdOf(search)
  if (id !== null) return [read(promotionDetail, promotionInput(id))]
  return [read(promotions, {}), bannerRead()]
}

export const body = (search: string) =>
  promotionIdOf(search) === null
    ? Promise.all([PageBanner.load(), LatePromotions.load()])
    : LatePromotion.load()

export default function PromotionsPage() {
  const search = useSearch()
  const id = promotionIdOf(search)
  return id === null ? <LatePromotions search={search} /> : <LatePromotion id={id} />
}
