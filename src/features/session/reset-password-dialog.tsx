import { useLingui } from '@lingui/react/macro'
import { Dialog, DialogBody, DialogContent, DialogTitle } from '#components/index.ts'
import { ResetPasswordForm, type ResetPasswordFormProps } from './reset-password-form.tsx'

export interface ResetPasswordDialogProps {
  open: boolean
  onOpenChange(open: boolean): void
  form: ResetPasswordFormProps
}

/** What the link of an e-mail opens, over the home. */
export function ResetPasswordDialog({ open, onOpenChange, form }: ResetPasswordDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size={440}
        phone="full"
        closeLabel={t({ message: 'Close', context: 'dialog' })}
        aria-describedby={undefined}
      >
        <DialogBody>
          <DialogTitle>{t`Reset password`}</DialogTitle>
          <ResetPasswordForm {...form} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
