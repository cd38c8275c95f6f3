import { useCall } from '#client/index.ts'
import { type Game, gameList, type GameType } from '#contract/index.ts'
import type { LoadFailure } from '#features/site/index.ts'
import { useState } from 'react'
import { categoryOfType } from './game-category.ts'
import { lobbyHref, noFilters, pageSize as lobbyPage } from './lobby-rules.ts'
import { useBefore } from './use-before.ts'
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
      pageNo: number
      totalPages: number
      /** An older answer, while the next one is on its way. */
      busy: boolean
    }
  | ({ status: 'failed' } & LoadFailure)

/** Five pages of the lobby. */
const pageSize = 100

/** Games of one studio, by name (decision 42). */
export function useGamePicker({ vassalage, gameType }: Studio): GamePickerState & {
  name: string
  onName(text: string): void
  onSearch(): void
  onPage(pageNo: number): void
  /** The same games outside of the picker. */
  pageHref(pageNo: number): string
} {
  const [{ settled, pageNo }, setAsked] = useState({ settled: '', pageNo: 1 })
  const search = (name: string) => setAsked({ settled: name, pageNo: 1 })
  const { text, type, submit } = useTypedName(settled, vassalage, search)
  const asked = useCall(gameList, {
    vassalage,
    pageNo,
    pageSize,
    ...(gameType && { gameType }),
    ...(settled && { gameName: settled }),
  })
  const { data: here, error, isValidating, mutate } = asked
  // Never a wrong page: the one before stands in only while the right one is on its way.
  const before = useBefore(vassalage, here)
  const category = gameType && categoryOfType(gameType)
  const field = {
    name: text,
    onName: type,
    onSearch: submit,
    onPage: (to: number) => setAsked({ settled, pageNo: to }),
    pageHref(to: number) {
      if (!category) return '/seamless'
      const first = ((to - 1) * pageSize) / lobbyPage + 1
      return lobbyHref(category, { ...noFilters, vendor: vassalage, name: settled, pageNo: first })
    },
  }
  const data = here ?? (error ? undefined : before)
  if (data) {
    const { list: games, totalCount: count, totalPages } = data
    const busy = !here
    if (games.length > 0)
      return { status: 'ready', games, count, pageNo: data.pageNo, totalPages, busy, ...field }
    if (here) return { status: settled ? 'nothing' : 'empty', ...field }
    return { status: 'loading', ...field }
  }
  if (error) {
    const onRetry = () => void mutate().catch(() => undefined)
    const code = `GP-${error.reason}`
    return { status: 'failed', code, retrying: isValidating, onRetry, ...field }
  }
  return { status: 'loading', ...field }
}
