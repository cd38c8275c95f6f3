import { localStore } from '#platform/storage.ts'

/** Favourite lotteries are kept in this browser, apart for each user name (section 3). */
const keyOf = (account: string) => `lotteryFavourites:${account}`

/** More than any house has; a store that somebody filled by hand must not slow the page. */
const most = 500

const none: ReadonlySet<string> = new Set()
const known = new Map<string, ReadonlySet<string>>()
const listeners = new Set<() => void>()

function read(account: string): ReadonlySet<string> {
  try {
    const ids: unknown = JSON.parse(localStore.get(keyOf(account)) ?? '[]')
    if (!Array.isArray(ids)) return none
    return new Set(ids.filter((id): id is string => typeof id === 'string').slice(0, most))
  } catch {
    return none
  }
}

/** Calls back when favourites change, in this tab or in another. */
export function subscribeFavourites(listener: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key !== null && !key.startsWith(keyOf(''))) return
    known.clear()
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', heard)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', heard)
  }
}

/** Game ids that this account marked; the same set until one of them changes. */
export function favouritesOf(account: string | null): ReadonlySet<string> {
  if (account === null) return none
  const ids = known.get(account) ?? read(account)
  known.set(account, ids)
  return ids
}

/** Marks a lottery, or takes the mark away. Without storage it holds for as long as the page does. */
export function toggleFavourite(account: string, gameId: string): void {
  const ids = new Set(favouritesOf(account))
  if (!ids.delete(gameId)) ids.add(gameId)
  known.set(account, ids)
  localStore.set(keyOf(account), JSON.stringify([...ids]))
  for (const listener of listeners) listener()
}
