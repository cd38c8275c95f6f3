import { Redemptions } from '#features/rewards/redemptions.tsx'
import { useRedemptions } from '#features/rewards/use-redemptions.ts'
import { navigate, useSearch } from '../location.ts'

/** What became of what one redeemed. */
export function RedemptionsPart() {
  return <Redemptions {...useRedemptions(useSearch(), navigate)} />
}
