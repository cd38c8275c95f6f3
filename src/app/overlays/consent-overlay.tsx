import { keepConsent, readConsent } from '#features/site/consent.ts'
import { ConsentDialog } from '#features/site/consent-dialog.tsx'
import { useState } from 'react'
import type { OverlayProps } from './overlays.tsx'

/** What is kept of a visitor (S18): from the bar, and at any time from the footer. */
export default function ConsentOverlay({ open, onOpenChange }: OverlayProps) {
  const [statistics, setStatistics] = useState(() => readConsent() === 'all')
  return (
    <ConsentDialog
      open={open}
      statistics={statistics}
      onStatistics={setStatistics}
      onSave={() => {
        keepConsent(statistics ? 'all' : 'necessary')
        onOpenChange(false)
      }}
      onClose={() => onOpenChange(false)}
    />
  )
}
