import { useLingui } from '@lingui/react/macro'
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogTitle,
  MailIcon,
  MessageDialog,
  Segment,
  SegmentItem,
} from '#components/index.ts'
import type { ReactNode } from 'react'
import { ForgotEmailForm, type ForgotEmailFormProps } from './forgot-email-form.tsx'
import { ForgotMobileForm, type ForgotMobileFormProps } from './forgot-mobile-form.tsx'

/** How a lost password is replaced (decision 29). */
export type ForgotMethod = 'mobile' | 'email'

export interface ForgotDialogProps {
  open: boolean
  onOpenChange(open: boolean): void
  method: ForgotMethod
  /** Whether the house sends codes by SMS; without, there is nothing to choose. */
  byMobile: boolean
  onMethodChange(method: ForgotMethod): void
  mobile: ForgotMobileFormProps
  email: ForgotEmailFormProps
  /** Where a hosted bot check shows itself. */
  botCheck?: ReactNode
}

/**
 * A lost password, by SMS or by e-mail. Both forms stay, so that what was typed does too. Once the
 * e-mail is asked for, a message takes the dialog's place (`in_been_out`).
 */
export function ForgotDialog(props: ForgotDialogProps) {
  const { open, onOpenChange, byMobile, mobile, email } = props
  const { t } = useLingui()
  const method = byMobile ? props.method : 'email'
  const sent = method === 'email' && email.status === 'done'
  return (
    <>
      <Dialog open={open && !sent} onOpenChange={onOpenChange}>
        <DialogContent
          size={440}
          phone="full"
          closeLabel={t({ message: 'Close', context: 'dialog' })}
          aria-describedby={undefined}
        >
          <DialogBody>
            <DialogTitle>{t`Forgot password`}</DialogTitle>
            {byMobile && (
              <Segment
                label={t`How to reset it`}
                value={method}
                onValueChange={(next) =>
                  props.onMethodChange(next === 'email' ? 'email' : 'mobile')
                }
              >
                <SegmentItem value="mobile">{t`Mobile number`}</SegmentItem>
                <SegmentItem value="email">{t`Email`}</SegmentItem>
              </Segment>
            )}
            {byMobile && (
              <div hidden={method !== 'mobile'}>
                <ForgotMobileForm {...mobile} />
              </div>
            )}
            <div hidden={method !== 'email'}>
              <ForgotEmailForm {...email} />
            </div>
            {props.botCheck}
          </DialogBody>
        </DialogContent>
      </Dialog>
      <MessageDialog
        open={open && sent}
        icon={<MailIcon size="lg" />}
        title={t`Check your email`}
        confirmLabel={t`OK`}
        onConfirm={() => onOpenChange(false)}
        onDismiss={() => onOpenChange(false)}
      >
        <p>{t`If the account exists, a reset link is on its way by email`}</p>
        <p className="mt-2">{t`The link works for 30 minutes. No email? Look in spam`}</p>
      </MessageDialog>
    </>
  )
}
