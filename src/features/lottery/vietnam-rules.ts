import {
  addDays,
  bangkokDate,
  type CalendarDate,
  isCalendarDate,
  toInstant,
} from '#platform/index.ts'

/** Regions of the Vietnam draws, in the order of the day: south 16:15, central 17:15, north 18:15. */
export const vietnamRegions = ['south', 'central', 'north'] as const
export type VietnamRegion = (typeof vietnamRegions)[number]

const day = 24 * 3_600_000
/** Bangkok and Hà Nội are ahead of UTC by this, all year, ms. */
const ahead = 7 * 3_600_000

/** Minutes after midnight UTC at which each region draws: 16:15 and on in Hà Nội (decision 48). */
const drawMinutes: Record<VietnamRegion, number> = { south: 555, central: 615, north: 675 }

/** The rooms of the page: a region each, and what came how often. */
export const vietnamTabs = [...vietnamRegions, 'statistics'] as const
export type VietnamTab = (typeof vietnamTabs)[number]

/** How much of each number is shown. */
export const digitChoices = ['full', '3', '2'] as const
export type DigitChoice = (typeof digitChoices)[number]

/** One row of a prize table: `DB`, `G1` … `G8`, and its numbers in the order of the draw. */
export interface PrizeRow {
  code: string
  numbers: readonly string[]
}

/** One province's draw of a day. Without numbers it has not been drawn yet. */
export interface ProvinceDraw {
  /** Tells provinces of a day apart. */
  id: string
  name: string
  prizes: readonly PrizeRow[]
  /** Where one buys its next draw; null where it is not among those that draw next. */
  buyHref: string | null
}

/** What the address says. */
export interface VietnamView {
  tab: VietnamTab
  /** '' for the newest there is. */
  date: CalendarDate
  digits: DigitChoice
}

const one = <T extends string>(list: readonly T[], text: string | null): T | undefined =>
  list.find((item) => item === text)

export function readVietnam(search: string): VietnamView {
  const query = new URLSearchParams(search)
  const date = query.get('date') ?? ''
  return {
    tab: one(vietnamTabs, query.get('tab')) ?? 'south',
    date: isCalendarDate(date) ? date : '',
    digits: one(digitChoices, query.get('digits')) ?? 'full',
  }
}

/** The query string of a view, or ''. */
export function vietnamSearch({ tab, date, digits }: VietnamView): string {
  const query = new URLSearchParams()
  if (tab !== 'south') query.set('tab', tab)
  if (date !== '') query.set('date', date)
  if (digits !== 'full') query.set('digits', digits)
  return query.size > 0 ? `?${query}` : ''
}

/** How long a day on the wall in Bangkok still is, ms. */
export const untilTomorrow = (now: number): number => day - ((now + ahead) % day)

/** The instant of a region's draw on a date, ISO 8601; '' for what is no date. */
export function vietnamDrawAt(region: VietnamRegion, date: CalendarDate): string {
  const at = +toInstant(date) + drawMinutes[region] * 60_000
  return Number.isNaN(at) ? '' : new Date(at).toISOString()
}

/** The newest date on which a region has drawn: today once its time has come, else the day before. */
export function newestDraw(region: VietnamRegion, now: number): CalendarDate {
  const today = bangkokDate(now)
  return now >= Date.parse(vietnamDrawAt(region, today)) ? today : addDays(today, -1)
}

/** What is shown of a number, in two parts: the last two digits are set in bold. */
export function cutNumber(number: string, digits: DigitChoice): { lead: string; last: string } {
  const shown = digits === 'full' ? number : number.slice(-Number(digits))
  return { lead: shown.slice(0, -2), last: shown.slice(-2) }
}

/** Numbers with what tells equal ones apart, for lists. */
export function keyed(numbers: readonly string[]): { key: string; number: string }[] {
  const seen = new Map<string, number>()
  return numbers.map((number) => {
    const times = (seen.get(number) ?? 0) + 1
    seen.set(number, times)
    return { key: `${number} ${times}`, number }
  })
}

/** Every number of a draw, the special prize first. */
export const numbersOf = (prizes: readonly PrizeRow[]): string[] =>
  prizes.flatMap(({ numbers }) => numbers)

/**
 * Heads and tails of a draw: by the last digit but one, which last digits came, in the order of the
 * prizes. Ten rows, 0 to 9.
 */
export function headTail(numbers: readonly string[]): { head: string; tails: string[] }[] {
  return Array.from({ length: 10 }, (_, head) => ({
    head: String(head),
    tails: numbers.flatMap((number) =>
      number.length > 1 && number.at(-2) === String(head) ? [number.slice(-1)] : [],
    ),
  }))
}

/** How often something came. */
export interface Frequency {
  key: string
  count: number
}

/** What came how often among numbers by their last two digits. */
export interface Statistics {
  /** How many numbers were looked at. */
  of: number
  /** By the last digit but one, 0 to 9. */
  heads: readonly Frequency[]
  /** By the last digit, 0 to 9. */
  tails: readonly Frequency[]
  /** Pairs that came most, at most ten, and none that came once. */
  most: readonly Frequency[]
  /** Pairs that did not come, 00 to 99. */
  never: readonly string[]
}

/** Counts the last two digits of numbers; shorter ones are left out. */
export function statisticsOf(numbers: readonly string[]): Statistics {
  const pairs = numbers.flatMap((number) => (/\d\d$/.test(number) ? [number.slice(-2)] : []))
  const count = (of: (pair: string) => string, keys: readonly string[]) =>
    keys.map((key) => ({ key, count: pairs.filter((pair) => of(pair) === key).length }))
  const digits = Array.from({ length: 10 }, (_, digit) => String(digit))
  const all = count(
    (pair) => pair,
    Array.from({ length: 100 }, (_, pair) => String(pair).padStart(2, '0')),
  )
  return {
    of: pairs.length,
    heads: count((pair) => pair.charAt(0), digits),
    tails: count((pair) => pair.charAt(1), digits),
    most: all
      .filter((pair) => pair.count > 1)
      .toSorted((a, b) => b.count - a.count)
      .slice(0, 10),
    never: all.filter((pair) => pair.count === 0).map(({ key }) => key),
  }
}
