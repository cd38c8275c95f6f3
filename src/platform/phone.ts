import { latinDigits } from './digits.ts'

/** A country whose numbers are taken. */
export interface PhoneCountry {
  /** ISO 3166-1, `TH`. */
  readonly code: string
  /** Digits alone, `66`. */
  readonly dialCode: string
  /** In the reader's language. */
  readonly name: string
  /** Another name that a search finds it by: the English one. */
  readonly alias?: string
}

/** More digits than any number has (E.164: 15 with the country); what is typed beyond is not kept. */
const mostDigits = 18

/** The digits of a text, of any script; separators go, and so does a plus. */
export const phoneDigits = (text: string): string =>
  latinDigits(text.slice(0, 200)).replace(/\D/g, '').slice(0, mostDigits)

/** Whether a text says its country itself: `+66`, `(+66`, `0066`. */
export const isInternational = (text: string): boolean =>
  /^[\s(]*(?:[+＋]|0[\s-]?0)/.test(latinDigits(text.slice(0, 200)))

/**
 * Reads a number that says its country: `+66 (0)81 234 5678`, `0066812345678`, Thai digits. Of countries
 * that share a code, the one that is chosen already wins, then the first. Undefined when the code is
 * none of theirs, or when too little follows to be sure which code it is.
 */
export function readInternational(
  text: string,
  countries: readonly PhoneCountry[],
  chosen: string,
): { country: string; digits: string } | undefined {
  const written = latinDigits(text.slice(0, 200)).replace(/^[\s(]*0[\s-]?0/, '')
  // The zero in brackets is for callers at home.
  const all = phoneDigits(written.replace(/\(\s*0\s*\)/, ''))
  const [nearest] = countries
    .filter(({ dialCode }) => dialCode !== '' && all.startsWith(dialCode))
    .toSorted(
      (a, b) =>
        b.dialCode.length - a.dialCode.length ||
        Number(b.code === chosen) - Number(a.code === chosen),
    )
  if (!nearest) return undefined
  const digits = all.slice(nearest.dialCode.length)
  return digits.length < 4 ? undefined : { country: nearest.code, digits }
}

/** How many digits stand before a place in a text. */
export const digitsBefore = (text: string, place: number): number =>
  phoneDigits(text.slice(0, place)).length

/** The place in a text behind so many digits: where the caret stood before separators moved. */
export function placeAfter(text: string, digits: number): number {
  let place = 0
  for (let seen = 0; seen < digits && place < text.length; place++) {
    if (/\d/.test(text[place] ?? '')) seen++
  }
  return place
}

/** What a country is called in a language; its code where the browser does not know. */
export function countryName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale, 'en'], { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}

/**
 * Countries as a server names them, with names in a language, in its alphabet. Entries without a code
 * to dial are left out, and so is what comes twice.
 */
export function phoneCountries(
  entries: readonly { countryCode: string; countryDialingCode: string }[],
  locale: string,
): PhoneCountry[] {
  const byCode = new Map<string, PhoneCountry>()
  for (const { countryCode, countryDialingCode } of entries) {
    const code = countryCode.trim().toUpperCase()
    const dialCode = phoneDigits(countryDialingCode)
    if (code === '' || dialCode === '' || byCode.has(code)) continue
    const [name, alias] = [countryName(code, locale), countryName(code, 'en')]
    byCode.set(code, { code, dialCode, name, alias })
  }
  return [...byCode.values()].toSorted((a, b) => compareNames(a.name, b.name, locale))
}

function compareNames(a: string, b: string, locale: string): number {
  try {
    return a.localeCompare(b, locale)
  } catch {
    return a.localeCompare(b)
  }
}

// Accents of Latin letters go, so that `viet` finds Việt; Thai vowels above letters stay.
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** Countries by name, English name, code or dial code; those that begin with the query come first. */
export function findCountries(
  countries: readonly PhoneCountry[],
  query: string,
): readonly PhoneCountry[] {
  const wanted = plain(latinDigits(query.trim().slice(0, 60)))
  if (wanted === '') return countries
  const digits = /^[+\d\s]+$/.test(wanted) ? phoneDigits(wanted) : ''
  const rank = ({ code, dialCode, name, alias = '' }: PhoneCountry) => {
    if (digits !== '') return dialCode.startsWith(digits) ? dialCode.length - digits.length + 1 : 0
    const names = [plain(name), plain(alias)]
    if (names.some((one) => one.startsWith(wanted)) || code.toLowerCase() === wanted) return 1
    if (names.some((one) => one.split(/[\s-]/).some((word) => word.startsWith(wanted)))) return 2
    return names.some((one) => one.includes(wanted)) ? 3 : 0
  }
  return countries
    .map((country) => ({ country, at: rank(country) }))
    .filter(({ at }) => at > 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ country }) => country)
}
