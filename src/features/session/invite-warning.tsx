import { useLingui } from '@lingui/react/macro'
import { MessageDialog } from '#components/index.ts'

export interface InviteWarningProps {
  open: boolean
  /** Whose code it should have been: an agent's, a friend's. */
  kind: 'affiliate' | 'referral'
  /** As it was typed. */
  code: string
  /** Whether the form asks for it. One that it does not ask for came with the link. */
  asked: 'required' | 'optional' | 'no'
  onClose(): void
}

/** Stops who comes with a code that is nobody's (section 8, Invalid invitation code). */
export function InviteWarning({ open, kind, code, asked, onClose }: InviteWarningProps) {
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
      {
        {
          required: t`Nobody has the code ${code}. Check its spelling`,
          optional: t`Nobody has the code ${code}. Check its spelling, or leave it empty and go on`,
          no: t`Nobody has the code ${code} that came with your link. You can go on without it`,
        }[asked]
      }
    </MessageDialog>
  )
}
