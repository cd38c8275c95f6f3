import { useCall } from '#client/index.ts'
import { type Input, winnerBoard } from '#contract/index.ts'
import { kept } from '#features/site/index.ts'

/** Input of the winner board: twenty entries over all categories (section 7). */
export const winnersInput = { gameCategory: 'ALL', limitNum: 20 } satisfies Input<
  typeof winnerBoard
>

/** The largest wins of the day. */
export function useWinners() {
  const { data, error, isValidating, mutate } = useCall(winnerBoard, winnersInput, kept)
  const onRetry = () => void mutate()
  if (data) {
    return {
      status: data.list.length ? 'ready' : 'empty',
      date: data.date,
      winners: data.list,
    } as const
  }
  if (error)
    return {
      status: 'failed',
      code: `WB-${error.reason}`,
      retrying: isValidating,
      onRetry,
    } as const
  return { status: 'loading' } as const
}
