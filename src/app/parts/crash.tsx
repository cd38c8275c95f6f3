import { useLingui } from '@lingui/react/macro'
import { Button, ErrorState } from '#components/index.ts'

/** Where a page fell over a fault of ours: the bars live on, and lead elsewhere. */
export function CrashPart() {
  const { t } = useLingui()
  return (
    <ErrorState
      emblem="boat"
      level={1}
      title={t`This page didn’t load`}
      retry={{ label: t`Reload`, onRetry: () => location.reload() }}
      actions={
        <Button asChild>
          <a href="/">{t`Back to home`}</a>
        </Button>
      }
    >
      {t`Something went wrong. Try again or contact customer service`}
    </ErrorState>
  )
}
