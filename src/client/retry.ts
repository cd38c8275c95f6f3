import type { Cache, SWRConfiguration } from 'swr'
import { CallError } from './call-error.ts'

type Retry = NonNullable<SWRConfiguration['onErrorRetry']>

/** How often a question is asked again, soon. */
const tries = 3
/** One a key, however many places ask for it. */
const timers: Record<string, ReturnType<typeof setTimeout>> = {}

/**
 * No answer to a refusal changes by asking again, except when the server was merely busy; a proxy
 * says so in a page of its own, which is malformed.
 */
export function worthRetrying(error: unknown): error is CallError {
  if (!(error instanceof CallError) || error.failure === 'aborted') return false
  const { failure, status } = error
  if (failure === 'offline' || failure === 'timeout') return true
  return status >= 500 || status === 408 || status === 429
}

/**
 * Milliseconds before try `attempt` (1, 2, 3): doubles, with jitter so that a crowd spreads out.
 * @param asked seconds that the server asks to wait at the least
 */
export function retryDelay(
  attempt: number,
  asked: number | null = null,
  random = Math.random(),
): number {
  return 1000 * ((asked ?? 0) + 2 ** (attempt - 1) * (0.5 + random))
}

/**
 * Asks again what failed: three times soon, and then as often as it is looked at anyway, since SWR looks
 * no more at what failed. Nobody is asked for a page that is hidden.
 */
export const retry: Retry = (error, key, config, revalidate, { retryCount }) => {
  if (!worthRetrying(error)) return
  // SWR gives all of its settings, and tells the types of some.
  const { refreshInterval: every, cache, isVisible } = config as typeof config & { cache: Cache }
  const usual = typeof every === 'function' ? every(cache.get(key)?.data) : every
  const delay = retryCount > tries ? usual : retryDelay(retryCount, error.retryAfter)
  if (!delay) return
  const again = () => {
    clearTimeout(timers[key])
    timers[key] = setTimeout(() => (isVisible() ? revalidate({ retryCount }) : again()), delay)
  }
  again()
}
