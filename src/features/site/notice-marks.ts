import { localStore, sessionStore } from '#platform/index.ts'

/** Which notices this browser has seen; kept here alone, for guests read them too. */
const readKey = 'noticesRead'
/** Popups put away until a day is over: the day, and whose ids. */
const quietKey = 'noticesQuiet'
/** Popups shown in this visit. */
const shownKey = 'noticesShown'

/** More than anybody scrolls back to. */
const most = 500

const isId = (value: unknown): value is number => Number.isSafeInteger(value)

/** A list of ids that somebody else may have written. */
function readIds(text: string | null): number[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isId).slice(-most) : []
  } catch {
    return []
  }
}

const withIds = (ids: readonly number[], more: readonly number[]) =>
  [...new Set([...ids, ...more])].slice(-most)

export const readNotices = (): ReadonlySet<number> => new Set(readIds(localStore.get(readKey)))

export function markRead(id: number): void {
  localStore.set(readKey, JSON.stringify(withIds(readIds(localStore.get(readKey)), [id])))
}

/** `2026-11-20`, where the reader is. */
const dayOf = (now: Date) =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')

/** Ids behind today's date; what was put away yesterday comes back. */
function quietToday(now: Date): number[] {
  const [day, ids] = (localStore.get(quietKey) ?? '').split(' ', 2)
  return day === dayOf(now) ? readIds(ids ?? null) : []
}

/** Popups that this visit has not shown, and that nobody has put away for today. */
export function unseenPopups<N extends { id: number }>(popups: readonly N[], now: Date): N[] {
  const seen = new Set([...readIds(sessionStore.get(shownKey)), ...quietToday(now)])
  return popups.filter(({ id }) => !seen.has(id))
}

/** Once a visit. */
export function markShown(ids: readonly number[]): void {
  sessionStore.set(shownKey, JSON.stringify(withIds(readIds(sessionStore.get(shownKey)), ids)))
}

/** Not again today. */
export function quieten(ids: readonly number[], now: Date): void {
  const all = withIds(quietToday(now), ids)
  localStore.set(quietKey, `${dayOf(now)} ${JSON.stringify(all)}`)
}
