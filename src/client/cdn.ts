import { sessionStore, writeCookie } from '#platform/index.ts'

/** Session storage: which mirrors serve this visit. */
const keys = { imageCDNs: 'imageCDN', launchGameCDNs: 'launchCDN' } as const

/** The lists of the permission answer. */
export type CdnLists = Record<keyof typeof keys, readonly string[]>

/**
 * Cookie with the mirror of pictures, so that a server draws every page of a visit with the same one;
 * seconds for which a visit that has left no word is taken to go on.
 */
export const mirrorCookie = 'imageCDN'
const visit = 60 * 60

/** Where a page says from which mirror the pictures are that it was drawn with. */
const drawnWith = () => document.documentElement.dataset.images ?? null

/** Origin of a mirror; null for what is no address, or not encrypted. */
function originOf(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null
  return url?.protocol === 'https:' ? url.origin : null
}

/** The addresses of a list that are mirrors. */
const originsOf = (list: readonly string[]) =>
  list.map(originOf).filter((origin) => origin !== null)

/**
 * The mirror that a page is drawn with: what the visit began with, while that is listed, else any.
 * @param random from 0 up to, not including, 1
 */
export function mirrorOf(
  list: readonly string[],
  begun: string | null,
  random: () => number = Math.random,
): string | null {
  const origins = originsOf(list)
  if (begun !== null && origins.includes(begun)) return begun
  return origins[Math.floor(random() * origins.length)] ?? null
}

/**
 * Chooses a mirror of pictures and one of games, once a visit: an address that changed with each
 * picture would defeat the cache (decision 10). Pictures go on coming from where those of the first
 * page came from. A mirror that is no longer listed is chosen anew.
 * @param random from 0 up to, not including, 1
 */
export function chooseCdns(lists: CdnLists, random: () => number = Math.random): void {
  for (const name of ['imageCDNs', 'launchGameCDNs'] as const) {
    const begun = sessionStore.get(keys[name]) ?? (name === 'imageCDNs' ? drawnWith() : null)
    const next = mirrorOf(lists[name], begun, random)
    if (next) sessionStore.set(keys[name], next)
    else sessionStore.remove(keys[name])
  }
  writeCookie(mirrorCookie, sessionStore.get(keys.imageCDNs) ?? '', visit)
}

/**
 * The address of one of the house's own games at the mirror of this visit; without one, as it came.
 * @param url whole, on the house's own origin
 */
export function atLaunchMirror(url: string): string {
  const mirror = sessionStore.get(keys.launchGameCDNs)
  const { pathname, search, hash } = new URL(url)
  return mirror === null ? url : mirror + pathname + search + hash
}

/** An answer whose pictures of the house come from the mirror of this visit, or from the given one. */
export function fromMirror<Value>(
  value: Value,
  mirror: string | null = sessionStore.get(keys.imageCDNs),
): Value {
  return mirror === null ? value : (moved(value, mirror) as Value)
}

function moved(value: unknown, mirror: string): unknown {
  if (typeof value === 'string') return value.startsWith('/art/') ? mirror + value : value
  if (Array.isArray(value)) return value.map((one) => moved(one, mirror))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, moved(one, mirror)]))
}
