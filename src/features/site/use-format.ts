import { useMemo } from 'react'
import { useBrand } from './site-context.ts'
import { createFormat, type Format } from './format.ts'
import { useLocale } from './locale-context.ts'

/** The formatters of the language on the page and the brand's currency. */
export function useFormat(): Format {
  const { locale } = useLocale()
  const { currency } = useBrand()
  return useMemo(() => createFormat(locale, currency), [locale, currency])
}
