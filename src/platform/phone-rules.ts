import { inTime } from './in-time.ts'

/** What is known about the numbers of a country (ISO code). Digits are national ones, as typed. */
export interface PhoneRules {
  /** Written as in the country, also while it is being typed: `081 234 5678`. */
  format: (digits: string, country: string) => string
  /** Whether it is a mobile number of that country, with or without the zero that is dialled at home. */
  isMobile: (digits: string, country: string) => boolean
  /** Without that zero: what follows the dial code from abroad. */
  significant: (digits: string, country: string) => string
  /** With that zero: as it is dialled at home. */
  atHome: (digits: string, country: string) => string
}

let rules: PhoneRules | undefined
let coming: Promise<PhoneRules> | undefined

/** The rules, once they have come. */
export const phoneRulesNow = (): PhoneRules | undefined => rules

/**
 * Fetches libphonenumber with what it knows of mobile numbers (30 kB), once; a failure is tried again
 * the next time. Ask for it when a field is entered: it is usable before.
 */
export function loadPhoneRules(): Promise<PhoneRules> {
  coming ??= inTime(import('./phone-library.ts')).then(
    ({ phoneRules }) => (rules = phoneRules),
    (reason: unknown) => {
      coming = undefined
      throw reason
    },
  )
  return coming
}

/** A server's rule for the digits of a number. */
export interface PhoneWireRule {
  /** How many digits, from and to. */
  min: number
  max: number
  /** Null where any digits will do that are a mobile number of the country. */
  matches: ((digits: string) => boolean) | null
}

/**
 * The digits to send, or '' when they are no mobile number of the country. A server's own pattern wins
 * (decision 23): whichever way of writing the number its rule accepts is sent. Without a rule it is the
 * number without the zero of home, since the dial code goes beside it.
 */
export function phoneForWire(
  digits: string,
  country: string,
  rules: PhoneRules,
  rule?: PhoneWireRule,
): string {
  const significant = rules.significant(digits, country)
  if (!rule?.matches && !rules.isMobile(digits, country)) return ''
  if (!rule) return significant
  const ways = [significant, rules.atHome(digits, country), digits]
  const { min, max, matches } = rule
  const fits = (way: string) =>
    way !== '' && way.length >= min && way.length <= max && (matches?.(way) ?? true)
  return ways.find(fits) ?? ''
}
