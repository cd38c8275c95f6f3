import { latinDigits } from '#platform/index.ts'

// Figures are kept as text (`-1234.5`) and counted in BigInt: an amount never becomes a float.

/** How figures are written and what they may be. */
export type FigureStyle = {
  /** Between thousands. */
  readonly group: string
  /** Before the decimals. */
  readonly decimal: string
  /** How many decimals there may be. */
  readonly decimals: number
  /** Whether there may be less than nothing. */
  readonly signed: boolean
}

/** As many figures before the point as an amount of the contract has. */
const most = 15
const minus = '\u2212'

const known = new Map<string, Pick<FigureStyle, 'group' | 'decimal'>>()

/** The separators of a language; those of English where it is not known. */
export function separatorsOf(locale: string): Pick<FigureStyle, 'group' | 'decimal'> {
  const found = known.get(locale)
  if (found) return found
  const made = { group: ',', decimal: '.' }
  try {
    const format = new Intl.NumberFormat(locale, { numberingSystem: 'latn' })
    for (const { type, value } of format.formatToParts(-1_234_567.8)) {
      if (type === 'group' || type === 'decimal') made[type] = value.replace(/\s/, '\u00a0')
    }
  } catch {
    // No language at all.
  }
  known.set(locale, made)
  return made
}

/** Digits, points, commas and a leading minus: what is left of a text when everything else is taken out. */
const bare = (text: string): string =>
  latinDigits(text)
    .replaceAll(/[\u066b\uff0e]/g, '.')
    .replaceAll(/[\u066c\uff0c\u3001]/g, ',')
    .replaceAll(/[\u2212\u2012-\u2014\ufe63\uff0d]/g, '-')
    // “Rp. 500”: the point belongs to the word.
    .replaceAll(/\p{L}[\p{L}\p{M}]*\.?/gu, '')
    .replaceAll(/[^\d.,-]/g, '')

/** Which of the two separators is the point; none where all of them stand between thousands. */
function pointOf(text: string, style: FigureStyle, edited: boolean): '.' | ',' | undefined {
  const marks = [...text].filter((one) => one === '.' || one === ',')
  const last = marks.at(-1)
  if (last === undefined) return undefined
  const isMixed = marks.some((one) => one !== last)
  // What was written here has our separators, whatever was taken out of it.
  if (edited) return style.decimal === '.' || style.decimal === ',' ? style.decimal : undefined
  if (isMixed) return marks.indexOf(last) === marks.length - 1 ? last : undefined
  if (marks.length > 1) return undefined
  if (last === style.decimal) return last
  return /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(text) ? undefined : last
}

/**
 * A text as plain figures: `฿1,234.50`, `๑๒๓๔.๕` and `1.234,50` are `1234.50` or `1234.5`. It may be
 * unfinished (`12.`, `-`), as it is while somebody types. Decimals beyond those allowed are left out.
 *
 * @param edited the text is what stood in the field, with a key's worth of change
 */
export function plainOf(text: string, style: FigureStyle, edited: boolean): string {
  const left = bare(text)
  const point = pointOf(left, style, edited)
  const at = point === undefined ? -1 : left.indexOf(point)
  const digits = (part: string) => part.replaceAll(/\D/g, '')
  const whole = digits(at < 0 ? left : left.slice(0, at))
    .replace(/^0+(?=\d)/, '')
    .slice(0, most)
  const sign = style.signed && left.startsWith('-') ? '-' : ''
  if (at < 0 || style.decimals === 0) return sign + whole
  return `${sign}${whole || '0'}.${digits(left.slice(at)).slice(0, style.decimals)}`
}

/** What stands in a field after a key. */
type Keyed = {
  readonly text: string
  /** Its point was typed as the mark of another language. */
  readonly isForeign: boolean
}

/**
 * What a key at the end of a field meant: keypads have the mark of the phone's language, not of the
 * page's, so where there is no point yet the other mark is one. A third figure after it, where there are
 * two decimals, says that it stood between thousands: `12,5` is `12.5`, and `12,500` what it is pasted.
 *
 * @param key '' for a change that was no key, or not at the end
 */
export function keyed({ text, isForeign }: Keyed, key: string, style: FigureStyle): Keyed {
  const left = bare(text)
  const at = left.indexOf(style.decimal)
  if (at >= 0) {
    const isThird = key !== '' && style.decimals === 2 && /^\d{3}$/.test(left.slice(at + 1))
    if (!isForeign || !isThird || !/^-?[1-9]/.test(left)) return { text, isForeign }
    return { text: text.replace(style.decimal, ''), isForeign: false }
  }
  const isMark = key !== '' && /^[.,]$/.test(bare(key))
  if (!isMark || style.decimals === 0) return { text, isForeign: false }
  return { text: text.slice(0, -key.length) + style.decimal, isForeign: true }
}

/** Plain figures as they are read: `1,234.5`. */
export function written(plain: string, { group, decimal }: FigureStyle): string {
  const [whole = '', fraction] = plain.replace('-', '').split('.')
  const sign = plain.startsWith('-') ? minus : ''
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group)
  return sign + grouped + (fraction === undefined ? '' : decimal + fraction)
}

/**
 * Plain figures that nobody is typing any more: `12.5` is `12.50`, `12.` and `12.00` are `12`, and what
 * is no number is nothing.
 */
export function finished(plain: string, { decimals }: FigureStyle): string {
  const found = /^(-?\d+)(?:\.(\d*))?$/.exec(plain)
  if (!found) return ''
  const [, whole = '', fraction = ''] = found
  return /^0*$/.test(fraction) ? whole : `${whole}.${fraction.padEnd(decimals, '0')}`
}

/** Plain figures as a decimal string of the contract: always all decimals, or `''` for none. */
export function decimalOf(plain: string, { decimals }: FigureStyle): string {
  const units = unitsOf(plain, decimals)
  return units === null ? '' : fromUnits(units, decimals)
}

/** Plain figures or a decimal string in the smallest unit; null for what is neither. */
export function unitsOf(plain: string | undefined, decimals: number): bigint | null {
  const found = /^(-?)(\d+)(?:\.(\d*))?$/.exec(plain ?? '')
  if (!found) return null
  const [, sign = '', whole = '', fraction = ''] = found
  return BigInt(sign + whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
}

/** The smallest unit as a decimal string. */
export function fromUnits(units: bigint, decimals: number): string {
  const [sign, figures] = units < 0n ? ['-', String(-units)] : ['', String(units)]
  const padded = figures.padStart(decimals + 1, '0')
  const cut = padded.length - decimals
  return sign + padded.slice(0, cut) + (decimals > 0 ? `.${padded.slice(cut)}` : '')
}

export type Bounds = { min?: bigint | null; max?: bigint | null; step: bigint }

/** The next step up or down from a value (or from none), counted from the least, within the bounds. */
export function stepFrom(now: bigint | null, by: 1 | -1, { min, max, step }: Bounds): bigint {
  const base = min ?? 0n
  const next = () => {
    if (now === null) return by > 0 && min == null ? step : base
    const past = (((now - base) % step) + step) % step
    return by > 0 ? now - past + step : past === 0n ? now - step : now - past
  }
  const wanted = next()
  if (min != null && wanted < min) return min
  return max != null && wanted > max ? max : wanted
}
