import { useLingui } from '@lingui/react/macro'
import { MessageDialog } from '#components/index.ts'

export interface InviteWarningProps {
  open: boolean
  /** Whose code it should have been: an agent's, a friend's. */
  kind: 'affiliate' | 'referral'
  /** As it was typed. */
  code: string
  /** The form goes on without one. */
  optional: boolean
  onClose(): void
}

/** Stops who comes with a code that is nobody's (section 8, Invalid invitation code). */
export function InviteWarning({ open, kind, code, optional, onClose }: InviteWarningProps) {
  const { t } = useLingui()
  return (
    <MessageDialog
      open={open}
      tone="warning"
      title={
        kind === 'affiliate' ? t`This agent code doesn’t work` : t`This referral code doesn’t work`
      }
      confirmLabel={t`OK`}
      onConfirm={onClose}
      onDismiss={onClose}
    >
      {optional
        ? t`Nobody has the code ${code}. Check its spelling, or leave it empty and go on`
        : t`Nobody has the code ${code}. Check its spelling`}
    </MessageDialog>
  )
}
