import { afterTime, type Locale } from '#contract/index.ts'

/** What `Intl` is asked for, by locale (words.md, section 1): Gregorian years and Latin digits everywhere. */
const intlLocales: Record<Locale, string> = {
  th: 'th-u-ca-gregory-nu-latn',
  en: 'en-GB',
  'zh-CN': 'zh-CN',
  id: 'id',
  vi: 'vi',
  fil: 'fil',
}

/** Numbers, money and dates as one language writes them; what is none is a dash. */
export interface Format {
  /** `amount` is a decimal string; it is never turned into a float. */
  money(amount: string): string
  /** As `money`, without the two decimals when they are zero: for copy, not for accounts. */
  roundMoney(amount: string): string
  count(value: number): string
  /** `20 พ.ย. 2026 21:32 น.` */
  dateTime(instant: string): string
  /** `21:32 น.` */
  time(instant: string): string
  /** `20 พ.ย. 2026` */
  date(instant: string): string
  /** `2026.11.20`, the same in every language (decision 8). */
  boardDate(instant: string): string
}

const none = '—'

/** Made when it is first needed: each of `Intl`'s costs a good part of a millisecond. */
const late = <T>(make: () => T) => {
  let one: T | undefined
  return () => (one ??= make())
}

const made = new Map<string, Format>()

/**
 * The same one each time, since every card of a lobby asks for it.
 * @param currency ISO 4217; null for the dollar sign (decision 8)
 * @param timeZone IANA name; the house's own, so that server and browser print the same
 */
export function createFormat(
  locale: Locale,
  currency: string | null,
  timeZone = 'Asia/Bangkok',
): Format {
  const key = locale + currency + timeZone
  const known = made.get(key) ?? makeFormat(intlLocales[locale], locale, currency, timeZone)
  made.set(key, known)
  return known
}

function makeFormat(
  tag: string,
  locale: Locale,
  currency: string | null,
  timeZone: string,
): Format {
  const amount = (more?: Intl.NumberFormatOptions) =>
    late(
      () =>
        new Intl.NumberFormat(tag, {
          style: 'currency',
          currency: currency ?? 'USD',
          currencyDisplay: 'narrowSymbol',
          ...more,
        }),
    )
  const moment = (options: Intl.DateTimeFormatOptions, language = tag) =>
    late(() => new Intl.DateTimeFormat(language, { ...options, timeZone }))
  const money = amount()
  const round = amount({ trailingZeroDisplay: 'stripIfInteger' })
  const number = late(() => new Intl.NumberFormat(tag))
  const date = moment({ dateStyle: 'medium' })
  const dateTime = moment({ dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' })
  const time = moment({ timeStyle: 'short', hourCycle: 'h23' })
  const board = moment({ dateStyle: 'short' }, 'en-CA')
  /** `Intl` has no hyphen-minus to spare for a minus sign in these locales. */
  const minus = (text: string) => text.replace('-', '\u2212')
  const sum = (form: () => Intl.NumberFormat) => (value: string) =>
    Number.isNaN(Number(value)) ? none : minus(form().format(value as Intl.StringNumericLiteral))
  const at =
    (form: () => Intl.DateTimeFormat, after = '') =>
    (instant: string) => {
      try {
        return form().format(new Date(instant)) + after
      } catch {
        return none
      }
    }
  const boardDate = at(board)
  return {
    money: sum(money),
    roundMoney: sum(round),
    count: (value) => number().format(value),
    dateTime: at(dateTime, afterTime[locale]),
    time: at(time, afterTime[locale]),
    date: at(date),
    boardDate: (instant) => boardDate(instant).replaceAll('-', '.'),
  }
}
