import { ahead } from '#gateway/house-days.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** When a lottery draws, on the wall in Bangkok. */
export type Schedule =
  /** Each `minutes` of the day, from midnight on. */
  | { kind: 'every'; minutes: number }
  /** At `HH:MM` on these weekdays, Sunday 1 … Saturday 7 (decision 45). */
  | { kind: 'days'; at: string; days: readonly number[] }
  /** At `HH:MM` on the 1st and the 16th (decision 49). */
  | { kind: 'halves'; at: string }

export const everyDay: readonly number[] = [1, 2, 3, 4, 5, 6, 7]

/** Calendar of an instant on the wall in Bangkok. */
export function wallOf(instant: Date) {
  const wall = new Date(instant.getTime() + ahead)
  return {
    date: wall.toISOString().slice(0, 10),
    weekday: wall.getUTCDay() + 1,
    dayOfMonth: wall.getUTCDate(),
    /** Milliseconds since midnight. */
    clock: (instant.getTime() + ahead) % day,
  }
}

/** Midnight in Bangkok at the start of the day of an instant. */
const midnight = (instant: Date) => instant.getTime() - wallOf(instant).clock

const clockOf = (at: string) => {
  const [hours = 0, minutes = 0] = at.split(':').map(Number)
  return (hours * 60 + minutes) * minute
}

function isOn(schedule: Exclude<Schedule, { kind: 'every' }>, noon: Date): boolean {
  const { weekday, dayOfMonth } = wallOf(noon)
  return schedule.kind === 'days'
    ? schedule.days.includes(weekday)
    : dayOfMonth === 1 || dayOfMonth === 16
}

/** The first draw after an instant. */
export function nextDraw(schedule: Schedule, after: Date): Date {
  const start = midnight(after)
  if (schedule.kind === 'every') {
    const step = schedule.minutes * minute
    return new Date(start + (Math.floor((after.getTime() - start) / step) + 1) * step)
  }
  for (let on = 0; ; on++) {
    const draw = new Date(start + on * day + clockOf(schedule.at))
    if (draw > after && isOn(schedule, draw)) return draw
  }
}

/** The last draw at or before an instant. */
export function lastDraw(schedule: Schedule, before: Date): Date {
  const start = midnight(before)
  if (schedule.kind === 'every') {
    const step = schedule.minutes * minute
    return new Date(start + Math.floor((before.getTime() - start) / step) * step)
  }
  for (let on = 0; ; on--) {
    const draw = new Date(start + on * day + clockOf(schedule.at))
    if (draw <= before && isOn(schedule, draw)) return draw
  }
}

/** Issue of a draw: the day, and of those with many a day the round of it. */
export function numeroOf(schedule: Schedule, drawsAt: Date): string {
  // Midnight's round is the last of the day before.
  const { date, clock } = wallOf(new Date(drawsAt.getTime() - 1))
  const compact = date.replaceAll('-', '')
  if (schedule.kind !== 'every') return compact
  return `${compact}-${String(Math.round((clock + 1) / (schedule.minutes * minute))).padStart(4, '0')}`
}

/** Seconds from draw to draw; of uneven ones, the shortest. */
export function spacingOf(schedule: Schedule): number {
  if (schedule.kind === 'every') return schedule.minutes * 60
  if (schedule.kind === 'halves') return (13 * day) / 1000
  const days = schedule.days.toSorted((a, b) => a - b)
  const gaps = days.map((one, index) => (days[index + 1] ?? (days[0] ?? one) + 7) - one)
  return (Math.min(...gaps) * day) / 1000
}

/** `drawDayOfWeek` of the contract. */
export function weekdaysOf(schedule: Schedule): string {
  return (schedule.kind === 'days' ? schedule.days : everyDay).join(',')
}

/** Seconds before the draw during which nobody may bet. */
export function lockOf(schedule: Schedule): number {
  if (schedule.kind !== 'every') return 600
  return schedule.minutes <= 1 ? 10 : schedule.minutes <= 5 ? 20 : 60
}

/** A day on the wall in Bangkok, `2026-11-20` → from when to when it lasts. */
export function dayBounds(date: string): [from: Date, until: Date] {
  const from = Date.parse(`${date}T00:00:00Z`) - ahead
  return [new Date(from), new Date(from + day)]
}
