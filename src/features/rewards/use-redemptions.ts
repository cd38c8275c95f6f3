import { useCall } from '#client/index.ts'
import { redemptionList } from '#contract/index.ts'
import { kept } from '#features/site/index.ts'
import {
  readRedemptionFilter,
  type RedemptionFilter,
  redemptionsAPage,
  redemptionsHref,
} from './redemption-rules.ts'
import type { RedemptionsState } from './redemptions.tsx'

/** What a member redeemed, by the address. */
export function useRedemptions(search: string, onAddress: (address: string) => void) {
  const filter = readRedemptionFilter(search)
  const { data, error, isValidating, mutate } = useCall(
    redemptionList,
    {
      pageNo: filter.pageNo,
      pageSize: redemptionsAPage,
      ...(filter.status && { status: filter.status }),
    },
    kept,
  )
  let list: RedemptionsState
  if (data) {
    const { list: redemptions, totalCount } = data
    list =
      redemptions.length > 0 ? { status: 'ready', redemptions, totalCount } : { status: 'empty' }
  } else if (error) {
    const onRetry = () => void mutate()
    list = { status: 'failed', code: `RL-${error.reason}`, retrying: isValidating, onRetry }
  } else list = { status: 'loading' }
  return {
    ...list,
    filter,
    pageHref: (pageNo: number) => redemptionsHref({ ...filter, pageNo }),
    onFilter: (next: RedemptionFilter) => onAddress(redemptionsHref(next)),
  }
}
