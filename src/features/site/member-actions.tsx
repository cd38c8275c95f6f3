import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { BalanceWell } from '#components/index.ts'

export interface MemberActionsProps {
  /** Formatted; undefined while it is not known. */
  amount: string | undefined
  busy: boolean
  hidden: boolean
  onHiddenChange(hidden: boolean): void
  onRefresh(): void
  /** The avatar with its menu. */
  menu: ReactNode
}

/** The balance and the avatar menu of somebody who is signed in (S8). */
export function MemberActions(props: MemberActionsProps) {
  const { amount, busy, hidden, onHiddenChange, onRefresh, menu } = props
  const { t } = useLingui()
  return (
    <>
      <BalanceWell
        className="max-md:hidden"
        amount={amount ?? null}
        busy={busy}
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
      {menu}
    </>
  )
}
