import { VirtualGameGrid } from '#components/index.ts'
import type { Game } from '#contract/index.ts'
import type { LoadFailure } from '#features/site/index.ts'
import { LobbyPartFailure } from './lobby-part-failure.tsx'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { GameTile, GameTileSkeleton } from './game-tile.tsx'

export interface LobbyEndlessProps {
  /** Which list this is. */
  list: string
  /** How many games there are. */
  count: number
  /** Other games are on their way; these stand until they come. @default false */
  busy?: boolean
  /** They have been for a while: these grow pale. @default false */
  stale?: boolean
  /** Ten columns on a wide screen. */
  dense: boolean
  /** The game that is in sight first. */
  start: number
  /** The game at a place; undefined while it is on the way. */
  gameAt(index: number): Game | undefined
  /** What is in sight could not be had. */
  failure: LoadFailure | null
  /** Says which games are in sight. */
  onSight(first: number, last: number): void
  onPlay?: ((game: Game) => void) | undefined
}

/** All games of a lobby in one list; only what is near the window is drawn, and asked for. */
export function LobbyEndless(props: LobbyEndlessProps) {
  const { list, count, busy = false, stale = false, dense, start } = props
  const { gameAt, failure, onSight, onPlay } = props
  const { t } = useLingui()
  return (
    <div className="min-w-0 pt-1">
      <p role="status" className="sr-only">
        {t`${plural(count, { one: '# game found', other: '# games found' })}`}
      </p>
      <VirtualGameGrid
        list={list}
        label={t`Games`}
        count={count}
        variant={dense ? 'dense' : 'lobby'}
        initialIndex={start}
        coverOf={(index) => gameAt(index)?.imageUrl}
        onSight={onSight}
        busy={busy}
        className={stale ? '[&_img]:opacity-60' : undefined}
      >
        {(index) => {
          const game = gameAt(index)
          return game ? (
            <GameTile game={game} fact dense={dense} level={2} onPlay={onPlay} />
          ) : (
            <GameTileSkeleton />
          )
        }}
      </VirtualGameGrid>
      {failure && (
        // In sight wherever one is in the list.
        <div className="sticky bottom-4 z-2 mx-auto mt-4 w-full max-w-[560px]">
          <LobbyPartFailure {...failure} />
        </div>
      )}
    </div>
  )
}
