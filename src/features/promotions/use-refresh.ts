import type { Call } from '#contract/index.ts'
import { balance, promotionDetail, promotions } from '#contract/index.ts'
import { useSWRConfig } from 'swr'

/**
 * Asks anew for what a press on a promotion changes: itself, the list, and after a payment the balance.
 * By call and not by whole key: who pressed as a guest is somebody else by the time it is done.
 */
export function useRefresh(): (paid: boolean) => Promise<void> {
  const { mutate } = useSWRConfig()
  const again = ({ path }: Call) =>
    mutate((key) => typeof key === 'string' && key.startsWith(`${path} `))
  return async (paid) => {
    const calls: Call[] = [promotionDetail, promotions, ...(paid ? [balance] : [])]
    await Promise.allSettled(calls.map(again))
  }
}
