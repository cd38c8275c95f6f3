import { useLingui } from '@lingui/react/macro'
import { PromotionList } from '#features/promotions/promotion-list.tsx'
import { filterSearch, promotionsHref, readFilter } from '#features/promotions/promotion-rules.ts'
import { usePromotionList } from '#features/promotions/use-promotion-list.ts'
import { useBrand } from '#features/site/index.ts'
import { navigate } from '../location.ts'
import { usePageHead } from '../page-head.ts'
import { PageBanner } from './page-banner.tsx'

/** All promotions, by category. */
export function PromotionsPart({ search }: { search: string }) {
  const { t } = useLingui()
  const { name } = useBrand()
  usePageHead({
    title: t`Promotions · ${name}`,
    description: t`What the house gives in play credit, by category, with all terms`,
  })
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <PageBanner group="w_promotion" />
      <PromotionList
        {...usePromotionList()}
        filter={readFilter(search)}
        onFilter={(next) => navigate(promotionsHref + filterSearch(next))}
      />
    </div>
  )
}
