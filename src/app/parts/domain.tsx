import { DomainMessage } from '#features/site/domain-message.tsx'
import { useDomain } from '#features/site/use-domain.ts'
import { useState } from 'react'
import { useServiceDoor } from '../use-service-door.ts'

/** Says so where the site was reached at an address that is not its own (S18). */
export function DomainPart() {
  const { status, onRetry, onDismiss } = useDomain()
  const onService = useServiceDoor()
  // What is on its way out keeps its words.
  const [shown, setShown] = useState(status)
  if (status !== null && status !== shown) setShown(status)
  if (shown === null) return null
  return (
    <DomainMessage
      open={status !== null}
      status={shown}
      canAsk={onService !== undefined}
      onConfirm={() => {
        if (shown === 'unchecked') return onRetry()
        onService?.()
        onDismiss()
      }}
      onDismiss={onDismiss}
    />
  )
}
