import { useLingui } from '@lingui/react/macro'
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogTitle,
  ErrorState,
  FlameLoader,
} from '#components/index.ts'
import type { Ref } from 'react'

/**
 * Statuses of the check that somebody else shows.
 * - `shown`: the provider's own affair
 * - `failed`: it did not come; ad blockers stop some of them
 */
export const botCheckStatuses = ['loading', 'shown', 'failed'] as const
export type BotCheckStatus = (typeof botCheckStatuses)[number]

export interface BotCheckDialogProps {
  open: boolean
  status: BotCheckStatus
  /** Where the provider draws. */
  stage: Ref<HTMLDivElement>
  onRetry(): void
  onCancel(): void
}

/** The bot check of a hosted provider (A7), over the form that asks for it. */
export function BotCheckDialog({ open, status, stage, onRetry, onCancel }: BotCheckDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onCancel()}>
      <DialogContent
        size={440}
        closeLabel={t({ message: 'Close', context: 'dialog' })}
        aria-describedby={undefined}
      >
        <DialogBody>
          <DialogTitle>{t`Security check`}</DialogTitle>
          <p className="text-secondary">{t`Show that you’re not a program`}</p>
          {status === 'loading' && (
            <div className="grid place-items-center py-6">
              <FlameLoader label={t`Loading the check`} />
            </div>
          )}
          {status === 'failed' ? (
            <ErrorState
              variant="section"
              emblem="key"
              title={t`The check didn’t load. An ad blocker may be in its way`}
              retry={{ label: t`Try again`, onRetry }}
            />
          ) : (
            <div ref={stage} className="grid min-w-0 place-items-center" />
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
