import { useLingui } from '@lingui/react/macro'
import { LoadFailed, type LoadFailure } from './load-failed.tsx'

/** One row in the place of a section; the rest of the page lives on. */
export function SectionFailure({ code, retrying, onRetry }: LoadFailure) {
  const { t } = useLingui()
  return (
    <LoadFailed
      variant="section"
      emblem="koi"
      title={t`This part didn’t load`}
      className="rounded-card border border-subtle bg-surface"
      {...{ code, retrying, onRetry }}
    />
  )
}
