import { useLingui } from '@lingui/react/macro'
import { pointConfig, pointRewards } from '#contract/index.ts'
import { asksRedemptions } from '#features/rewards/redemption-rules.ts'
import { useBrand, useFlagsOn, useStatus } from '#features/site/index.ts'
import { late } from '../late.tsx'
import { useSearch } from '../search.ts'
import { NotFound } from '../not-found.tsx'
import { usePageHead } from '../page-head.ts'
import { bannerRead, PageBanner } from '../parts/page-banner.tsx'
import { PageBoxes } from '../page-boxes.tsx'
import { Protected } from '../protected.tsx'
import { type Read, read } from '../routes.ts'

const LateMall = late<object>(
  import.meta.env.SSR ? (await import('../parts/point-mall.tsx')).PointMallPart : null,
  async () => (await import('../parts/point-mall.tsx')).PointMallPart,
)

/** Never in the server's page: it draws guests. */
const LateRedemptions = late<object>(
  null,
  async () => (await import('../parts/redemptions.tsx')).RedemptionsPart,
)

/** What the mall shows a guest. */
export function reads(): Read[] {
  return [read(pointRewards, {}), read(pointConfig, {}), bannerRead()]
}

export const body = (search: string) =>
  asksRedemptions(search)
    ? LateRedemptions.load()
    : Promise.all([PageBanner.load(), LateMall.load()])

/** The mall, or what became of what one redeemed there. */
export default function PointMallPage() {
  const { t } = useLingui()
  const { name } = useBrand()
  const flags = useFlagsOn()
  const known = useStatus().data !== undefined
  const history = asksRedemptions(useSearch())
  usePageHead({
    title: history ? t`Redemption history · ${name}` : t`Points mall · ${name}`,
    description: t`Spend your points on play credit, free spins, privileges and things sent to you`,
  })
  if (known && !flags.has('PTSYS3')) return <NotFound />
  if (history) {
    return (
      <Protected
        action="points"
        standIn={<PageBoxes title={t`Redemption history`} boxes={['h-11', 'h-96 rounded-card!']} />}
      >
        <LateRedemptions />
      </Protected>
    )
  }
  return (
    <div className="flex flex-col gap-5 *:min-w-0 md:gap-6">
      <PageBanner group="w_shop" />
      <LateMall />
    </div>
  )
}
