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
  coming ??= import('./phone-library.ts').then(
    ({ phoneRules }) => (rules = phoneRules),
    (reason: unknown) => {
      coming = undefined
      throw reason
    },
  )
  return coming
}

/**
 * The digits to send, or '' when they are no mobile number of the country. A server's own rule wins
 * (decision 23): whichever way of writing the number it accepts is sent. Without one, or where it takes
 * anything, it is the number without the zero of home, since the dial code goes beside it.
 * @param accepts the server's rule for the digits
 */
export function phoneForWire(
  digits: string,
  country: string,
  rules: PhoneRules,
  accepts?: (digits: string) => boolean,
): string {
  const significant = rules.significant(digits, country)
  if (!accepts) return rules.isMobile(digits, country) ? significant : ''
  const ways = [significant, rules.atHome(digits, country), digits]
  return ways.find((way) => way !== '' && accepts(way)) ?? ''
}
