import { sessionStore } from '#platform/index.ts'

/** Session storage: which mirrors serve this visit. */
const keys = { imageCDNs: 'imageCDN', launchGameCDNs: 'launchCDN' } as const

/** The lists of the permission answer. */
export type CdnLists = Record<keyof typeof keys, readonly string[]>

/** Origin of a mirror; null for what is no address, or not encrypted. */
function originOf(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null
  return url?.protocol === 'https:' ? url.origin : null
}

/**
 * Chooses a mirror of pictures and one of games, once a visit: an address that changed with each
 * picture would defeat the cache (decision 10). One that is no longer listed is chosen anew.
 * @param random from 0 up to, not including, 1
 */
export function chooseCdns(lists: CdnLists, random: () => number = Math.random): void {
  for (const name of ['imageCDNs', 'launchGameCDNs'] as const) {
    const origins = lists[name].map(originOf).filter((origin) => origin !== null)
    const chosen = sessionStore.get(keys[name])
    if (chosen !== null && origins.includes(chosen)) continue
    const next = origins[Math.floor(random() * origins.length)]
    if (next) sessionStore.set(keys[name], next)
    else sessionStore.remove(keys[name])
  }
}

/** The mirror of games that this visit plays from; null: the address stays as it came. */
export const launchCdn = (): string | null => sessionStore.get(keys.launchGameCDNs)

/** An answer whose pictures of the house come from the mirror of this visit. */
export function fromMirror<Value>(value: Value): Value {
  const mirror = sessionStore.get(keys.imageCDNs)
  return mirror === null ? value : (moved(value, mirror) as Value)
}

function moved(value: unknown, mirror: string): unknown {
  if (typeof value === 'string') return value.startsWith('/art/') ? mirror + value : value
  if (Array.isArray(value)) return value.map((one) => moved(one, mirror))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, moved(one, mirror)]))
}
