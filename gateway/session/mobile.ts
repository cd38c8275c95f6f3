import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { faultOf, planField, type SmsPurpose } from '#contract/index.ts'
import type { House } from '#gateway/house.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { takenCountries } from '#gateway/site/countries.ts'
import { registerRules } from '#gateway/site/settings.ts'

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

/** Of somebody who has an account: a rule that was narrowed since does not shut them out. */
const ofMember: ReadonlySet<SmsPurpose> = new Set(['login', 'forgot'])

/**
 * The mobile number that is meant, however its zero was written. Land lines, premium numbers and
 * countries that the house does not take are none: a message to them costs, and reaches nobody. The
 * operator's own pattern wins over what is known of a country's numbers (decision 23).
 * @throws Refusal 400 `mobile_wrong`
 */
export async function readMobile(
  house: House,
  input: MobileInput,
  purpose: SmsPurpose,
): Promise<Mobile> {
  const { mobileNum } = input
  const wrong = new Refusal(400, 'mobile_wrong', 'That is no mobile number that we take')
  const rules = await registerRules(house)
  const rule = { ...planField('mobileNum', rules['mobileNum']), required: true }
  const fits = faultOf(rule, mobileNum) === null
  if (!fits && !ofMember.has(purpose)) throw wrong
  const wins = fits && rule.matches !== null
  const countries = await takenCountries(house)
  const dialled = bare(input.countryDialingCode ?? countries[0]?.countryDialingCode ?? '')
  for (const { countryCode, countryDialingCode } of countries) {
    if (bare(countryDialingCode) !== dialled) continue
    const number = parsePhoneNumberFromString(mobileNum, countryCode as CountryCode)
    const digits = number?.countryCallingCode === dialled ? number.number.slice(1) : null
    // A dial code may be that of several countries, of which the house takes some.
    if (digits !== null && number?.isValid()) {
      if ((number.country ?? countryCode) === countryCode) return { digits, country: countryCode }
    } else if (wins) {
      return { digits: digits ?? dialled + mobileNum, country: countryCode }
    }
  }
  throw wrong
}
