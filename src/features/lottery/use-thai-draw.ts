import { useCall } from '#client/index.ts'
import { thaiDraws } from '#contract/index.ts'
import { resultsHref } from './results-rules.ts'
import type { ThaiDrawState } from './thai-draw.tsx'
import { useProof } from './use-proof.ts'

/** A Thai draw, the newest on page 1; behind the last page there is, that one. */
export function useThaiDraw(wanted: number): ThaiDrawState {
  const asked = useCall(thaiDraws, { pageNo: wanted, pageSize: 1 })
  const last = asked.data && Math.min(wanted, asked.data.totalPages)
  const isBehind = last !== undefined && last > 0 && last < wanted
  const nearest = useCall(thaiDraws, isBehind ? { pageNo: last, pageSize: 1 } : null)
  const { data, error, isValidating, mutate } = isBehind ? nearest : asked
  const pageNo = isBehind ? last : wanted
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
