import { SpeedTestDialog } from '#features/support/speed-test-dialog.tsx'
import { useSpeedTest } from '#features/support/use-speed-test.ts'
import type { OverlayProps } from './overlays.tsx'

/** How fast the house answers (C7). */
export default function SpeedTestOverlay({ open, onOpenChange }: OverlayProps) {
  return <SpeedTestDialog {...useSpeedTest(open)} open={open} onOpenChange={onOpenChange} />
}
