import { ErrorState, type ErrorStateProps } from '#components/index.ts'
import { useLingui } from '@lingui/react/macro'

/** Why something could not be loaded, and how to ask again. */
export interface LoadFailure {
  /** What to tell customer service, such as `WB-504`. */
  code: string
  /** It is being asked for again. */
  retrying: boolean
  onRetry(): void
}

export type LoadFailedProps = LoadFailure &
  Pick<ErrorStateProps, 'title' | 'variant' | 'level' | 'actions' | 'className'> & {
    /** @default 'boat' */
    emblem?: ErrorStateProps['emblem']
  }

/** Stands in the place of what did not come: a page by its title, or a section of one. */
export function LoadFailed({ code, retrying, onRetry, emblem = 'boat', ...look }: LoadFailedProps) {
  const { t } = useLingui()
  return (
    <ErrorState
      emblem={emblem}
      {...look}
      retry={{ label: t`Try again`, onRetry, busy: retrying, busyLabel: t`Loading` }}
    >
      {t`Check your internet and try again. Error code ${code}`}
    </ErrorState>
  )
}
