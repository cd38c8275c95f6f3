import { useCall } from '#client/index.ts'
import { thaiDraws } from '#contract/index.ts'
import { resultsHref } from './results-rules.ts'
import type { ThaiDrawState } from './thai-draw.tsx'
import { useProof } from './use-proof.ts'

/** A Thai draw, the newest on page 1. */
export function useThaiDraw(pageNo: number): ThaiDrawState {
  const { data, error, isValidating, mutate } = useCall(thaiDraws, { pageNo, pageSize: 1 })
  const { proof, onCheck } = useProof()
  if (data) {
    const [draw] = data.list
    if (!draw) return { status: 'empty' }
    return {
      status: 'ready',
      draw,
      proof: proof.drawId === draw.drawId ? proof.status : 'none',
      onCheck,
      pageNo,
      totalPages: data.totalPages,
      pageHref: (page) => resultsHref({ room: 'thai', pageNo: page }),
    }
  }
  if (error) {
    const onRetry = () => void mutate()
    return { status: 'failed', code: `TD-${error.reason}`, retrying: isValidating, onRetry }
  }
  return { status: 'loading' }
}
