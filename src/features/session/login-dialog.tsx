import { useLingui } from '@lingui/react/macro'
import { Alert, Dialog, DialogBody, DialogContent, DialogTitle } from '#components/index.ts'
import type { ReactNode } from 'react'
import { LoginForm, type LoginFormProps } from './login-form.tsx'
import { LoginMethods } from './login-methods.tsx'
import type { PasswordOutcome } from './use-change-password.ts'

export interface LoginDialogProps {
  open: boolean
  onOpenChange(open: boolean): void
  form: LoginFormProps
  /** The other way in: number and code (A2). @default none */
  sms?: ReactNode
  /** The ways in by somebody else (A3). */
  social?: ReactNode
  /** What has become of a password that was to be changed (A8). @default none was */
  password?: PasswordOutcome | undefined
}

/** The login form over any page; all of the screen on a phone. */
export function LoginDialog(props: LoginDialogProps) {
  const { open, onOpenChange, form, sms, social, password } = props
  const { t } = useLingui()
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size={440}
        phone="full"
        closeLabel={t({ message: 'Close', context: 'dialog' })}
        aria-describedby={undefined}
        onClick={({ target, defaultPrevented }) => {
          // Its links lead to other pages, which it must not cover, unless a dialog takes its place.
          if (defaultPrevented) return
          if (target instanceof Element && target.closest('a[href]:not([target])'))
            onOpenChange(false)
        }}
      >
        <DialogBody>
          <DialogTitle>{t`Welcome back`}</DialogTitle>
          {password === 'set' && (
            <Alert tone="positive">{t`Your new password is set. Log in with it`}</Alert>
          )}
          {password === 'maybe' && (
            <Alert tone="warning">
              {t`Your new password may be set already. Try it first, then the one before`}
            </Alert>
          )}
          {password === 'kept' && (
            <Alert tone="warning">
              {t`You’ve been logged out, so the password wasn’t changed. Log in to try again`}
            </Alert>
          )}
          <LoginMethods sms={sms}>
            <LoginForm {...form} />
          </LoginMethods>
          {social}
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
