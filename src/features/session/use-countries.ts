import { useCall } from '#client/index.ts'
import { countries as countriesCall, type Locale } from '#contract/index.ts'
import { useBrand, useLocale, useStatus } from '#features/site/index.ts'
import { type PhoneCountry, phoneCountries } from '#platform/index.ts'
import { useMemo } from 'react'

/** Where most of a language's speakers are: what is offered until the server has said more. */
const homes: Record<Locale, { countryCode: string; countryDialingCode: string }> = {
  th: { countryCode: 'TH', countryDialingCode: '66' },
  en: { countryCode: 'TH', countryDialingCode: '66' },
  'zh-CN': { countryCode: 'CN', countryDialingCode: '86' },
  id: { countryCode: 'ID', countryDialingCode: '62' },
  vi: { countryCode: 'VN', countryDialingCode: '84' },
  fil: { countryCode: 'PH', countryDialingCode: '63' },
}

/** Countries whose mobile numbers are taken, and the one to begin with. */
export interface Countries {
  countries: readonly PhoneCountry[]
  /** ISO code: where the visitor is, or else the house. */
  home: string
}

/** The countries of the dial code picker, in the language on the page. */
export function useCountries(): Countries {
  const { locale } = useLocale()
  const { defaultLocale } = useBrand()
  const { data } = useCall(countriesCall, {})
  const here = useStatus().data?.location?.toUpperCase()
  return useMemo(() => {
    const list = data?.list.length ? data.list : [homes[defaultLocale]]
    const first = list[0]?.countryCode.toUpperCase() ?? ''
    const isTaken = list.some(({ countryCode }) => countryCode.toUpperCase() === here)
    return { countries: phoneCountries(list, locale), home: isTaken && here ? here : first }
  }, [data, defaultLocale, here, locale])
}
