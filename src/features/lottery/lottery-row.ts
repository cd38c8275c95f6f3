import type { DrawTiming } from './use-draw-clock.ts'
import type { Weekday } from './lottery-list-rules.ts'

/** One lottery as the list shows it, with the draw one can buy now. */
export interface LotteryRow extends DrawTiming {
  gameId: string
  /** In the asked language, else in English; `nameLang` says which. */
  name: string
  nameLang: string
  /** Name of its group; null for a group that the site was not told of. */
  group: string | null
  days: readonly Weekday[]
  /** Minutes from draw to draw; null for those hours apart. */
  every: number | null
  /** Of the draw. */
  numero: string
  /** Of the draw before; empty when there was none. */
  numbers: readonly string[]
  /** When bets close and when it is drawn, on the server's clock, ISO 8601. */
  closesOn: string
  drawsOn: string
  /** How many days off the close is: 0 today, 1 tomorrow. */
  daysOff: number
  favourite: boolean
  /** Where its tickets are bought. */
  href: string
}

/** A run of numbers that came out. */
export interface LatestDraw {
  id: string
  name: string
  nameLang: string
  numero: string
  /** ISO 8601. */
  drawnOn: string
  numbers: readonly string[]
}

/** A group of lotteries: a tab. */
export interface LotteryGroup {
  tag: string
  label: string
}
