import { Button, EmptyState, GameGrid, Pagination, SkeletonGroup } from '#components/index.ts'
import type { Game } from '#contract/index.ts'
import { LoadFailed, type LoadFailure, usePageWords } from '#features/site/index.ts'
import { useLingui } from '@lingui/react/macro'
import { GameTile, GameTileSkeleton } from './game-tile.tsx'

/** Statuses of the games somebody opened last. */
export const recentGamesStatuses = ['loading', 'ready', 'empty', 'failed'] as const
export type RecentGamesStatus = (typeof recentGamesStatuses)[number]

export type RecentGamesState =
  | { status: 'loading' | 'empty' }
  | {
      status: 'ready'
      games: readonly Game[]
      pageNo: number
      totalPages: number
      /** Those of the page before, while the next one is on its way. */
      busy: boolean
    }
  | ({ status: 'failed' } & LoadFailure)

export type RecentGamesProps = RecentGamesState & {
  /** Address of one of the pages. */
  pageHref(pageNo: number): string
  /** Somebody wants to play. */
  onPlay?: ((game: Game) => void) | undefined
}

/** The boxes of what is on its way: a row or two. */
const boxes = 10

/** What a member played last, newest first (section 2; demo accounts have none). */
export function RecentGames(props: RecentGamesProps) {
  const { t } = useLingui()
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <h1 className="type-display-md text-primary">{t`Recent`}</h1>
      {props.status === 'loading' && (
        <SkeletonGroup label={t`Loading`}>
          <RecentGamesBoxes />
        </SkeletonGroup>
      )}
      {props.status === 'ready' && <Played {...props} />}
      {props.status === 'empty' && <NothingPlayed />}
      {props.status === 'failed' && (
        <LoadFailed
          title={t`The games didn’t load`}
          code={props.code}
          retrying={props.retrying}
          onRetry={props.onRetry}
        />
      )}
    </div>
  )
}

/** What stands in for the games, before anybody knows whose. */
export function RecentGamesBoxes() {
  return (
    <GameGrid>
      {Array.from({ length: boxes }, (_, index) => (
        <GameTileSkeleton key={index} />
      ))}
    </GameGrid>
  )
}

type PlayedProps = Extract<RecentGamesProps, { status: 'ready' }>

function Played({ games, pageNo, totalPages, busy, pageHref, onPlay }: PlayedProps) {
  const { t } = useLingui()
  return (
    <>
      <GameGrid label={t`Games`} busy={busy}>
        {games.map((game) => (
          <GameTile key={game.nodeId} game={game} fact level={2} onPlay={onPlay} />
        ))}
      </GameGrid>
      <Pagination
        className="pt-8"
        page={pageNo}
        count={totalPages}
        href={pageHref}
        labels={usePageWords()}
      />
    </>
  )
}

function NothingPlayed() {
  const { t } = useLingui()
  return (
    <EmptyState
      emblem="lantern"
      title={t`Nothing played yet`}
      actions={
        <Button variant="primary" asChild>
          <a href="/rng">{t`See all games`}</a>
        </Button>
      }
    >
      {t`Games you open will wait here`}
    </EmptyState>
  )
}
