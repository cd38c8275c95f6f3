import { useLingui } from '@lingui/react/macro'
import type { Banner } from '#contract/index.ts'
import { Lobby } from '#features/games/lobby.tsx'
import {
  lobbyOf,
  type LobbyFilters,
  readFilters,
  writeFilters,
} from '#features/games/lobby-rules.ts'
import { useLobby } from '#features/games/use-lobby.ts'
import { type CategoryId, useBrand, useCategoryLabels } from '#features/site/index.ts'
import { useCallback, useState } from 'react'
import { changeAddress } from '../lobby-address.ts'
import { lobbyReads } from '../lobby-reads.ts'
import { LateLobbyFacets, LateLobbyMore } from '../late-lobby.tsx'
import { useFromSearch, usePath } from '../location.ts'
import { usePageHead } from '../page-head.ts'
import { bannerRead, PageBanner } from '../parts/page-banner.tsx'
import type { LobbyMore } from '../parts/lobby-more.tsx'
import type { Read } from '../routes.ts'
import { usePlay } from '../use-play.ts'
import { drawnParts } from '../late.tsx'

/** Whose banners stand over a lobby (section 2); Popular, cockfight and minigames have none. */
const bannerGroups: Partial<Record<CategoryId, Banner['groupName']>> = {
  rng: 'w_rng',
  live: 'w_live',
  fish: 'w_fish',
  sports: 'w_sports',
  esports: 'w_esports',
  pvp: 'w_pvp',
  elott: 'w_lott',
}

const asked = (search: string) => writeFilters(readFilters(search))

/** The page of games that the address asks for. */
export function reads(path: string, search: string): Read[] {
  const category = lobbyOf(path)
  if (category === null) return []
  const games = lobbyReads(category, search)
  return bannerGroups[category] ? [...games, bannerRead()] : games
}

export const body = () =>
  Promise.all([PageBanner.load(), LateLobbyFacets.load(), LateLobbyMore.load()])

export default function LobbyPage() {
  const { t } = useLingui()
  const path = usePath()
  // A game's sheet over the lobby is nothing to it.
  const search = useFromSearch(asked)
  const { name } = useBrand()
  const category = lobbyOf(path) ?? 'rng'
  const title = useCategoryLabels()[category]
  const [more, setMore] = useState<LobbyMore | null>(null)
  const onChange = useCallback(
    async (change: Partial<LobbyFilters>, history: 'push' | 'replace') => {
      // What comes next may say things that this page has not said before, and change its parts.
      await drawnParts()
      const replace = history === 'replace'
      if (more) await more.gamesFirst(path, change, replace)
      else changeAddress(path, change, replace)
    },
    [path, more],
  )
  const lobby = useLobby({ category, search, onChange })
  usePageHead({
    title: t`${title} · ${name}`,
    description: t`${title} on play credit, by studio, kind and name`,
  })
  const group = bannerGroups[category]
  const onPlay = usePlay()
  return (
    <div className="flex flex-col gap-5 *:min-w-0 md:gap-6">
      {group && <PageBanner key={group} group={group} />}
      <Lobby {...lobby} facets={LateLobbyFacets} views={more} onPlay={onPlay} />
      <LateLobbyMore onHere={setMore} />
    </div>
  )
}
