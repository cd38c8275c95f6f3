import type { Mobile } from '#contract/index.ts'
import { loadPhoneRules, type PhoneCountry, phoneForWire } from '#platform/index.ts'

/** What a field of a mobile number holds: digits as they were typed, and an ISO country. */
export interface MobileEntry {
  digits: string
  country: string
}

/** How a number can be wrong: nothing there, or no number of that country. */
export type MobileFault = 'missing' | 'wrong'

/**
 * The number as it travels (decision 23), or what is wrong with it. Where libphonenumber cannot be
 * had, the number goes as it was typed: the server looks at it as well.
 * @param accepts the server's own rule for the digits; it wins
 */
export async function readMobile(
  { digits, country }: MobileEntry,
  countries: readonly PhoneCountry[],
  accepts?: (digits: string) => boolean,
): Promise<Mobile | MobileFault> {
  if (digits === '') return 'missing'
  const dialCode = countries.find(({ code }) => code === country)?.dialCode
  if (dialCode === undefined) return 'wrong'
  const rules = await loadPhoneRules().catch(() => null)
  const mobileNum = rules ? phoneForWire(digits, country, rules, accepts) : digits
  if (!/^\d{4,15}$/.test(mobileNum)) return 'wrong'
  return { mobileNum, countryDialingCode: dialCode }
}

/** A number as its owner knows it again and others cannot dial it: `081 *** 5678`. */
export function maskMobile(digits: string): string {
  if (digits.length < 7) return digits
  return `${digits.slice(0, 3)} *** ${digits.slice(-4)}`
}
