import { Button, EmptyState, GameGrid, Pagination, SkeletonGroup } from '#components/index.ts'
import { useAfterFrame } from '#components/use-after-frame.ts'
import { LoadFailed, usePageWords } from '#features/site/index.ts'
import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useRef } from 'react'
import { GameTile, GameTileSkeleton } from './game-tile.tsx'
import { useDense } from './lobby-density.ts'
import { useFound } from './lobby-found.ts'
import { pageSize } from './lobby-rules.ts'
import type { LobbyProps } from './lobby-props.ts'
import { useLasting } from './use-lasting.ts'

/** Covers of the first screen on a phone. */
const firstCovers = 4

/** What the filters found, in every state it can be in. */
export function LobbyResults(props: LobbyProps) {
  const { t } = useLingui()
  const { status, page } = props
  const box = useRef<HTMLDivElement>(null)
  const turned = useTurnedPage(box, props.filters.pageNo)
  // Nothing while it may be another number in a moment: a screen reader hears it once it is settled.
  const busy = status === 'refreshing'
  const found = useFound(busy ? undefined : page?.totalCount)
  const stale = useLasting(busy)
  const dense = useDense()
  const { filters, onClear, onPlay, category } = props
  const View = viewOf(props)
  const shown = status === 'ready' || busy ? page : null
  if (View && (filters.favourites || shown))
    return <View {...{ category, filters, page, busy, stale, dense, onClear, onPlay }} />
  return (
    // Where the focus goes when a page is turned; the heading above names it.
    <div ref={box} tabIndex={-1} className="min-w-0 pt-1 outline-none">
      <p role="status" className="sr-only">
        {found}
      </p>
      {status === 'loading' && <LobbySkeleton />}
      {shown && <LobbyGames {...props} page={shown} {...{ stale, dense }} onTurn={turned} />}
      {status === 'noMatch' && <NoMatch {...props} />}
      {status === 'empty' && <EmptyLobby />}
      {status === 'failed' && (
        <LoadFailed
          title={t`The games didn’t load`}
          code={props.code ?? ''}
          retrying={props.retrying}
          onRetry={props.onRetry}
        />
      )}
    </div>
  )
}

/** What stands in the place of the pages, once it is here. */
function viewOf({ filters, offer, views }: LobbyProps) {
  if (filters.favourites) return views?.favourites
  return filters.endless && offer.endless ? views?.endless : undefined
}

/** Turning a page starts it at its top; the Back button is left to the browser. */
function useTurnedPage(box: RefObject<HTMLDivElement | null>, pageNo: number) {
  const turned = useRef(false)
  useEffect(() => {
    if (!turned.current) return
    turned.current = false
    box.current?.scrollIntoView()
    box.current?.focus({ preventScroll: true })
  }, [box, pageNo])
  return () => {
    turned.current = true
  }
}

type GamesProps = LobbyProps & {
  page: NonNullable<LobbyProps['page']>
  stale: boolean
  dense: boolean
  onTurn(): void
}

function LobbyGames(props: GamesProps) {
  const { page, stale, dense, status, filters, pageHref, onPlay, onTurn } = props
  const { t } = useLingui()
  return (
    <>
      <GameGrid
        label={t`Games`}
        variant={dense ? 'dense' : 'lobby'}
        busy={status === 'refreshing'}
        className={stale ? '[&_img]:opacity-60' : undefined}
      >
        {/* A list without an end comes with more, before it is one. */}
        {page.list.slice(0, pageSize).map((game, index) => (
          <GameTile
            key={game.nodeId}
            game={game}
            fact
            dense={dense}
            level={2}
            priority={index < firstCovers}
            onPlay={onPlay}
          />
        ))}
      </GameGrid>
      <Pagination
        className="pt-8"
        page={filters.pageNo}
        count={Math.ceil(page.totalCount / pageSize)}
        href={pageHref}
        onSelect={onTurn}
        labels={usePageWords()}
      />
    </>
  )
}

function LobbySkeleton() {
  const { t } = useLingui()
  // Those of the first screen show that the page has changed; the others need not hold it up.
  const boxes = useAfterFrame(pageSize, 2 * firstCovers)
  return (
    <SkeletonGroup label={t`Loading`}>
      <GameGrid>
        {Array.from({ length: boxes }, (_, index) => (
          <GameTileSkeleton key={index} />
        ))}
      </GameGrid>
    </SkeletonGroup>
  )
}

function NoMatch({ filters, onClear }: LobbyProps) {
  const { t } = useLingui()
  const query = filters.name
  return (
    <EmptyState
      emblem="owl"
      title={query ? t`Nothing matches “${query}”` : t`No games fit these filters`}
      actions={
        <Button variant="primary" onClick={onClear}>
          {t`Clear filters`}
        </Button>
      }
    >
      {query ? t`Try a shorter word, or clear the filters` : t`Clear the filters to see all games`}
    </EmptyState>
  )
}

function EmptyLobby() {
  const { t } = useLingui()
  return (
    <EmptyState
      emblem="butterfly"
      title={t`No games here yet`}
      actions={
        <Button variant="primary" asChild>
          <a href="/">{t`Back to home`}</a>
        </Button>
      }
    >
      {t`Other rooms of the house are open`}
    </EmptyState>
  )
}
