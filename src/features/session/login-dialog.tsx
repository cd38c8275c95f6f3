import { useLingui } from '@lingui/react/macro'
import { Alert, Dialog, DialogBody, DialogContent, DialogTitle } from '#components/index.ts'
import type { ReactNode } from 'react'
import { LoginForm, type LoginFormProps } from './login-form.tsx'
import { LoginMethods } from './login-methods.tsx'

export interface LoginDialogProps {
  open: boolean
  onOpenChange(open: boolean): void
  form: LoginFormProps
  /** The other way in: number and code (A2). @default none */
  sms?: ReactNode
  /** The ways in by somebody else (A3). */
  social?: ReactNode
  /** A password has just been set (A8): it is the one to log in with. @default false */
  passwordSet?: boolean | undefined
}

/** The login form over any page; all of the screen on a phone. */
export function LoginDialog(props: LoginDialogProps) {
  const { open, onOpenChange, form, sms, social, passwordSet = false } = props
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
          {passwordSet && (
            <Alert tone="positive">{t`Your new password is set. Log in with it`}</Alert>
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
