import { Button, ErrorState, RefreshCwIcon } from '#components/index.ts'
import { useLingui } from '@lingui/react/macro'

/** Why something could not be loaded, and how to ask again. */
export interface LoadFailure {
  /** What to tell customer service, such as `WB-504`. */
  code: string
  /** It is being asked for again. */
  retrying: boolean
  onRetry(): void
}

/** One row in the place of a section; the rest of the page lives on. */
export function SectionFailure({ code, retrying, onRetry }: LoadFailure) {
  const { t } = useLingui()
  return (
    <ErrorState
      variant="section"
      emblem="koi"
      title={t`This part didn’t load`}
      className="rounded-card border border-subtle bg-surface"
      actions={
        <Button
          size="sm"
          iconStart={<RefreshCwIcon />}
          busy={retrying}
          busyLabel={t`Loading`}
          onClick={onRetry}
        >
          {t`Try again`}
        </Button>
      }
    >
      {t`Check your internet and try again. Error code ${code}`}
    </ErrorState>
  )
}
