import { useCall } from '#client/index.ts'
import { balance } from '#contract/index.ts'
import { localStore } from '#platform/index.ts'
import { useState } from 'react'

const hiddenKey = 'balanceHidden'

/** The member's balance, and whether they want it seen; that choice outlives the visit. */
export function useBalance(signedIn: boolean) {
  const { data, isValidating, error, mutate } = useCall(balance, signedIn ? {} : null)
  const [hidden, setHidden] = useState(() => localStore.get(hiddenKey) === '1')
  return {
    /** Decimal string; undefined while it is not known. */
    amount: data?.sumBalance,
    busy: isValidating,
    failed: error !== undefined && data === undefined,
    refresh: () => void mutate().catch(() => undefined),
    hidden,
    setHidden(next: boolean) {
      localStore.set(hiddenKey, next ? '1' : '0')
      setHidden(next)
    },
  }
}
