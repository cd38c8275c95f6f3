import { useCall } from '#client/index.ts'
import { pointConfig, pointRewards } from '#contract/index.ts'
import { kept } from '#features/site/index.ts'
import { mallAddress, type MallFilter, readMallFilter } from './mall-rules.ts'
import type { PointMallState } from './point-mall.tsx'
import { usePurse } from './use-purse.ts'

/** The shelf, and the points of whoever looks at it. */
export function usePointMall(search: string, onAddress: (address: string) => void) {
  const asked = useCall(pointRewards, {}, kept)
  const { data: config } = useCall(pointConfig, {}, kept)
  const { purse, band } = usePurse()
  const { data, error, isValidating, mutate } = asked
  let shelf: PointMallState
  if (data) {
    shelf = data.list.length > 0 ? { status: 'ready', rewards: data.list } : { status: 'empty' }
  } else if (error) {
    const onRetry = () => void mutate()
    shelf = { status: 'failed', code: `PM-${error.reason}`, retrying: isValidating, onRetry }
  } else shelf = { status: 'loading' }
  return {
    ...shelf,
    band,
    purse,
    config,
    filter: readMallFilter(search),
    onFilter: (next: MallFilter) => onAddress(mallAddress(next)),
  }
}
