import type { Mobile } from '#contract/index.ts'
import {
  loadPhoneRules,
  type PhoneCountry,
  phoneForWire,
  type PhoneWireRule,
} from '#platform/index.ts'

/** What a field of a mobile number holds: digits as they were typed, and an ISO country. */
export interface MobileEntry {
  digits: string
  country: string
}

/**
 * How a number can be wrong: nothing there, no number of that country, or more or fewer digits than the
 * server takes.
 */
export type MobileFault = 'missing' | 'wrong' | 'length'

export interface MobileReading {
  /** The server's own rule for the digits; its pattern wins. */
  rule?: PhoneWireRule | undefined
  /** Whose number it is has an account: the rule may be narrower by now. @default false */
  ofMember?: boolean
}

/**
 * The number as it travels (decision 23), or what is wrong with it. Where libphonenumber cannot be
 * had, the number goes as it was typed: the server looks at it as well.
 */
export async function readMobile(
  { digits, country }: MobileEntry,
  countries: readonly PhoneCountry[],
  { rule, ofMember = false }: MobileReading = {},
): Promise<Mobile | MobileFault> {
  if (digits === '') return 'missing'
  const dialCode = countries.find(({ code }) => code === country)?.dialCode
  if (dialCode === undefined) return 'wrong'
  const rules = await loadPhoneRules().catch(() => null)
  const read = (by?: PhoneWireRule) => (rules ? phoneForWire(digits, country, rules, by) : digits)
  const mobileNum = read(rule) || (ofMember ? read() : '')
  // It would do, if it were as long as the server wants it.
  if (rule && mobileNum === '' && read({ ...rule, min: 4, max: 15 })) return 'length'
  if (!/^\d{4,15}$/.test(mobileNum)) return 'wrong'
  return { mobileNum, countryDialingCode: dialCode }
}

/** A number as its owner knows it again and others cannot dial it: `081 *** 5678`. */
export function maskMobile(digits: string): string {
  if (digits.length < 7) return digits
  return `${digits.slice(0, 3)} *** ${digits.slice(-4)}`
}
