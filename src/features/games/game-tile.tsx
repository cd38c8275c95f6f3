import { GameCard, Skeleton } from '#components/index.ts'
import type { Game } from '#contract/index.ts'
import { useFormat } from '#features/site/index.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { useHeart } from './hearts.ts'

export interface GameTileProps {
  game: Game
  /** Prints lines, or the lowest bet of a game without lines. @default false */
  fact?: boolean
  /** One of ten in a row: the fact is gone. @default false */
  dense?: boolean
  /** Loads its cover at once. @default false */
  priority?: boolean
  /** Rank of the title among the page's headings. @default 3 */
  level?: 2 | 3 | 4
  /** Somebody wants to play; without it the card leads nowhere. */
  onPlay?: ((game: Game) => void) | undefined
}

/** A game as every list shows it. */
export const GameTile = memo(function GameTile(props: GameTileProps) {
  const { game, fact = false, dense, priority, level, onPlay } = props
  const { t } = useLingui()
  const format = useFormat()
  const favourite = useHeart(game)
  const { minLineNum, minBet } = game
  const lowest = format.roundMoney(minBet)
  const told = minLineNum
    ? t`${plural(minLineNum, { one: '# line', other: '# lines' })}`
    : t`From ${lowest}`
  return (
    <GameCard
      title={game.gameName}
      titleLang={game.nameLang}
      studio={game.vendorName}
      cover={game.imageUrl}
      fact={fact ? told : undefined}
      density={dense ? 'dense' : undefined}
      flag={game.isNew ? t`New` : game.isHot ? t`Hot` : undefined}
      maintenance={game.isOpen ? undefined : t`Under maintenance`}
      favourite={favourite}
      priority={priority}
      level={level}
      onClick={onPlay && (() => onPlay(game))}
    />
  )
})

/** The boxes of a game on its way. */
export function GameTileSkeleton() {
  return (
    <div data-late="" className="animate-late in-data-late:animate-none">
      <Skeleton className="aspect-4/5 rounded-game-card!" />
      <div className="mt-[9px] flex h-[calc(1lh+2px)] items-center type-label text-[0.9375rem]">
        <Skeleton shape="text" still className="w-3/4" />
      </div>
      <div className="flex h-[calc(1lh+2px)] items-center type-caption">
        <Skeleton shape="text" still className="h-[11px] w-1/2" />
      </div>
    </div>
  )
}
