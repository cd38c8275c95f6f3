const decimal = /^[+-]?\d+(?:\.\d+)?$/
const minus = '\u2212'
const noBreak = '\u00a0'

export type AmountStyle = {
  /** BCP 47. */
  locale: string
  /** ISO 4217; null for the dollar sign (decision 8). */
  currency: string | null
  /** Another sign in the currency's place, from the configuration: `🪙`, `pts`. */
  symbol?: string
  /** Prints `+` too; a history always does. @default 'negative' */
  sign?: 'negative' | 'always'
  /** Without decimals when they are zero: for copy, not for accounts. @default false */
  round?: boolean
}

const made = new Map<string, Intl.NumberFormat>()

function formatter({ locale, currency, sign = 'negative', round = false }: AmountStyle) {
  const key = [locale, currency, sign, round].join(' ')
  const known =
    made.get(key) ??
    new Intl.NumberFormat(locale === 'en' ? 'en-GB' : locale, {
      style: 'currency',
      currency: currency ?? 'USD',
      currencyDisplay: 'narrowSymbol',
      numberingSystem: 'latn',
      // A zero is neither more nor less.
      signDisplay: sign === 'always' ? 'exceptZero' : 'negative',
      trailingZeroDisplay: round ? 'stripIfInteger' : 'auto',
    })
  made.set(key, known)
  return known
}

/** -1 for less than nothing, 1 for more, 0 for nothing and for what is no amount. */
export function signOf(value: string | null | undefined): -1 | 0 | 1 {
  if (!value || !decimal.test(value) || !/[1-9]/.test(value)) return 0
  return value.startsWith('-') ? -1 : 1
}

/**
 * Writes a decimal string without ever making it a float: `−฿1,234.50`. The minus is U+2212, and
 * whatever space there is does not break.
 *
 * @returns null for what is no decimal string, or no currency
 */
export function formatAmount(value: string, style: AmountStyle): string | null {
  const text = value.trim()
  if (!decimal.test(text)) return null
  try {
    const parts = formatter(style).formatToParts(text.replace(/^\+/, '') as never)
    return parts
      .map(({ type, value }) => {
        if (type === 'minusSign') return minus
        if (type === 'currency') return style.symbol ?? value
        return value.replaceAll(/\s/g, noBreak)
      })
      .join('')
  } catch {
    // A currency or a language that does not exist: the caller's fallback stands for it.
    return null
  }
}

/** Minor units, satang, as the decimal string that `Amount` takes: `123450` is `1234.50`. */
export function fromMinor(minor: bigint | number, digits = 2): string | null {
  if (typeof minor === 'number' && !Number.isSafeInteger(minor)) return null
  const [sign, figures] = minor < 0 ? ['-', String(-minor)] : ['', String(minor)]
  const padded = figures.padStart(digits + 1, '0')
  const cut = padded.length - digits
  return sign + padded.slice(0, cut) + (digits > 0 ? `.${padded.slice(cut)}` : '')
}
