import { ErrorState } from '#components/index.ts'
import type { LoadFailure } from '#features/site/index.ts'
import { useLingui } from '@lingui/react/macro'

/** One row for games that did not come; the rest of the lobby lives on. */
export function LobbyPartFailure({ code, retrying, onRetry }: LoadFailure) {
  const { t } = useLingui()
  return (
    <ErrorState
      variant="section"
      emblem="boat"
      title={t`The games didn’t load`}
      className="rounded-card border border-subtle bg-surface"
      retry={{ label: t`Try again`, onRetry, busy: retrying, busyLabel: t`Loading` }}
    >
      {t`Check your internet and try again. Error code ${code}`}
    </ErrorState>
  )
}
