import type { Answer, Call, Input } from '#contract/index.ts'
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr'
import type { CallError } from './call-error.ts'
import { useWiring } from './context.tsx'
import { callKey } from './keys.ts'

/**
 * Reads a call through the cache. A null input waits: nothing is asked yet.
 * What the server inlined in the page is used as it is and not asked for again on hydration: before
 * any other stand-in, which a part that comes late would show instead of what it was drawn with.
 */
export function useCall<C extends Call>(
  call: C,
  input: Input<C> | null,
  options: SWRConfiguration<Answer<C>, CallError> = {},
): SWRResponse<Answer<C>, CallError> {
  const { client, asker, fallback, inlined, asking, early } = useWiring()
  const key = input === null ? null : callKey(call, input, asker)
  const ask = () =>
    (asking.get(key as string) as Promise<Answer<C>> | undefined) ?? client.send(call, input)
  early?.ask(key, ask)
  return useSWR<Answer<C>, CallError>(
    key,
    ask,
    // `null` is nobody's key.
    (key as string) in fallback
      ? {
          ...(inlined.has(key as string) && { revalidateIfStale: false }),
          ...options,
          fallbackData: undefined,
        }
      : options,
  )
}
