import type { Answer, Call, Input } from '#contract/index.ts'
import useSWR, { type SWRConfiguration, type SWRResponse, useSWRConfig } from 'swr'
import type { CallError } from './call-error.ts'
import { useWiring } from './context.tsx'
import { callKey, nobody } from './keys.ts'

/**
 * Reads a call through the cache. A null input waits: nothing is asked yet.
 * What the server inlined in the page is used as it is and not asked for again on hydration: before
 * any other stand-in, which a part that comes late would show instead of what it was drawn with.
 * What anybody may know stands in for a member's own answer until that is here.
 */
export function useCall<C extends Call>(
  call: C,
  input: Input<C> | null,
  options: SWRConfiguration<Answer<C>, CallError> = {},
): SWRResponse<Answer<C>, CallError> {
  const { client, asker, fallback, inlined } = useWiring()
  const { cache } = useSWRConfig()
  const keyOf = (who: string) => (input === null ? '' : callKey(call, input, { ...asker, who }))
  const [key, open] = [keyOf(asker.who), keyOf(nobody)]
  const known = (cache.get(open)?.data ?? fallback[open]) as Answer<C> | undefined
  const own = key in fallback
  return useSWR<Answer<C>, CallError>(key || null, () => client.send(call, input!), {
    ...(own && inlined.has(key) && { revalidateOnMount: false }),
    ...options,
    ...(own
      ? { fallbackData: undefined }
      : known && { fallbackData: known, revalidateIfStale: true }),
  })
}
