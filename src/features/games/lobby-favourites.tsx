import { Button, EmptyState, GameGrid, SkeletonGroup, VirtualGameGrid } from '#components/index.ts'
import type { Game } from '#contract/index.ts'
import type { LoadFailure } from '#features/site/index.ts'
import { LobbyPartFailure } from './lobby-part-failure.tsx'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { GameTile, GameTileSkeleton } from './game-tile.tsx'

/** Statuses of what a member keeps; `noMatch` is nothing left by the other filters, `guest` nobody. */
export const lobbyFavouritesStatuses = [
  'guest',
  'loading',
  'ready',
  'noMatch',
  'empty',
  'failed',
] as const
export type LobbyFavouritesStatus = (typeof lobbyFavouritesStatuses)[number]

export type LobbyFavouritesState =
  | { status: 'guest' | 'loading' | 'noMatch' | 'empty' }
  | { status: 'ready'; games: readonly Game[] }
  | ({ status: 'failed' } & LoadFailure)

export type LobbyFavouritesProps = LobbyFavouritesState & {
  /** Ten columns on a wide screen. */
  dense: boolean
  onClear(): void
  onLogin(): void
  onPlay?: ((game: Game) => void) | undefined
}

const boxes = 10

/** The games of this lobby that a member keeps. */
export function LobbyFavourites(props: LobbyFavouritesProps) {
  const { status, dense, onPlay } = props
  const { t } = useLingui()
  return (
    <div className="min-w-0 pt-1">
      <p role="status" className="sr-only">
        {status === 'ready'
          ? t`${plural(props.games.length, { one: '# game found', other: '# games found' })}`
          : ''}
      </p>
      {status === 'loading' && (
        <SkeletonGroup label={t`Loading`}>
          <GameGrid variant={dense ? 'dense' : 'lobby'}>
            {Array.from({ length: boxes }, (_, index) => (
              <GameTileSkeleton key={index} />
            ))}
          </GameGrid>
        </SkeletonGroup>
      )}
      {status === 'ready' && (
        <VirtualGameGrid
          label={t`Games`}
          count={props.games.length}
          keyOf={(index) => props.games[index]?.nodeId ?? index}
          variant={dense ? 'dense' : 'lobby'}
        >
          {(index) => {
            const game = props.games[index]
            return game && <GameTile game={game} fact dense={dense} level={2} onPlay={onPlay} />
          }}
        </VirtualGameGrid>
      )}
      {status === 'guest' && <Nobody {...props} />}
      {(status === 'empty' || status === 'noMatch') && <Nothing {...props} />}
      {status === 'failed' && <LobbyPartFailure {...props} />}
    </div>
  )
}

function Nobody({ onLogin }: LobbyFavouritesProps) {
  const { t } = useLingui()
  return (
    <EmptyState
      emblem="lotus"
      title={t`Your favourites wait behind the login`}
      actions={<Button variant="primary" onClick={onLogin}>{t`Log in`}</Button>}
    >
      {t`Log in to see the games you keep`}
    </EmptyState>
  )
}

function Nothing({ status, onClear }: LobbyFavouritesProps) {
  const { t } = useLingui()
  const empty = status === 'empty'
  return (
    <EmptyState
      emblem="lotus"
      title={empty ? t`No favourites here yet` : t`No favourites fit these filters`}
      actions={
        <Button variant="primary" onClick={onClear}>
          {empty ? t`See all games` : t`Clear filters`}
        </Button>
      }
    >
      {empty ? t`Press the heart of a game to keep it here` : t`Clear the filters to see all games`}
    </EmptyState>
  )
}
