import { useFormat } from '#features/site/index.ts'
import { Balance } from '#features/wallet/balance.tsx'
import { useBalance } from '#features/wallet/use-balance.ts'

/** The balance of whoever is signed in. */
export function MemberBalance({ className }: { className?: string }) {
  const format = useFormat()
  const { amount, busy, hidden, setHidden, refresh } = useBalance(true)
  return (
    <Balance
      className={className}
      amount={amount === undefined ? undefined : format.money(amount)}
      busy={busy}
      hidden={hidden}
      onHiddenChange={setHidden}
      onRefresh={refresh}
    />
  )
}
