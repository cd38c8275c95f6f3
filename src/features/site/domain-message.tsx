import { useLingui } from '@lingui/react/macro'
import { MessageDialog } from '#components/index.ts'

/** The site was reached at an address that is not its own, or it could not be found out (S18). */
export const domainStatuses = ['invalid', 'unchecked'] as const
export type DomainStatus = (typeof domainStatuses)[number]

export interface DomainMessageProps {
  open: boolean
  status: DomainStatus
  /** Customer service can be reached. */
  canAsk: boolean
  /** Leads to customer service, or asks again. */
  onConfirm(): void
  onDismiss(): void
}

/** Warns of an address that somebody else may have set up. */
export function DomainMessage({ open, status, canAsk, onConfirm, onDismiss }: DomainMessageProps) {
  const { t } = useLingui()
  const invalid = status === 'invalid'
  return (
    <MessageDialog
      open={open}
      tone="warning"
      title={invalid ? t`Wrong web address` : t`Address check failed`}
      confirmLabel={!invalid ? t`Try again` : canAsk ? t`Contact customer service` : t`OK`}
      cancelLabel={!invalid || canAsk ? t({ message: 'Close', context: 'dialog' }) : undefined}
      onConfirm={onConfirm}
      onDismiss={onDismiss}
    >
      {invalid
        ? t`This web address isn’t valid. Ask customer service for the right one`
        : t`We couldn’t check this web address. Try again or contact customer service`}
    </MessageDialog>
  )
}
