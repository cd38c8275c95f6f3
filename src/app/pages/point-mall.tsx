import { useLingui } from '@lingui/react/macro'
import { pointConfig, pointRewards } from '#contract/index.ts'
import { PointMall } from '#features/rewards/point-mall.tsx'
import { asksRedemptions, redemptionsHref } from '#features/rewards/redemption-rules.ts'
import { Redemptions } from '#features/rewards/redemptions.tsx'
import { usePointMall } from '#features/rewards/use-point-mall.ts'
import { useRedemptions } from '#features/rewards/use-redemptions.ts'
import { useBrand, useFlagsOn, useStatus } from '#features/site/index.ts'
import { useCallback } from 'react'
import { navigate, useSearch } from '../location.ts'
import { NotFound } from '../not-found.tsx'
import { useOverlays } from '../overlays/overlays.tsx'
import { usePageHead } from '../page-head.ts'
import { bannerRead, PageBanner } from '../parts/page-banner.tsx'
import { Protected } from '../protected.tsx'
import { restReady } from '../rest.ts'
import { type Read, read } from '../routes.ts'
import { useProtected } from '../use-protected.ts'

/** What the mall shows a guest. */
export function reads(): Read[] {
  return [read(pointRewards, {}), read(pointConfig, {}), bannerRead()]
}

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
  if (!history) return <Mall />
  return (
    <Protected action="points">
      <History />
    </Protected>
  )
}

/** Changes the address without leaving the page. */
function useAddress() {
  return useCallback((address: string) => {
    const go = () => navigate(address)
    // What comes next may say things that this page has not said before.
    void restReady().then(go, go)
  }, [])
}

function Mall() {
  const mall = usePointMall(useSearch(), useAddress())
  const overlays = useOverlays()
  const protect = useProtected()
  const { band, config } = mall
  return (
    <div className="flex flex-col gap-5 *:min-w-0 md:gap-6">
      <PageBanner group="w_shop" />
      <PointMall
        {...mall}
        band={{
          ...band,
          onLogin: () => overlays.open('login'),
          onConvert: config?.convert ? () => overlays.open('convert-points') : undefined,
          onConvertNear: () => overlays.prepare('convert-points'),
        }}
        historyHref={
          band.status === 'guest' || band.status === 'trial'
            ? null
            : redemptionsHref({ pageNo: 1, status: null })
        }
        onRedeem={(reward) => protect('points', () => overlays.open('redeem', { reward }))}
        onRedeemNear={() => overlays.prepare(band.status === 'guest' ? 'login' : 'redeem')}
      />
    </div>
  )
}

function History() {
  return <Redemptions {...useRedemptions(useSearch(), useAddress())} />
}
