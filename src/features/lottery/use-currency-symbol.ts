import { useBrand } from '#features/site/index.ts'

const symbols = new Map<string, string>()

function symbolOf(currency: string): string {
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
  const parts = new Intl.NumberFormat('en', options).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? '$'
}

/** The sign of the brand's currency, alone; the dollar sign when unset (decision 8). */
export function useCurrencySymbol(): string {
  const currency = useBrand().currency ?? 'USD'
  // Found once: every line of a slip asks for it.
  const symbol = symbols.get(currency) ?? symbolOf(currency)
  symbols.set(currency, symbol)
  return symbol
}
