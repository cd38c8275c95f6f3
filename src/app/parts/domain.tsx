import { DomainMessage } from '#features/site/domain-message.tsx'
import { useStatus } from '#features/site/index.ts'
import { firstService } from '#features/site/service-link.ts'
import { useDomain } from '#features/site/use-domain.ts'
import { useState } from 'react'

/** Says so where the site was reached at an address that is not its own (S18). */
export function DomainPart() {
  const { status, onRetry, onDismiss } = useDomain()
  const { data } = useStatus()
  const href = firstService(data?.customerService ?? [])
  // What is on its way out keeps its words.
  const [shown, setShown] = useState(status)
  if (status !== null && status !== shown) setShown(status)
  if (shown === null) return null
  return (
    <DomainMessage
      open={status !== null}
      status={shown}
      canAsk={href !== null}
      onConfirm={() => {
        if (shown === 'unchecked') return onRetry()
        if (href !== null) window.open(href, '_blank', 'noopener,noreferrer')
        onDismiss()
      }}
      onDismiss={onDismiss}
    />
  )
}
