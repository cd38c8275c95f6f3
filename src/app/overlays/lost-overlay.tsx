import { LostMessage } from '#features/site/lost-message.tsx'
import type { OverlayProps } from './overlays.tsx'

/** Asks who is in a form whether the page may be loaded anew, to get where they wanted to go. */
export default function LostOverlay({ open, onOpenChange, request }: OverlayProps) {
  const { failure = 'error', href = '/' } = request.lost ?? {}
  return (
    <LostMessage
      open={open}
      status={failure}
      onReload={() => location.assign(href)}
      onStay={() => onOpenChange(false)}
    />
  )
}
