import { useLingui } from '@lingui/react/macro'
import { ProblemAlert } from '#features/site/index.ts'
import type { Ref } from 'react'
import type { RegisterState } from './registration-state.ts'
import { useRegistrationLabels } from './use-registration-labels.ts'
import { useRefusalWords } from './use-refusal-words.ts'

/** What the last attempt came to, in words; null where a dialog tells it. */
function useMessage(state: RegisterState): string | null {
  const { t } = useLingui()
  const refusal = useRefusalWords()
  const labels = useRegistrationLabels()
  switch (state.status) {
    case 'idle':
    case 'submitting':
    case 'registered':
    case 'affiliate':
    case 'referral':
      return null
    case 'answer-wrong': {
      const field = labels[state.field]
      return t`${field} is missing or isn’t right. Check the form and send it again`
    }
    case 'taken':
      return t`This user name is taken. Try another`
    case 'mobile-taken':
      return t`This mobile number has an account. Log in, or use another number`
    case 'easy':
      return t`This password is easy to guess. Choose another`
    case 'captcha-wrong':
      return t`The code doesn’t match the picture. Try this new one`
    case 'bot-check':
      return t`The security check didn’t go through. Try again`
    case 'not-agent':
      return t`Only agents can log in here. Members use the main site`
    default:
      return refusal(state.status, state)
  }
}

/** The message above the fields, where none of them is the one it is about. It can hold the focus, so that a reader begins there. */
export function RegistrationAlert({
  state,
  ref,
}: {
  state: RegisterState
  ref?: Ref<HTMLDivElement>
}) {
  const message = useMessage(state)
  if (message === null) return null
  return <ProblemAlert {...{ ref, failures: state.failures }}>{message}</ProblemAlert>
}
