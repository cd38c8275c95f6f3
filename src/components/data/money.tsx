import type { ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'

const tones = {
  value: 'text-value',
  positive: 'text-positive',
  negative: 'text-negative',
  inherit: undefined,
} as const

export const moneyAxes = {
  tone: ['value', 'positive', 'negative', 'inherit'],
} as const satisfies { tone: (keyof typeof tones)[] }

export type MoneyProps = {
  /** The amount, formatted by the caller: symbol, separators, sign. */
  children: ReactNode
  /** Brass is money; a sign, where there is one, is in the text. @default 'value' */
  tone?: (typeof moneyAxes.tone)[number]
  className?: string
  ref?: Ref<HTMLSpanElement>
}

/** An amount in figures that line up; figures break over two lines only where one is too short. */
export function Money({ children, tone = 'value', className, ref }: MoneyProps) {
  return (
    <span
      ref={ref}
      data-slot="money"
      data-variant={tone}
      translate="no"
      className={cx('font-semibold tabular-nums', tones[tone], className)}
    >
      {children}
    </span>
  )
}
