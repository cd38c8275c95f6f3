import { useCall } from '#client/index.ts'
import { balance } from '#contract/index.ts'
import { localStore } from '#platform/index.ts'
import { useEffect, useState } from 'react'
import type { BalanceState } from './balance-state.ts'

const hiddenKey = 'balanceHidden'

/** Everybody who shows the balance, so that all hide it at once. */
const listeners = new Set<(hidden: boolean) => void>()

/** Whether the reader wants it seen; the choice outlives the visit. */
function useHidden() {
  const [hidden, setHidden] = useState(() => localStore.get(hiddenKey) === '1')
  useEffect(() => {
    listeners.add(setHidden)
    return () => void listeners.delete(setHidden)
  }, [])
  return {
    hidden,
    onHiddenChange(next: boolean) {
      localStore.set(hiddenKey, next ? '1' : '0')
      for (const listener of listeners) listener(next)
    },
  }
}

/** The member's balance, and whether they want it seen. */
export function useBalance(signedIn: boolean) {
  const { data, isValidating, error, mutate } = useCall(balance, signedIn ? {} : null)
  const hiding = useHidden()
  const amount = data?.sumBalance ?? null
  const state: BalanceState =
    error && !isValidating
      ? { status: 'failed', amount }
      : amount === null
        ? { status: 'loading', amount }
        : { status: isValidating ? 'refreshing' : 'ready', amount }
  return { ...state, ...hiding, onRefresh: () => void mutate().catch(() => undefined) }
}
