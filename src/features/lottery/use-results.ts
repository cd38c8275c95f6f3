import { useCall } from '#client/index.ts'
import { type Input, lotteryDraws, lotteryMenus } from '#contract/index.ts'
import { bangkokDate } from '#platform/index.ts'
import type { ResultsListHelp, ResultsListState } from './results-list.tsx'
import { resultsAPage, resultsHref, type ResultsView } from './results-rules.ts'
import { useHouseNow } from './use-house-now.ts'
import { useProof } from './use-proof.ts'

/** What a view of the archive asks. */
export const resultsInput = ({
  gameCode,
  date,
  drawId,
  pageNo,
}: ResultsView): Input<typeof lotteryDraws> => ({
  ...(gameCode !== '' && { gameCode }),
  ...(date !== '' && { date }),
  ...(drawId !== '' && { drawId }),
  pageNo,
  pageSize: resultsAPage,
})

/** Draws that are over, as the address asks for them; behind the last page there is, that one. */
export function useResults(view: ResultsView): ResultsListState & ResultsListHelp {
  const asked = useCall(lotteryDraws, resultsInput(view))
  const last = asked.data?.totalPages ?? 0
  const isBehind = last > 0 && last < view.pageNo
  const nearest = useCall(lotteryDraws, isBehind ? resultsInput({ ...view, pageNo: last }) : null)
  const { data, error, isValidating, mutate } = isBehind ? nearest : asked
  const pageNo = isBehind ? last : view.pageNo
  const { data: menus } = useCall(lotteryMenus, {})
  const now = useHouseNow(menus)
  const checking = useProof()
  let list: ResultsListState
  if (data) {
    list =
      data.list.length > 0
        ? { status: 'ready', draws: data.list, pageNo, totalPages: data.totalPages }
        : { status: 'empty' }
  } else if (error) {
    const onRetry = () => void mutate()
    list = { status: 'failed', code: `LR-${error.reason}`, retrying: isValidating, onRetry }
  } else list = { status: 'loading' }
  const games = new Map(
    menus?.groups.flatMap(({ gameMenus }) =>
      gameMenus.map(({ gameCode, remark }) => [gameCode, remark] as const),
    ),
  )
  return {
    ...list,
    ...checking,
    today: bangkokDate(now),
    games: [...games].map(([gameCode, name]) => ({ gameCode, name })),
    pageHref: (pageNo) => resultsHref({ ...view, pageNo }),
  }
}
