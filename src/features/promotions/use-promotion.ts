import { useCall } from '#client/index.ts'
import { promotionDetail } from '#contract/index.ts'
import { kept } from '#features/site/index.ts'
import type { PromotionDetailState } from './promotion-detail.tsx'

/** Input of a promotion's page. */
export const promotionInput = (id: number) => ({ id })

/**
 * A promotion as the visitor stands to it.
 * @param id null: the address names none
 */
export function usePromotion(id: number | null): PromotionDetailState & { reload(): void } {
  const asked = useCall(promotionDetail, id === null ? null : promotionInput(id), kept)
  const { data, error, isValidating, mutate } = asked
  const reload = () => void mutate()
  if (id === null) return { status: 'missing', reload }
  // What is kept in sight while another one comes is of no use here: its buttons would do something else.
  if (data?.id === id) return { status: 'ready', promotion: data, reload }
  if (error?.status === 404 || error?.status === 400) return { status: 'missing', reload }
  if (error) {
    const code = `PD-${error.reason}`
    return { status: 'failed', code, retrying: isValidating, onRetry: reload, reload }
  }
  return { status: 'loading', reload }
}
