import { FreePlayDialog } from '#features/session/free-play-dialog.tsx'
import { useFreePlay } from '#features/session/use-free-play.ts'
import { go } from '../links.ts'
import type { OverlayProps } from './overlays.tsx'

/** Opens a demo account at once; then one is at home (section 4, Free play login). */
export default function FreePlayOverlay({ open, onOpenChange }: OverlayProps) {
  const start = useFreePlay({
    shown: open,
    onSignedIn: () => {
      onOpenChange(false)
      void go('/')
    },
  })
  return <FreePlayDialog open={open} onOpenChange={onOpenChange} {...start} />
}
