import { useLingui } from '@lingui/react/macro'
import {
  CountdownButton,
  Field,
  MessageDialog,
  TextInput,
  type TextInputProps,
} from '#components/index.ts'
import { smsCodeLength } from '#contract/index.ts'
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react'
import { maskMobile } from './mobile-rules.ts'
import { useSmsCodeMessage } from './sms-code-message.ts'
import type { SmsCodeState } from './sms-code-rules.ts'

export type SmsCodeFieldProps = Omit<
  TextInputProps,
  'type' | 'end' | 'iconStart' | 'start' | 'ref' | 'size'
> & {
  /** Of `useSmsCode`. */
  state: SmsCodeState
  /** What the form has against the code, such as that there is none. */
  error?: string | undefined
  /** A code is asked for. Look at the number first; where it is wrong, say so there. */
  onRequest: () => void
  /** The message that nothing was sent has been read. */
  onDismiss: () => void
  /** Reaches the `<input>`. */
  ref?: Ref<HTMLInputElement>
}

/**
 * A code out of an SMS, and the button that asks for it (A5): it counts down to the next one and says
 * where the last one went. Takes what `register` of a form gives.
 */
export function SmsCodeField(props: SmsCodeFieldProps) {
  const { state, error, onRequest, onDismiss, ref, ...rest } = props
  const { t } = useLingui()
  const message = useSmsCodeMessage(state)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement)

  const { status, until, offset, sentTo } = state
  const goOn = useEffectEvent(() => {
    // Only whoever still stands on the button: others are writing elsewhere already.
    if (button.current === document.activeElement) input.current?.focus()
  })
  useEffect(() => {
    if (status === 'sent' || status === 'waiting') goOn()
  }, [status, until])

  const phone = sentTo === null ? '' : maskMobile(sentTo)
  const hint =
    status === 'waiting'
      ? t`A code is on its way already. Check your SMS`
      : sentTo === null
        ? undefined
        : t`We sent a ${{ length: smsCodeLength }}-digit code to ${{ phone }}`
  return (
    <>
      <Field label={t`SMS code`} error={error ?? message} hint={hint} required>
        <TextInput
          {...rest}
          ref={input}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          placeholder={t`6 digits`}
          // Room for spaces between the digits; the rules take them out.
          maxLength={16}
          end={
            <CountdownButton
              ref={button}
              size="sm"
              until={until}
              offset={offset}
              busy={status === 'asking'}
              busyLabel={t`Sending`}
              countingLabel={(seconds) => t`New code in ${{ seconds }} s`}
              startedLabel={(seconds) =>
                t`Code sent. You can ask for a new one in ${{ seconds }} s`
              }
              endedLabel={t`You can ask for a new code now`}
              onClick={onRequest}
            >
              {t`Get code`}
            </CountdownButton>
          }
        />
      </Field>
      <MessageDialog
        open={status === 'unsent'}
        tone="warning"
        title={t`The code wasn’t sent`}
        confirmLabel={t`OK`}
        onConfirm={onDismiss}
        onDismiss={onDismiss}
      >
        {(state.status === 'unsent' && state.serverMessage) ||
          t`Wait a moment, then ask again. If it keeps happening, contact customer service`}
      </MessageDialog>
    </>
  )
}
