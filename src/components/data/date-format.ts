/** Where the portal's days begin and end (words.md, section 1). */
export const portalZone = 'Asia/Bangkok'

/** An instant: epoch ms, a `Date`, or what a server writes (ISO 8601; no zone means the portal's). */
export type Instant = number | string | Date

/**
 * `board` 2026.11.20, the same in every language; `date` 20 พ.ย. 2026, in sentences; `time` 21:40;
 * `seconds` 21:40:02; and a date with a time.
 */
export const dateForms = ['board', 'board-time', 'date', 'date-time', 'time', 'seconds'] as const
export type DateForm = (typeof dateForms)[number]

export type DateStyle = {
  /** BCP 47. */
  locale: string
  form: DateForm
  /** `buddhist` counts 543 years more. */
  calendar: 'gregory' | 'buddhist'
  /** IANA name. */
  timeZone: string
}

const day = /^\d{4}-\d{2}-\d{2}$/
const zoneless = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)$/

/**
 * Reads an instant. A day without a time stays that day in every zone.
 *
 * @returns null for what is no instant: nonsense, nothing, a year past 9999
 */
export function readInstant(
  value: Instant | null | undefined,
): { at: Date; wholeDay: boolean } | null {
  if (value === null || value === undefined || value === '') return null
  const text = typeof value === 'string' ? value.trim() : undefined
  // Bangkok has had no summer time since there were portals.
  const at = new Date(text === undefined ? value : text.replace(zoneless, '$1T$2+07:00'))
  const year = at.getUTCFullYear()
  if (Number.isNaN(year) || year < 1 || year > 9999) return null
  return { at, wholeDay: text !== undefined && day.test(text) }
}

const made = new Map<string, Intl.DateTimeFormat>()

/** `Intl` objects are dear, and a table asks for ten thousand. */
function formatter(key: string, make: () => Intl.DateTimeFormat): Intl.DateTimeFormat {
  const known = made.get(key) ?? make()
  made.set(key, known)
  return known
}

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/**
 * Writes an instant the way the portal does: Latin digits, 24 hours, the same on the server and in
 * the browser whatever zone either is in.
 *
 * @returns null where there is no such language or zone
 */
export function formatInstant(at: Date, style: DateStyle, wholeDay = false): string | null {
  try {
    return written(at, style, wholeDay)
  } catch {
    return null
  }
}

function written(at: Date, style: DateStyle, wholeDay: boolean): string {
  const { form, calendar } = style
  // English here is the British kind, day first.
  const locale = style.locale === 'en' ? 'en-GB' : style.locale
  const timeZone = wholeDay ? 'UTC' : style.timeZone
  const base = { calendar, timeZone, numberingSystem: 'latn' } as const
  const write = (name: string, options: Intl.DateTimeFormatOptions, tag = locale) =>
    formatter([name, tag, calendar, timeZone].join(' '), () => {
      return new Intl.DateTimeFormat(tag, { ...base, ...options })
    })
  const time = () => write('time', clock, 'en-GB').format(at)
  const board = () => {
    const numeric = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
    const parts = write('board', numeric, 'en-GB').formatToParts(at)
    const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
    return [part('year').padStart(4, '0'), part('month'), part('day')].join('.')
  }
  switch (form) {
    case 'board':
      return board()
    case 'board-time':
      return wholeDay ? board() : `${board()} ${time()}`
    case 'time':
      return time()
    case 'seconds':
      return write('seconds', { ...clock, second: '2-digit' }, 'en-GB').format(at)
    case 'date-time': {
      const date = write('date', { dateStyle: 'medium' }).format(at)
      return wholeDay ? date : `${date} ${time()}`
    }
    default:
      return write('date', { dateStyle: 'medium' }).format(at)
  }
}
