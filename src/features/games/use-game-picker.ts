import { useCall } from '#client/index.ts'
import { type Game, gameList, type GameType } from '#contract/index.ts'
import { kept, type LoadFailure } from '#features/site/index.ts'
import { useState } from 'react'
import { useTypedName } from './use-typed-name.ts'

/** All games of a studio, or those of one type. */
export interface Studio {
  vassalage: string
  vendorName: string
  /** Null for all types. */
  gameType: GameType | null
}

/** Statuses of the picker; `nothing`: none of the studio's games has that name. */
export const gamePickerStatuses = ['loading', 'ready', 'nothing', 'empty', 'failed'] as const
export type GamePickerStatus = (typeof gamePickerStatuses)[number]

export type GamePickerState =
  | { status: 'loading' | 'nothing' | 'empty' }
  | {
      status: 'ready'
      games: readonly Game[]
      /** How many there are in all. */
      count: number
      /** An older answer, while the next one is on its way. */
      busy: boolean
    }
  | ({ status: 'failed' } & LoadFailure)

/** More than any studio of a picker has. */
const pageSize = 100

/** Games of one studio, by name (decision 42). */
export function useGamePicker({ vassalage, gameType }: Studio): GamePickerState & {
  name: string
  onName(text: string): void
  onSearch(): void
} {
  const [settled, setSettled] = useState('')
  const { text, type, submit } = useTypedName(settled, vassalage, setSettled)
  const asked = useCall(
    gameList,
    {
      vassalage,
      pageSize,
      ...(gameType && { gameType }),
      ...(settled && { gameName: settled }),
    },
    kept,
  )
  const { data, error, isValidating, mutate } = asked
  const field = { name: text, onName: type, onSearch: submit }
  if (data) {
    const { list: games, totalCount: count } = data
    if (games.length > 0) return { status: 'ready', games, count, busy: isValidating, ...field }
    return { status: settled ? 'nothing' : 'empty', ...field }
  }
  if (error) {
    const onRetry = () => void mutate().catch(() => undefined)
    const code = `GP-${error.reason}`
    return { status: 'failed', code, retrying: isValidating, onRetry, ...field }
  }
  return { status: 'loading', ...field }
}
