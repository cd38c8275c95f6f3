import { callKey, useWiring } from '#client/index.ts'
import { balance, promotionDetail, promotions } from '#contract/index.ts'
import { useSWRConfig } from 'swr'

/** Asks anew for what a press on a promotion changes: itself, the list, and after a payment the balance. */
export function useRefresh(): (id: number, paid: boolean) => Promise<void> {
  const { mutate } = useSWRConfig()
  const { asker } = useWiring()
  return async (id, paid) => {
    await Promise.allSettled([
      mutate(callKey(promotionDetail, { id }, asker)),
      mutate(callKey(promotions, {}, asker)),
      paid ? mutate(callKey(balance, {}, asker)) : undefined,
    ])
  }
}
