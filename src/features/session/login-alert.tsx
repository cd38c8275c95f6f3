import { useLingui } from '@lingui/react/macro'
import { ProblemAlert } from '#features/site/index.ts'
import type { Ref } from 'react'
import type { LoginState } from './login-state.ts'
import { useRefusalWords } from './use-refusal-words.ts'

/** What the last attempt came to, in words; nothing while there is nothing to say. */
function useLoginMessage(state: LoginState): string | null {
  const { t } = useLingui()
  const refusal = useRefusalWords()
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
    default:
      return refusal(state.status, state)
  }
}

/** The message above the fields. It can hold the focus, so that a reader begins there. */
export function LoginAlert(props: { id: string; state: LoginState; ref?: Ref<HTMLDivElement> }) {
  const { id, state, ref } = props
  const message = useLoginMessage(state)
  if (message === null) return null
  const mild = state.status === 'captcha-needed'
  return <ProblemAlert {...{ id, ref, mild, failures: state.failures }}>{message}</ProblemAlert>
}
