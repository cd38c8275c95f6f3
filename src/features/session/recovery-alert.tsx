import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Alert } from '#components/index.ts'
import type { Ref } from 'react'
import type { RecoveryState, RecoveryStatus } from './recovery-state.ts'

type AnyState = RecoveryState<RecoveryStatus>

/** What the last attempt came to, where no single field is wrong. */
function useRecoveryMessage(state: AnyState): string | null {
  const { t } = useLingui()
  switch (state.status) {
    case 'too-many': {
      const { minutes } = state
      if (minutes === null) return t`Too many attempts. Wait a while, then try again`
      return t`Too many attempts. Try again in ${plural(minutes, { one: '# minute', other: '# minutes' })}`
    }
    case 'check-failed':
      return t`The security check didn’t pass. Reload the page and try again`
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
    default:
      return null
  }
}

/** The message above the fields. It can hold the focus, so that a reader begins there. */
export function RecoveryAlert({ state, ref }: { state: AnyState; ref?: Ref<HTMLDivElement> }) {
  const message = useRecoveryMessage(state)
  if (message === null) return null
  return (
    // A second failure of the same kind is a new message, and is read out again.
    <Alert key={state.failures} ref={ref} tabIndex={-1} tone="negative">
      {message}
    </Alert>
  )
}
