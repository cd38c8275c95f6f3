import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Alert } from '#components/index.ts'
import type { Ref } from 'react'
import type { RegisterState } from './registration-state.ts'

/** What the last attempt came to, in words; null where a field or a dialog tells it. */
function useMessage(state: RegisterState): string | null {
  const { t } = useLingui()
  switch (state.status) {
    case 'idle':
    case 'submitting':
    case 'registered':
    case 'answer-wrong':
    case 'taken':
    case 'mobile-taken':
    case 'easy':
    case 'affiliate':
    case 'referral':
      return null
    case 'captcha-wrong':
      return t`The code doesn’t match the picture. Try this new one`
    case 'bot-check':
      return t`The security check didn’t pass. Reload the page and try again`
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
export function RegistrationAlert({
  state,
  ref,
}: {
  state: RegisterState
  ref?: Ref<HTMLDivElement>
}) {
  const message = useMessage(state)
  if (message === null) return null
  return (
    // A second failure of the same kind is a new message, and is read out again.
    <Alert key={state.failures} ref={ref} tabIndex={-1} tone="negative">
      {message}
    </Alert>
  )
}
