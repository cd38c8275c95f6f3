import { PointMall } from '#features/rewards/point-mall.tsx'
import { redemptionsHref } from '#features/rewards/redemption-rules.ts'
import { usePointMall } from '#features/rewards/use-point-mall.ts'
import { navigate } from '../location.ts'
import { useSearch } from '../search.ts'
import { useOverlays } from '../overlays/overlays.tsx'
import { useProtected } from '../use-protected.ts'

/** The shelf, and what one may do at it. */
export function PointMallPart() {
  const mall = usePointMall(useSearch(), navigate)
  const overlays = useOverlays()
  const protect = useProtected()
  const { band, config } = mall
  return (
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
  )
}
