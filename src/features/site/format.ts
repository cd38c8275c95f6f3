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

/** Numbers, money and dates as one language writes them. */
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

/**
 * @param currency ISO 4217; null for the dollar sign (decision 8)
 * @param timeZone IANA name; the house's own, so that server and browser print the same
 */
export function createFormat(
  locale: Locale,
  currency: string | null,
  timeZone = 'Asia/Bangkok',
): Format {
  const tag = intlLocales[locale]
  const money = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: currency ?? 'USD',
    currencyDisplay: 'narrowSymbol',
  })
  const round = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: currency ?? 'USD',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  })
  const number = new Intl.NumberFormat(tag)
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone })
  const dateTime = new Intl.DateTimeFormat(tag, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone,
  })
  const time = new Intl.DateTimeFormat(tag, { timeStyle: 'short', hourCycle: 'h23', timeZone })
  const board = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone })
  /** `Intl` has no hyphen-minus to spare for a minus sign in these locales. */
  const minus = (text: string) => text.replace('-', '\u2212')
  return {
    money: (amount) => minus(money.format(amount as Intl.StringNumericLiteral)),
    roundMoney: (amount) => minus(round.format(amount as Intl.StringNumericLiteral)),
    count: (value) => number.format(value),
    dateTime: (instant) => dateTime.format(new Date(instant)) + (afterTime[locale] ?? ''),
    time: (instant) => time.format(new Date(instant)) + (afterTime[locale] ?? ''),
    date: (instant) => date.format(new Date(instant)),
    boardDate: (instant) => board.format(new Date(instant)).replaceAll('-', '.'),
  }
}
