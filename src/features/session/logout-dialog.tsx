import { useLingui } from '@lingui/react/macro'
import { LogOutIcon, MessageDialog } from '#components/index.ts'

export const logoutStatuses = ['idle', 'leaving'] as const
export type LogoutStatus = (typeof logoutStatuses)[number]

export interface LogoutDialogProps {
  open: boolean
  status: LogoutStatus
  onConfirm(): void
  onCancel(): void
}

/** Asks before leaving. */
export function LogoutDialog({ open, status, onConfirm, onCancel }: LogoutDialogProps) {
  const { t } = useLingui()
  return (
    <MessageDialog
      open={open}
      tone="danger"
      icon={<LogOutIcon size="lg" />}
      title={t`Log out`}
      confirmLabel={t`Log out`}
      cancelLabel={t`Cancel`}
      busy={status === 'leaving'}
      busyLabel={t`Logging out`}
      onConfirm={onConfirm}
      onDismiss={onCancel}
    >
      {t`Bets already placed still stand`}
    </MessageDialog>
  )
}
