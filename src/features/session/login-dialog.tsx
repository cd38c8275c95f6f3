import { useLingui } from '@lingui/react/macro'
import { Dialog, DialogBody, DialogContent, DialogTitle } from '#components/index.ts'
import { LoginForm, type LoginFormProps } from './login-form.tsx'

export interface LoginDialogProps {
  open: boolean
  onOpenChange(open: boolean): void
  form: LoginFormProps
}

/** The login form over any page; all of the screen on a phone. */
export function LoginDialog({ open, onOpenChange, form }: LoginDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size={440}
        phone="full"
        closeLabel={t({ message: 'Close', context: 'dialog' })}
        aria-describedby={undefined}
        onClick={({ target }) => {
          // Its links lead to other pages, which it must not cover.
          if (target instanceof Element && target.closest('a[href]')) onOpenChange(false)
        }}
      >
        <DialogBody>
          <DialogTitle>{t`Welcome back`}</DialogTitle>
          <LoginForm {...form} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
