import { Redemptions } from '#features/rewards/redemptions.tsx'
import { useRedemptions } from '#features/rewards/use-redemptions.ts'
import { navigate } from '../location.ts'
import { useSearch } from '../search.ts'

/** What became of what one redeemed. */
export function RedemptionsPart() {
  return <Redemptions {...useRedemptions(useSearch(), navigate)} />
}
