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
export function usePromotion(id: number | null): PromotionDetailState & {
  /** Whether it is this visitor's answer; a page comes with a guest's, whoever asks for it. */
  isOwn: boolean
  reload(): void
} {
  const asked = useCall(promotionDetail, id === null ? null : promotionInput(id), kept)
  const { data, error, isValidating, isLoading, mutate } = asked
  const around = { isOwn: !isLoading, reload: () => void mutate() }
  if (id === null) return { status: 'missing', ...around }
  // What is kept in sight while another one comes is of no use here: its buttons would do something else.
  if (data?.id === id) return { status: 'ready', promotion: data, ...around }
  if (error?.status === 404 || error?.status === 400) return { status: 'missing', ...around }
  if (error) {
    const code = `PD-${error.reason}`
    return { status: 'failed', code, retrying: isValidating, onRetry: around.reload, ...around }
  }
  return { status: 'loading', ...around }
}
