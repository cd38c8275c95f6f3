import { useCall } from '#client/index.ts'
import { type Game, gameSheet } from '#contract/index.ts'
import type { GameSheetState } from './game-sheet.tsx'

/**
 * What the sheet of a game shows.
 * @param nodeId null while none is asked for
 * @param known what the pressed card knew of it
 */
export function useGameSheet(nodeId: number | null, known: Game | null): GameSheetState {
  const { data, error, isValidating, mutate } = useCall(
    gameSheet,
    nodeId === null ? null : { nodeId },
  )
  if (data) return { status: 'ready', ...data }
  const game = known?.nodeId === nodeId ? known : null
  if (!error) return { status: 'loading', game }
  if (error.status === 404) return { status: 'gone' }
  const onRetry = () => void mutate().catch(() => undefined)
  return { status: 'failed', game, code: `GS-${error.reason}`, retrying: isValidating, onRetry }
}
