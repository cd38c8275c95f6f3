import { GameGrid, Link, SkeletonGroup } from '#components/index.ts'
import { SectionFailure } from '#features/site/index.ts'
import { useLingui } from '@lingui/react/macro'
import { categoryOfType } from './game-category.ts'
import type { GameSheetProps } from './game-sheet.tsx'
import { GameTile, GameTileSkeleton } from './game-tile.tsx'
import { lobbyHref, noFilters } from './lobby-rules.ts'

/** A row of the sheet. */
const row = 6

/** Six games that are like it, each with a sheet of its own, and the way to all of its studio's. */
export function SimilarGames(props: GameSheetProps) {
  const { t } = useLingui()
  if (props.status === 'gone') return null
  const { game, onShow } = props
  // Without a game there is nothing yet that another could be like.
  if (props.status === 'failed' && !game) return null
  if (props.status === 'ready' && props.similar.length === 0) return null
  const category = game && categoryOfType(game.gameType)
  const studio = game?.vendorName
  return (
    <section className="flex flex-col gap-4 border-t border-subtle p-5 md:px-[36px] md:py-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="type-title-sm text-primary">{t`Similar games`}</h3>
        {game && category && (
          <Link href={lobbyHref(category, { ...noFilters, vendor: game.vassalage })}>
            {t`All games by ${studio}`}
          </Link>
        )}
      </div>
      {props.status === 'failed' && <SectionFailure {...props} />}
      {props.status === 'ready' && (
        <GameGrid variant="picker" label={t`Similar games`}>
          {props.similar.map((one) => (
            <GameTile key={one.nodeId} game={one} level={4} onPlay={onShow} />
          ))}
        </GameGrid>
      )}
      {props.status === 'loading' && (
        <SkeletonGroup label={t`Loading`}>
          <GameGrid variant="picker">
            {Array.from({ length: row }, (_, index) => (
              <GameTileSkeleton key={index} />
            ))}
          </GameGrid>
        </SkeletonGroup>
      )}
    </section>
  )
}
