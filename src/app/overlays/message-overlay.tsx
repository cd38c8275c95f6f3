import { leadsToLogin, SessionMessage } from '#features/session/session-message.tsx'
import { useMemberFailure } from '#features/session/use-member-failure.ts'
import { useCanJoin } from '#features/site/index.ts'
import { useToForm } from '../use-to-form.ts'
import { type OverlayProps, useOverlays } from './overlays.tsx'

/** What the house has to say, and where it leads. */
export default function MessageOverlay({ open, onOpenChange, request }: OverlayProps) {
  const canJoin = useCanJoin()
  const overlays = useOverlays()
  const to = useToForm()
  const failure = useMemberFailure()
  const status = request.message ?? 'welcome'
  return (
    <SessionMessage
      open={open}
      status={status}
      minutes={request.minutes ?? null}
      canJoin={canJoin}
      onConfirm={() => {
        if (leadsToLogin(status)) return overlays.open('login')
        if (status === 'unreached') {
          failure?.onRetry()
          return onOpenChange(false)
        }
        // Over the page they are on, where they go on afterwards.
        to('register')
      }}
      onDismiss={() => onOpenChange(false)}
    />
  )
}
