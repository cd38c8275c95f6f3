// The house's own days, as everywhere on the site: Bangkok's.
const hour = 3_600_000
const day = 24 * hour
/** How far Bangkok and Hà Nội are ahead of UTC, all year; in milliseconds. */
export const ahead = 7 * hour

/** A day by the house's calendar, `2026-11-20`. */
export const dayKey = (instant: Date): string =>
  new Date(instant.getTime() + ahead).toISOString().slice(0, 10)

/** Midnight in Bangkok at the beginning of the day of `now`. */
export const dayOf = (now: Date): Date =>
  new Date(Math.floor((now.getTime() + ahead) / day) * day - ahead)

/**
 * `hours` past the midnight that was `days` days before `now`; what would be later today is now: a
 * house that opens at night has all that it opens with.
 */
export const daysAgo = (now: Date, days: number, hours = 0): Date =>
  new Date(Math.min(dayOf(now).getTime() - days * day + hours * hour, now.getTime()))

/** The last second of the month that is `months` after that of `now`. */
export const monthEnd = (now: Date, months: number): Date => {
  const local = new Date(now.getTime() + ahead)
  return new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + months + 1) - ahead - 1000)
}

/** The last second of the day that is `days` after that of `now`. */
export const dayEnd = (now: Date, days: number): Date =>
  new Date(dayOf(now).getTime() + (days + 1) * day - 1000)
