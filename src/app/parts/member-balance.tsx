import { Balance } from '#features/wallet/balance.tsx'
import { useBalance } from '#features/wallet/use-balance.ts'

/** The balance of whoever is signed in. */
export function MemberBalance({ className }: { className?: string }) {
  return <Balance className={className} {...useBalance(true)} />
}
