import { useLingui } from '@lingui/react/macro'
import { ProblemAlert } from '#features/site/index.ts'
import type { Ref } from 'react'
import type { RecoveryState, RecoveryStatus } from './recovery-state.ts'
import { useRefusalWords } from './use-refusal-words.ts'

type AnyState = RecoveryState<RecoveryStatus>

/** What the last attempt came to, where no single field is wrong. */
function useRecoveryMessage(state: AnyState): string | null {
  const { t } = useLingui()
  const refusal = useRefusalWords()
  switch (state.status) {
    case 'check-failed':
      return t`The security check didn’t go through. Try again`
    case 'too-many':
    case 'offline':
    case 'timeout':
    case 'maintenance':
    case 'blocked':
    case 'bad-address':
    case 'failed':
      return refusal(state.status, state)
    default:
      return null
  }
}

/** The message above the fields. It can hold the focus, so that a reader begins there. */
export function RecoveryAlert({ state, ref }: { state: AnyState; ref?: Ref<HTMLDivElement> }) {
  const message = useRecoveryMessage(state)
  if (message === null) return null
  return <ProblemAlert {...{ ref, failures: state.failures }}>{message}</ProblemAlert>
}
