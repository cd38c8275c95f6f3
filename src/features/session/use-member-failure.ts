import { useCall } from '#client/index.ts'
import { memberInfo } from '#contract/index.ts'
import { type LoadFailure, useStatus } from '#features/site/index.ts'
import { useAccount } from './use-session.ts'

/** Why it is not known who is signed in, or what there is; null while it is, or is on its way. */
export function useMemberFailure(): LoadFailure | null {
  const signedIn = useAccount() !== null
  const member = useCall(memberInfo, signedIn ? {} : null)
  const asked = { MI: member, ST: useStatus() }
  for (const [name, { data, error, isValidating, mutate }] of Object.entries(asked)) {
    if (!data && error) {
      return {
        code: `${name}-${error.reason}`,
        retrying: isValidating,
        onRetry: () => void mutate(),
      }
    }
  }
  return null
}
