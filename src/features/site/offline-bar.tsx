import { OfflineStrip } from '#components/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useFormat } from './use-format.ts'

export interface OfflineBarProps {
  offline: boolean
  /** Instant of the last answer; null where nothing was asked for yet. */
  since: string | null
  busy: boolean
  onRetry(): void
}

/** No network, and of when is what the page shows (S16). */
export function OfflineBar({ offline, since, busy, onRetry }: OfflineBarProps) {
  const { t } = useLingui()
  const format = useFormat()
  const time = since && format.time(since)
  return (
    <OfflineStrip offline={offline} retry={{ label: t`Try to connect`, onRetry, busy }}>
      {time ? t`You’re offline. Showing what we had at ${time}` : t`You’re offline`}
    </OfflineStrip>
  )
}
