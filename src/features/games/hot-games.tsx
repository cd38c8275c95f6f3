import { GameGrid, Section, Skeleton, SkeletonGroup, Spotlight } from '#components/index.ts'
import type { Game } from '#contract/index.ts'
import {
  categoryIds,
  categoryTypes,
  type LoadFailure,
  SectionFailure,
  useCategoryLabels,
} from '#features/site/index.ts'
import { useLingui } from '@lingui/react/macro'
import { GameTile, GameTileSkeleton } from './game-tile.tsx'

/** Statuses of the home's hot games; an empty section is not there. */
export const hotGamesStatuses = ['loading', 'ready', 'empty', 'failed'] as const
export type HotGamesStatus = (typeof hotGamesStatuses)[number]

export type HotGamesState =
  | { status: 'loading' | 'empty' }
  | { status: 'ready'; games: readonly Game[] }
  | ({ status: 'failed' } & LoadFailure)

export type HotGamesProps = HotGamesState & {
  /** Somebody wants to play. */
  onPlay?: (game: Game) => void
}

/** The spotlight and eight cards of the home. */
export function HotGames(props: HotGamesProps) {
  const { t } = useLingui()
  if (props.status === 'empty') return null
  return (
    <Section
      title={t`Hot tonight`}
      more={{ href: '/hot', label: t`See all` }}
      className="below-fold"
    >
      {props.status === 'loading' && <HotGamesSkeleton />}
      {props.status === 'failed' && <SectionFailure {...props} />}
      {props.status === 'ready' && <HotGrid games={props.games} onPlay={props.onPlay} />}
    </Section>
  )
}

/** `Krathong · Slots`. */
function useOrigin(game: Game | undefined): string | undefined {
  const { t } = useLingui()
  const labels = useCategoryLabels()
  const id = categoryIds.find((one) => one !== 'hot' && categoryTypes[one] === game?.gameType)
  if (!game || !id) return game?.vendorName
  const studio = game.vendorName
  const category = labels[id]
  return t`${studio} · ${category}`
}

function HotGrid({ games, onPlay }: { games: readonly Game[]; onPlay?: (game: Game) => void }) {
  const [first, ...rest] = games
  const origin = useOrigin(first)
  if (!first) return null
  return (
    <GameGrid variant="home">
      <Spotlight
        title={first.gameName}
        titleLang={first.nameLang}
        eyebrow={origin}
        text={first.description ?? undefined}
        cover={first.imageUrl}
        onClick={onPlay && (() => onPlay(first))}
      />
      {rest.map((game) => (
        <GameTile key={game.nodeId} game={game} onPlay={onPlay} />
      ))}
    </GameGrid>
  )
}

function HotGamesSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Loading`}>
      <GameGrid variant="home">
        {/* The slot makes it two cells wide and high, as what comes. */}
        <div data-slot="spotlight" className="h-full">
          <Skeleton className="h-full min-h-[196px] rounded-xl!" />
        </div>
        {Array.from({ length: 8 }, (_, index) => (
          <GameTileSkeleton key={index} />
        ))}
      </GameGrid>
    </SkeletonGroup>
  )
}
