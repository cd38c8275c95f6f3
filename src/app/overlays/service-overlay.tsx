import { ServiceMessage } from '#features/support/service-message.tsx'
import { useOpenService } from '../use-open-service.ts'
import type { OverlayProps } from './overlays.tsx'

/** Why the window of customer service did not open (C7). */
export default function ServiceOverlay({ open, onOpenChange, request }: OverlayProps) {
  const openService = useOpenService()
  return (
    <ServiceMessage
      {...(request.service ?? { status: 'failed' })}
      open={open}
      onRetry={() => {
        onOpenChange(false)
        openService()
      }}
      onDismiss={() => onOpenChange(false)}
    />
  )
}
