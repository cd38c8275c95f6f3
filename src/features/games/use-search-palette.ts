import { useCall } from '#client/index.ts'
import { type Game, gameList, gameMenus, hotGames } from '#contract/index.ts'
import { kept, useCategoryLabels } from '#features/site/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useState } from 'react'
import { categoryOfType } from './game-category.ts'
import { cleanName } from './lobby-rules.ts'
import type { SearchPaletteState } from './search-palette.tsx'
import { findItems, readRecent, type SearchItem } from './search-rules.ts'
import { everyStudio } from './studios.ts'
import { useBefore } from './use-before.ts'
import { hotGamesInput } from './use-hot-games.ts'
import { typingPause } from './use-typed-name.ts'

/** Lines of each group at the most. */
const most = { games: 5, lotteries: 3, studios: 3, pages: 4, help: 3, start: 3 } as const
/** Games that are asked for; lotteries are among them. */
const asked = 20

/** The text, once its typist pauses; emptied at once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  if (text === '' && settled !== '') setSettled('')
  useEffect(() => {
    if (text === '') return
    const timer = setTimeout(() => setSettled(text), typingPause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

function useGameItems(): (game: Game) => SearchItem {
  const { t } = useLingui()
  const labels = useCategoryLabels()
  return (game) => {
    const { nodeId, gameType, vendorName: studio, gameName, nameLang, imageUrl } = game
    const id = categoryOfType(gameType)
    const category = id ? labels[id] : ''
    const lottery = gameType === 'LOTT' || gameType === 'ELOTT'
    return {
      id: `game-${nodeId}`,
      group: lottery ? 'lotteries' : 'games',
      title: gameName,
      titleLang: nameLang,
      note: !game.isOpen ? t`Under maintenance` : id ? t`${studio} · ${category}` : studio,
      ...(lottery ? { icon: 'lottery' as const } : { picture: imageUrl }),
      game,
    }
  }
}

/** Studios with the room each is foremost in. */
function useStudioItems(): SearchItem[] {
  const { t } = useLingui()
  const { data } = useCall(gameMenus, {}, kept)
  return useMemo(
    () =>
      everyStudio(data).map(({ id, name, iconUrl, href }) => ({
        id: `studio-${id}`,
        group: 'studios' as const,
        title: name,
        note: t`Studio`,
        picture: iconUrl,
        href,
      })),
    [data, t],
  )
}

/**
 * What the search shows (24a): games by the server, which forgives a typo, and studios, pages,
 * commands and answers by what the page knows already.
 * @param shown whether the search is open; every opening begins with an empty field
 * @param pages places and commands of this house for this visitor, and the questions it answers
 */
export function useSearchPalette(shown: boolean, pages: readonly SearchItem[]): SearchPaletteState {
  const [query, setQuery] = useState('')
  const [wasShown, setWasShown] = useState(shown)
  if (wasShown !== shown) {
    setWasShown(shown)
    if (shown) setQuery('')
  }
  const name = cleanName(query)
  const settled = useSettled(name)
  const found = useCall(
    gameList,
    settled === '' ? null : { gameName: settled, pageNo: 1, pageSize: asked },
  )
  // What was found for words before these stands until there is better; an emptied field forgets it.
  const before = useBefore(settled === '' ? '' : 'found', found.data)
  const hot = useCall(hotGames, shown && name === '' ? hotGamesInput : null, kept)
  const toItem = useGameItems()
  const studios = useStudioItems()

  const around = { query, onQuery: setQuery }
  if (name === '') {
    const recent = readRecent().map((text, index): SearchItem => ({
      id: `recent-${index}`,
      group: 'recent',
      title: text,
      icon: 'recent',
      query: text,
    }))
    const games = hot.data?.list.slice(0, most.start).map(toItem) ?? []
    // Questions are there to be found, not to be read through.
    const places = pages.filter((item) => item.group !== 'help')
    return { status: 'idle', items: [...recent, ...games, ...places], ...around }
  }

  // Together: who is called nearly so is no find beside what is called so.
  const known = findItems([...studios, ...pages], name)
  const ofGroup = (group: 'studios' | 'pages' | 'help') =>
    known.filter((item) => item.group === group).slice(0, most[group])
  const local = [...ofGroup('studios'), ...ofGroup('pages'), ...ofGroup('help')]
  const answer = found.data ?? before
  const list = answer?.list.map(toItem) ?? []
  const games = list.filter(({ group }) => group === 'games').slice(0, most.games)
  const lotteries = list.filter(({ group }) => group === 'lotteries').slice(0, most.lotteries)
  const items = [...games, ...lotteries, ...local]
  const total = (answer?.totalCount ?? 0) + local.length
  if (found.error) {
    const code = `SR-${found.error.reason}`
    const onRetry = () => void found.mutate().catch(() => undefined)
    return {
      status: 'failed',
      items: local,
      code,
      retrying: found.isValidating,
      onRetry,
      ...around,
    }
  }
  // Half of an answer is none: the list would jump under the finger.
  if (!answer) return { status: 'searching', items: local, ...around }
  if (items.length === 0) {
    return settled === name && found.data && !found.isValidating
      ? { status: 'empty', items, ...around }
      : { status: 'searching', items, ...around }
  }
  return { status: 'ready', items, total, busy: settled !== name || !found.data, ...around }
}
