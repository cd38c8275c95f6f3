import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import type { House } from '#gateway/house.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { takenCountries } from '#gateway/site/countries.ts'

/** A number as it travels: national digits, and the code that is dialled before them. */
export interface MobileInput {
  mobileNum: string
  /** Without one, the house's own country is meant. */
  countryDialingCode?: string | undefined
}

export interface Mobile {
  /** Dial code and national number, digits alone: `66812345678`, as `accounts.mobile` has it. */
  digits: string
  /** ISO 3166-1. */
  country: string
}

const bare = (code: string) => code.replace(/\D/g, '')

/**
 * The digits of a text that can be a number of the house's own country, however it is written there;
 * null for one that can be none. Whether it is anybody's is not looked at.
 */
export async function asNumber(house: House, typed: string): Promise<string | null> {
  if (!/^\+?[\d\s().-]{4,24}$/.test(typed)) return null
  const [home] = await takenCountries(house)
  if (!home) return null
  const number = parsePhoneNumberFromString(typed, home.countryCode as CountryCode)
  return number?.number.slice(1) ?? bare(home.countryDialingCode) + bare(typed)
}

/**
 * The mobile number that is meant, however its zero was written. Land lines, premium numbers and
 * countries that the house does not take are none: a message to them costs, and reaches nobody.
 * @throws Refusal 400 `mobile_wrong`
 */
export async function readMobile(house: House, input: MobileInput): Promise<Mobile> {
  const countries = await takenCountries(house)
  const dialled = bare(input.countryDialingCode ?? countries[0]?.countryDialingCode ?? '')
  for (const { countryCode, countryDialingCode } of countries) {
    if (bare(countryDialingCode) !== dialled) continue
    const number = parsePhoneNumberFromString(input.mobileNum, countryCode as CountryCode)
    // A dial code may be that of several countries, of which the house takes some.
    if (number?.isValid() && number.countryCallingCode === dialled) {
      if ((number.country ?? countryCode) === countryCode) {
        return { digits: number.number.slice(1), country: countryCode }
      }
    }
  }
  throw new Refusal(400, 'mobile_wrong', 'That is no mobile number of a country we take')
}
