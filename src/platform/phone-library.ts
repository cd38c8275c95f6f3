import {
  AsYouType,
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/mobile/metadata'
import type { PhoneRules } from './phone-rules.ts'

const known = (country: string): country is CountryCode =>
  isSupportedCountry(country as CountryCode, metadata)

const parse = (digits: string, country: string) =>
  known(country) ? parsePhoneNumberFromString(digits, country, metadata) : undefined

/** The rules of libphonenumber for mobile numbers. */
export const phoneRules: PhoneRules = {
  format: (digits, country) =>
    known(country) ? new AsYouType(country, metadata).input(digits) : digits,
  isMobile: (digits, country) => {
    const number = parse(digits, country)
    // `+1` is many countries; a number of another one of them is no number of this one.
    return number?.isValid() === true && (number.country ?? country) === country
  },
  significant: (digits, country) => parse(digits, country)?.nationalNumber ?? digits,
  atHome: (digits, country) =>
    parse(digits, country)?.formatNational().replace(/\D/g, '') ?? digits,
}
