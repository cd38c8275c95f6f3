import type { Reward } from '#contract/index.ts'
import { RedeemDialog } from '#features/rewards/redeem-dialog.tsx'
import { useRedeem } from '#features/rewards/use-redeem.ts'
import { usePlaces } from '../use-places.ts'
import { type OverlayProps, useOverlays } from './overlays.tsx'

/** A reward against points, over the mall. */
export default function RedeemOverlay({ request, ...props }: OverlayProps) {
  return request.reward ? <Redeem {...props} reward={request.reward} /> : null
}

function Redeem({ reward, ...props }: Omit<OverlayProps, 'request'> & { reward: Reward }) {
  const { missions } = usePlaces()
  const overlays = useOverlays()
  return (
    <RedeemDialog
      {...props}
      {...useRedeem(props.open, reward)}
      missionsHref={missions?.href ?? null}
      onLogin={() => overlays.open('login', { after: () => overlays.open('redeem', { reward }) })}
    />
  )
}
