import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Alert } from '#components/index.ts'
import type { Ref } from 'react'
import type { LoginState } from './login-state.ts'

/** What the last attempt came to, in words; nothing while there is nothing to say. */
function useLoginMessage(state: LoginState): string | null {
  const { t } = useLingui()
  switch (state.status) {
    case 'idle':
    case 'submitting':
    case 'signed-in':
      return null
    case 'rejected':
      return t`The user name or password is wrong. Check both`
    case 'captcha':
      return t`The user name or password is wrong. Enter the code in the picture to try again`
    case 'captcha-needed':
      return t`Enter the code in the picture to log in`
    case 'captcha-wrong':
      return t`The code doesn’t match the picture. Try this new one`
    case 'bot-check':
      return t`The security check didn’t go through. Try again`
    case 'not-member':
      return t`Only members can log in here. Check which account you use`
    case 'not-agent':
      return t`Only agents can log in here. Members use the main site`
    case 'too-many': {
      const { minutes } = state
      if (minutes === null) return t`Too many attempts. Wait a while, then try again`
      return t`Too many attempts. Try again in ${plural(minutes, { one: '# minute', other: '# minutes' })}`
    }
    case 'offline':
      return t`The connection dropped. Check your internet and try again`
    case 'timeout':
      return t`The answer is taking too long. Check your internet and try again`
    case 'maintenance':
      return t`We’re closed for maintenance. Try again later`
    case 'blocked':
      return t`We’re not open in your area`
    case 'bad-address':
      return t`This web address isn’t valid. Ask customer service for the right one`
    case 'failed':
      return state.serverMessage ?? t`Something went wrong. Try again or contact customer service`
  }
}

/** The message above the fields. It can hold the focus, so that a reader begins there. */
export function LoginAlert(props: { id: string; state: LoginState; ref?: Ref<HTMLDivElement> }) {
  const { id, state, ref } = props
  const message = useLoginMessage(state)
  if (message === null) return null
  return (
    // A second failure of the same kind is a new message, and is read out again.
    <Alert
      key={state.failures}
      ref={ref}
      id={id}
      tabIndex={-1}
      tone={state.status === 'captcha-needed' ? 'info' : 'negative'}
    >
      {message}
    </Alert>
  )
}
