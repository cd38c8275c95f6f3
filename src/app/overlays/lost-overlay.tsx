import { LostMessage } from '#features/site/lost-message.tsx'
import type { OverlayProps } from './overlays.tsx'

/** Asks whether the page may be loaded anew, to get what somebody wanted: they may be in a form. */
export default function LostOverlay({ open, onOpenChange, request }: OverlayProps) {
  const { failure = 'error', href = '/', part = false, typed = true } = request.lost ?? {}
  // Going to an address that differs by its fragment, or by nothing, loads nothing.
  const reload = () => (part ? location.reload() : location.assign(href))
  return (
    <LostMessage
      open={open}
      status={failure}
      part={part}
      typed={typed}
      onReload={reload}
      onStay={() => onOpenChange(false)}
    />
  )
}
