import { ahead, dayKey, dayOf } from '#gateway/house-days.ts'

const day = 24 * 3_600_000

/** Midnight at the beginning of the week's Monday. */
export function weekOf(now: Date): Date {
  const midnight = dayOf(now)
  const weekday = new Date(midnight.getTime() + ahead).getUTCDay()
  return new Date(midnight.getTime() - ((weekday + 6) % 7) * day)
}

export const dayEndOf = (now: Date) => new Date(dayOf(now).getTime() + day)
export const weekEndOf = (now: Date) => new Date(weekOf(now).getTime() + 7 * day)

/** Where a period began, and what it is called in a claim; `once` began before everything. */
export function periodOf(period: 'day' | 'week' | 'once', now: Date) {
  if (period === 'once') return { since: new Date(0), name: 'once' }
  const since = period === 'day' ? dayOf(now) : weekOf(now)
  return { since, name: dayKey(since) }
}
