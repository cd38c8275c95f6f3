import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogTitle,
  EmptyState,
  GameCard,
  GameGrid,
  Pagination,
  SearchField,
  SkeletonGroup,
} from '#components/index.ts'
import type { Game } from '#contract/index.ts'
import { SectionFailure, usePageWords } from '#features/site/index.ts'
import { useRef } from 'react'
import { GameTileSkeleton } from './game-tile.tsx'
import { nameLimit } from './lobby-rules.ts'
import type { GamePickerState } from './use-game-picker.ts'

export type GamePickerProps = GamePickerState & {
  open: boolean
  onOpenChange(open: boolean): void
  /** Whose games these are. */
  studio: string
  /** What stands in the search field. */
  name: string
  onName(text: string): void
  /** Does not wait for a pause. */
  onSearch(): void
  /** Another page of them. */
  onPage(pageNo: number): void
  /** Where a page is found outside of the picker. */
  pageHref(pageNo: number): string
  onPlay(game: Game): void
  /** Without it the house has no demos. */
  onDemo?: ((game: Game) => void) | undefined
}

/** A studio’s games, to choose one from [21g]. */
export function GamePicker(props: GamePickerProps) {
  const { open, onOpenChange, studio, name, onName, onSearch } = props
  const { t } = useLingui()
  const count = props.status === 'ready' ? props.count : 0
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size={900}
        phone="full"
        closeLabel={t({ message: 'Close', context: 'dialog' })}
        aria-describedby={undefined}
      >
        <DialogBody>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 md:pe-12">
            <div className="min-w-0">
              <DialogTitle translate="no">{studio}</DialogTitle>
              <p className="type-body-md text-secondary">
                {props.status === 'ready'
                  ? t`${plural(count, { one: 'Choose from # game', other: 'Choose from # games' })}`
                  : t`Choose a game`}
              </p>
            </div>
            <SearchField
              className="w-full md:w-[260px]"
              size="md"
              label={t`Search this studio`}
              placeholder={t`Search this studio`}
              clearLabel={t`Clear search`}
              maxLength={nameLimit}
              value={name}
              onValueChange={onName}
              onSearch={onSearch}
            />
          </div>
          <Games {...props} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}

/** The boxes of what is on its way: two rows. */
const boxes = 12

function Games(props: GamePickerProps) {
  const { studio, onPlay, onDemo, onPage, pageHref } = props
  const { t } = useLingui()
  const pageWords = usePageWords()
  // Where the focus goes when a page is turned.
  const box = useRef<HTMLDivElement>(null)
  switch (props.status) {
    case 'loading':
      return (
        <SkeletonGroup label={t`Loading`}>
          <GameGrid variant="picker">
            {Array.from({ length: boxes }, (_, index) => (
              <GameTileSkeleton key={index} />
            ))}
          </GameGrid>
        </SkeletonGroup>
      )
    case 'failed':
      return <SectionFailure {...props} />
    case 'nothing':
      return (
        <EmptyState variant="section" emblem="owl" title={t`No game by that name`}>
          {t`Check the spelling, or clear the search`}
        </EmptyState>
      )
    case 'empty':
      return (
        <EmptyState variant="section" emblem="lantern" title={t`No games here yet`}>
          {t`The studio has nothing to play at the moment`}
        </EmptyState>
      )
    case 'ready':
      return (
        <div ref={box} tabIndex={-1} className="flex scroll-mt-5 flex-col gap-6 outline-none">
          <GameGrid variant="picker" label={t`Games`} busy={props.busy}>
            {props.games.map((game) => (
              <GameCard
                key={game.nodeId}
                title={game.gameName}
                titleLang={game.nameLang}
                studio={studio}
                cover={game.imageUrl}
                maintenance={game.isOpen ? undefined : t`Under maintenance`}
                onClick={() => onPlay(game)}
                actions={
                  onDemo && (
                    <Button size="sm" onClick={() => onDemo(game)}>
                      {t`Try demo`}
                    </Button>
                  )
                }
              />
            ))}
          </GameGrid>
          <Pagination
            page={props.pageNo}
            count={props.totalPages}
            href={pageHref}
            onSelect={(to, event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              onPage(to)
              box.current?.focus({ preventScroll: true })
              box.current?.scrollIntoView()
            }}
            labels={pageWords}
          />
        </div>
      )
  }
}
