import { useLingui } from '@lingui/react/macro'
import { ProblemAlert } from '#features/site/index.ts'
import type { Ref } from 'react'
import type { RegisterState } from './registration-state.ts'
import { useRefusalWords } from './use-refusal-words.ts'

/** What the last attempt came to, in words; null where a field or a dialog tells it. */
function useMessage(state: RegisterState): string | null {
  const { t } = useLingui()
  const refusal = useRefusalWords()
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
      return t`The security check didn’t go through. Try again`
    default:
      return refusal(state.status, state)
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
  return <ProblemAlert {...{ ref, failures: state.failures }}>{message}</ProblemAlert>
}
