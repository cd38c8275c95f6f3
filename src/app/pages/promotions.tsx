import { useLingui } from '@lingui/react/macro'
import { promotionDetail, promotions } from '#contract/index.ts'
import { PromotionList } from '#features/promotions/promotion-list.tsx'
import {
  filterSearch,
  promotionIdOf,
  promotionsHref,
  readFilter,
} from '#features/promotions/promotion-rules.ts'
import { promotionInput } from '#features/promotions/use-promotion.ts'
import { usePromotionList } from '#features/promotions/use-promotion-list.ts'
import { useBrand } from '#features/site/index.ts'
import { navigate, useSearch } from '../location.ts'
import { usePageHead } from '../page-head.ts'
import { bannerRead, PageBanner } from '../parts/page-banner.tsx'
import { late } from '../late.tsx'
import { restReady } from '../rest.ts'
import { type Read, read } from '../routes.ts'
import { useRest } from '../use-rest.ts'

/** One of them, by the list’s own address; its code is not the list’s. */
const LatePromotion = late<{ id: number }>(
  import.meta.env.SSR ? (await import('../parts/promotion.tsx')).PromotionPart : null,
  async () => (await import('../parts/promotion.tsx')).PromotionPart,
)

/** The list, or the promotion that the parameter `id` names (section 2). */
export function reads(_path: string, search: string): Read[] {
  const id = promotionIdOf(search)
  if (id !== null) return [read(promotionDetail, promotionInput(id))]
  return [read(promotions, {}), bannerRead()]
}

export default function PromotionsPage() {
  const search = useSearch()
  const id = promotionIdOf(search)
  return id === null ? <Promotions search={search} /> : <LatePromotion id={id} />
}

function Promotions({ search }: { search: string }) {
  const { t } = useLingui()
  const { name } = useBrand()
  const list = usePromotionList()
  const mayShow = useRest(list.status === 'failed')
  usePageHead({
    title: t`Promotions · ${name}`,
    description: t`What the house gives in play credit, by category, with all terms`,
  })
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <PageBanner group="w_promotion" />
      <PromotionList
        {...(list.status === 'failed' && !mayShow ? { status: 'loading' } : list)}
        filter={readFilter(search)}
        onFilter={(next) => {
          const go = () => navigate(promotionsHref + filterSearch(next))
          // What comes next may say things that this page has not said before.
          void restReady().then(go, go)
        }}
      />
    </div>
  )
}
