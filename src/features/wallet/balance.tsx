import { useLingui } from '@lingui/react/macro'
import { BalanceWell } from '#components/index.ts'
import { useFormat } from '#features/site/index.ts'
import type { BalanceState } from './balance-state.ts'

export type BalanceProps = BalanceState & {
  /** The reader does not want it seen. */
  hidden: boolean
  onHiddenChange(hidden: boolean): void
  onRefresh(): void
  className?: string
}

/** The member's balance: seen or hidden, and asked for again (S8). */
export function Balance(props: BalanceProps) {
  const { status, amount, hidden, onHiddenChange, onRefresh, className } = props
  const { t } = useLingui()
  const format = useFormat()
  const problem = status === 'failed' ? t`This part didn’t load` : undefined
  const unknown = problem && (
    <>
      <span aria-hidden="true">{'–'}</span>
      <span className="sr-only">{problem}</span>
    </>
  )
  return (
    <BalanceWell
      className={className}
      amount={amount === null ? unknown : format.money(amount)}
      problem={problem}
      busy={status === 'loading' || status === 'refreshing'}
      hidden={hidden}
      onHiddenChange={onHiddenChange}
      onRefresh={onRefresh}
      labels={{
        balance: t`Balance`,
        hidden: t`Hidden`,
        hide: t`Hide balance`,
        refresh: t`Refresh balance`,
      }}
    />
  )
}
