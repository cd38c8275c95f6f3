import { SearchPalette } from '#features/games/search-palette.tsx'
import { noteRecent, type SearchItem } from '#features/games/search-rules.ts'
import { useSearchPalette } from '#features/games/use-search-palette.ts'
import { ClosingTime } from '#features/lottery/closing-time.tsx'
import { useClosings } from '#features/lottery/use-closings.ts'
import { useFlagsOn } from '#features/site/index.ts'
import { go } from '../links.ts'
import { useLaunch } from '../use-launch.ts'
import { useSearchHelp } from '../use-search-help.ts'
import { useSearchPages } from '../use-search-pages.ts'
import { type OverlayProps, useOverlays } from './overlays.tsx'

/** Finds anything, over the page one is on (⌘K). */
export default function SearchOverlay({ open, onOpenChange }: OverlayProps) {
  const flags = useFlagsOn()
  const overlays = useOverlays()
  const launch = useLaunch()
  const search = useSearchPalette(open, [...useSearchPages(), ...useSearchHelp(open)])
  const closings = useClosings(open && search.items.some(({ group }) => group === 'lotteries'))
  const asideOf = ({ group, game }: SearchItem) => {
    const timing = group === 'lotteries' && game ? closings.get(game.gameId) : undefined
    return timing && <ClosingTime timing={timing} />
  }
  const choose = (item: SearchItem, mode: 'open' | 'demo') => {
    if (item.query !== undefined) return search.onQuery(item.query)
    noteRecent(search.query)
    const { game, href, run } = item
    // What is closed for now has a sheet that says so.
    if (game && !game.isOpen) return overlays.open('game', { game })
    onOpenChange(false)
    if (game) launch(game, mode === 'demo' ? 'demo' : 'real')
    else if (href !== undefined) void go(href)
    else run?.()
  }
  return (
    <SearchPalette
      {...search}
      open={open}
      onOpenChange={onOpenChange}
      asideOf={asideOf}
      demo={flags.has('FREEPLAY3')}
      onChoose={choose}
    />
  )
}
