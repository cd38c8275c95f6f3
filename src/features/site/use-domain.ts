import { useCall } from '#client/index.ts'
import { domainRoute } from '#contract/index.ts'
import { useState } from 'react'
import type { DomainStatus } from './domain-message.tsx'
import { isListed } from './domain-rules.ts'
import { useSite } from './site-context.ts'

/** Asks once a visit whether the site is where it belongs; null: it is, or nobody knows yet (S18). */
export function useDomain(): {
  status: DomainStatus | null
  onRetry(): void
  onDismiss(): void
} {
  const { host } = useSite()
  const [dismissed, setDismissed] = useState<DomainStatus | null>(null)
  const { data, error, isValidating, mutate } = useCall(
    domainRoute,
    {},
    {
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      revalidateIfStale: false,
    },
  )
  const found: DomainStatus | null = data
    ? isListed(host, data.domainList)
      ? null
      : 'invalid'
    : // Without a network there is nothing to be said about an address.
      error && !isValidating && (error.failure === 'refused' || error.failure === 'malformed')
      ? 'unchecked'
      : null
  return {
    status: found === dismissed ? null : found,
    onRetry: () => void mutate(),
    onDismiss: () => setDismissed(found),
  }
}
