import { LoadFailed, type LoadFailure } from '#features/site/index.ts'
import { useLingui } from '@lingui/react/macro'

/** One row for games that did not come; the rest of the lobby lives on. */
export function LobbyPartFailure({ code, retrying, onRetry }: LoadFailure) {
  const { t } = useLingui()
  return (
    <LoadFailed
      variant="section"
      title={t`The games didn’t load`}
      className="rounded-card border border-subtle bg-surface"
      {...{ code, retrying, onRetry }}
    />
  )
}
