import { useState } from 'react'
import { PhoneInput, type PhoneInputProps } from '#components/index.ts'
import { phoneCountries } from '#platform/index.ts'

const dialled = (codes: Record<string, string>, locale: string) =>
  phoneCountries(
    Object.entries(codes).map(([countryCode, countryDialingCode]) => ({
      countryCode,
      countryDialingCode,
    })),
    locale,
  )

const home = { TH: '66', VN: '84', ID: '62', CN: '86', PH: '63' }
export const abroad = {
  ...home,
  US: '1',
  CA: '1',
  LA: '856',
  MM: '95',
  KH: '855',
  MY: '60',
  SG: '65',
}
export const few = dialled(home, 'th')
export const many = dialled(abroad, 'th')

/** The caller holds the number and the country. */
export function HeldPhone(props: PhoneInputProps) {
  const [value, setValue] = useState(props.value)
  const [country, setCountry] = useState(props.country)
  return (
    <PhoneInput
      {...props}
      value={value}
      country={country}
      onValueChange={(digits) => {
        setValue(digits)
        props.onValueChange(digits)
      }}
      onCountryChange={(code) => {
        setCountry(code)
        props.onCountryChange(code)
      }}
    />
  )
}
