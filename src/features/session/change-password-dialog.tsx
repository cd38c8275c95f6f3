import { useLingui } from '@lingui/react/macro'
import { Dialog, DialogBody, DialogContent, DialogTitle } from '#components/index.ts'
import { ChangePasswordForm, type ChangePasswordFormProps } from './change-password-form.tsx'

export interface ChangePasswordDialogProps {
  open: boolean
  /** Closed without a change; where one is forced, that logs out. */
  onClose(): void
  form: ChangePasswordFormProps
}

/**
 * A known password is changed (A8). Where the change is forced there is no way around it: the x says
 * that it logs out, and Esc or a click beside the dialog do nothing.
 */
export function ChangePasswordDialog({ open, onClose, form }: ChangePasswordDialogProps) {
  const { t } = useLingui()
  const forced = form.reason !== null
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        size={440}
        phone="full"
        closeLabel={forced ? t`Log out` : t({ message: 'Close', context: 'dialog' })}
        aria-describedby={undefined}
        onPointerDownOutside={(event) => forced && event.preventDefault()}
        onEscapeKeyDown={(event) => forced && event.preventDefault()}
      >
        <DialogBody>
          <DialogTitle>{t`Change password`}</DialogTitle>
          <ChangePasswordForm {...form} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
