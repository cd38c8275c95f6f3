import type { Call } from '#contract/index.ts'
import { useSWRConfig } from 'swr'

/** Asks anew for what these calls told, wherever it is shown: it is not true any more. */
export function useStale(calls: readonly Call[]): () => void {
  const { mutate } = useSWRConfig()
  return () => {
    void mutate(
      (key) => typeof key === 'string' && calls.some(({ path }) => key.startsWith(`${path} `)),
    ).catch(() => undefined)
  }
}
