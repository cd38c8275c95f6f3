import { ConvertDialog } from '#features/rewards/convert-dialog.tsx'
import { useConvert } from '#features/rewards/use-convert.ts'
import { type OverlayProps, useOverlays } from './overlays.tsx'

/** Points against play credit, over the mall. */
export default function ConvertPointsOverlay({ open, onOpenChange }: OverlayProps) {
  const { rate, ...convert } = useConvert(open)
  const overlays = useOverlays()
  if (!rate) return null
  return (
    <ConvertDialog
      open={open}
      onOpenChange={onOpenChange}
      rate={rate}
      {...convert}
      onLogin={() => overlays.open('login', { after: () => overlays.open('convert-points') })}
    />
  )
}
