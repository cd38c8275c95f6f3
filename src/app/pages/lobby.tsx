import { useLingui } from '@lingui/react/macro'
import { gameList, hotGames } from '#contract/index.ts'
import { Lobby } from '#features/games/lobby.tsx'
import { gameListInput, hotLobbyInput, lobbyOf, readFilters } from '#features/games/lobby-rules.ts'
import { useLobby } from '#features/games/use-lobby.ts'
import { categoryTypes, useBrand, useCategoryLabels } from '#features/site/index.ts'
import { useCallback } from 'react'
import { navigate, usePath, useSearch } from '../location.ts'
import { usePageHead } from '../page-head.ts'
import { type Read, read } from '../routes.ts'
import { usePlay } from '../use-play.ts'
import { restReady } from '../rest.ts'

/** The page of games that the address asks for. */
export function reads(path: string, search: string): Read[] {
  const category = lobbyOf(path)
  if (category === null) return []
  return category === 'hot'
    ? [read(hotGames, hotLobbyInput)]
    : [read(gameList, gameListInput(categoryTypes[category], readFilters(search)))]
}

export default function LobbyPage() {
  const { t } = useLingui()
  const path = usePath()
  const search = useSearch()
  const { name } = useBrand()
  const category = lobbyOf(path) ?? 'rng'
  const title = useCategoryLabels()[category]
  const onSearchChange = useCallback(
    (next: string, history: 'push' | 'replace') => {
      const go = () => navigate(path + next, { replace: history === 'replace' })
      // What comes next may say things that this page has not said before.
      void restReady().then(go, go)
    },
    [path],
  )
  const lobby = useLobby({ category, search, onSearchChange })
  usePageHead({
    title: t`${title} · ${name}`,
    description: t`${title} on play credit, by studio, kind and name`,
  })
  return <Lobby {...lobby} onPlay={usePlay()} />
}
