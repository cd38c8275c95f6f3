import type { OverlayProps } from './overlays.tsx'

export default function Overlay(_props: OverlayProps) {
  return null
}
