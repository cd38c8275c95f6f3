import type { Call, Input } from '#contract/index.ts'
import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { askNow } from './ask-now.ts'
import { useWiring } from './context.tsx'
import { callKey } from './keys.ts'

/**
 * Asks for what is about to be shown, unless it is known, and resolves when there is an answer, or
 * none to be had: it is drawn once then, with what is known of it.
 */
export function useAskFirst(): <C extends Call>(call: C, input: Input<C>) => Promise<void> {
  const wiring = useWiring()
  const { cache, mutate } = useSWRConfig()
  return useCallback(
    async (call, input) => {
      const { client, asker, asking } = wiring
      const key = callKey(call, input, asker)
      if (cache.get(key)?.data !== undefined) return
      await askNow(wiring, mutate, key, () => asking.get(key) ?? client.send(call, input))
    },
    [wiring, cache, mutate],
  )
}
