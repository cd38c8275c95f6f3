import { useBrand } from '#features/site/index.ts'
import { useMemo } from 'react'

/** The sign of the brand's currency, alone; the dollar sign when unset (decision 8). */
export function useCurrencySymbol(): string {
  const { currency } = useBrand()
  return useMemo(
    () =>
      new Intl.NumberFormat('en', {
        style: 'currency',
        currency: currency ?? 'USD',
        currencyDisplay: 'narrowSymbol',
      })
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value ?? '$',
    [currency],
  )
}
