import { useCall } from '#client/index.ts'
import { promotions } from '#contract/index.ts'
import { kept } from '#features/site/index.ts'
import type { PromotionListState } from './promotion-list.tsx'

/** All promotions that run, and how the visitor stands to each. */
export function usePromotionList(): PromotionListState {
  const { data, error, isValidating, mutate } = useCall(promotions, {}, kept)
  if (data) {
    return data.list.length > 0 ? { status: 'ready', promotions: data.list } : { status: 'empty' }
  }
  if (error) {
    const onRetry = () => void mutate()
    return { status: 'failed', code: `PL-${error.reason}`, retrying: isValidating, onRetry }
  }
  return { status: 'loading' }
}
