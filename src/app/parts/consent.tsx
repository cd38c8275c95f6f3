import { isTagId, startAnalytics, stopAnalytics } from '#features/site/analytics.ts'
import { ConsentBar } from '#features/site/consent-bar.tsx'
import { keepConsent, useConsent } from '#features/site/consent.ts'
import { useEffect } from 'react'
import { useOverlays } from '../overlays/overlays.tsx'
import { leadsSomewhere } from '../routes.ts'
import { useHelpAddress } from '../use-help-address.ts'

/** Asks about statistics, and counts who agrees; without an id there is nothing to ask (S18). */
export function ConsentPart({ gtagId, quiet }: { gtagId: string; quiet: boolean }) {
  const overlays = useOverlays()
  const consent = useConsent()
  const policy = useHelpAddress()
  const known = isTagId(gtagId)
  useEffect(() => {
    if (!known || consent === null) return
    if (consent === 'all') startAnalytics(gtagId)
    else stopAnalytics(gtagId)
  }, [known, gtagId, consent])
  if (!known || quiet || consent !== null) return null
  return (
    <ConsentBar
      policyHref={leadsSomewhere(policy) ? policy : null}
      onSettings={() => overlays.open('consent')}
      onNecessary={() => keepConsent('necessary')}
      onAccept={() => keepConsent('all')}
    />
  )
}
