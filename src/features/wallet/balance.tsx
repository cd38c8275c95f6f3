import { useLingui } from '@lingui/react/macro'
import { BalanceWell } from '#components/index.ts'

export interface BalanceProps {
  /** Formatted; undefined while it is not known. */
  amount: string | undefined
  busy: boolean
  hidden: boolean
  onHiddenChange(hidden: boolean): void
  onRefresh(): void
  className?: string
}

/** The member's balance: seen or hidden, and asked for again (S8). */
export function Balance({ amount, ...props }: BalanceProps) {
  const { t } = useLingui()
  return (
    <BalanceWell
      {...props}
      amount={amount ?? null}
      labels={{
        balance: t`Balance`,
        hidden: t`Hidden`,
        hide: t`Hide balance`,
        refresh: t`Refresh balance`,
      }}
    />
  )
}
