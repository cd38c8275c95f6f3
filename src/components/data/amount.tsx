import type { Ref } from 'react'
import { cx } from '../cx.ts'
import { hiddenAmount } from './balance-well.tsx'
import { type AmountStyle, formatAmount, signOf } from './amount-format.ts'

const tones = {
  value: 'font-semibold text-value',
  positive: 'text-positive',
  negative: 'text-negative',
  inherit: undefined,
} as const

export const amountAxes = {
  tone: ['value', 'positive', 'negative', 'inherit', 'sign'],
  sign: ['negative', 'always'],
} as const

export type AmountProps = AmountStyle & {
  /** A decimal string, `-1234.5`, as the server sends it; floats lose satang (decision 62). */
  value: string | null | undefined
  /**
   * Brass and bold; or `sign`: more is positive, less is negative, nothing is neither.
   * @default 'value'
   */
  tone?: (typeof amountAxes.tone)[number]
  /** Words for an amount that its reader does not want seen; it then shows as `***`. */
  hidden?: string
  /** Stands for what is no amount. @default '—' */
  fallback?: string
  className?: string
  ref?: Ref<HTMLSpanElement>
}

/** An amount written by the house's rules, exact to the last digit. */
export function Amount(props: AmountProps) {
  const { value, tone = 'value', hidden, fallback = '—', className, ref, ...style } = props
  const text = value === null || value === undefined ? null : formatAmount(value, style)
  const signed = { [-1]: 'negative', 0: 'inherit', 1: 'positive' } as const
  const looks = tone !== 'sign' ? tone : hidden !== undefined ? 'inherit' : signed[signOf(value)]
  return (
    <span
      ref={ref}
      data-slot="amount"
      data-variant={tone}
      translate="no"
      className={cx('whitespace-nowrap tabular-nums', tones[looks], className)}
    >
      {hidden === undefined ? (
        (text ?? fallback)
      ) : (
        <>
          <span aria-hidden="true">{hiddenAmount}</span>
          <span className="sr-only">{hidden}</span>
        </>
      )}
    </span>
  )
}
