import { useCall } from '#client/index.ts'
import { memberInfo } from '#contract/index.ts'
import type { LoadFailure } from '#features/site/index.ts'
import { useAccount } from './use-session.ts'

/** Why it is not known who is signed in; null while it is, or is on its way. */
export function useMemberFailure(): LoadFailure | null {
  const signedIn = useAccount() !== null
  const { data, error, isValidating, mutate } = useCall(memberInfo, signedIn ? {} : null)
  if (data || !error) return null
  return { code: `MI-${error.reason}`, retrying: isValidating, onRetry: () => void mutate() }
}
