import {
  ChipButton,
  ChipGroup,
  HeartIcon,
  SelectChip,
  SlidersHorizontalIcon,
  Spinner,
  ToggleChip,
} from '#components/index.ts'
import { cx } from '#components/cx.ts'
import { preloadable } from '#components/preloadable.ts'
import { useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useRef, useState } from 'react'
import { betSteps, lineSteps } from './lobby-facets.ts'
import { DensityChoice } from './lobby-density-choice.tsx'
import type { LobbyFacetsProps } from './lobby-props.ts'
import { chipCount, type GameSort } from './lobby-rules.ts'
import { useBetLabels, useClassLabels, useLineLabels, useSortLabels } from './use-facet-labels.ts'

/** The sheet and the dialog under it come when a finger nears the chip. */
const FilterSheet = preloadable(
  async () => (await import('./lobby-filter-sheet.tsx')).LobbyFilterSheet,
  true,
)

/** Where the row scrolls, what is chosen comes first: it has to be in sight to be taken away. */
const first = 'max-md:-order-1'

export type LobbyChoicesProps = LobbyFacetsProps & {
  /** Somebody wants only the games that they keep; without it nobody can. */
  onFavourites?: ((on: boolean) => void) | undefined
}

/** Facets and order of a lobby; what is chosen shows an x. */
export function LobbyFacets(props: LobbyChoicesProps) {
  const { filters, classes, offer, onFilter, onFavourites } = props
  const { t } = useLingui()
  const names = useClassLabels()
  const bets = useBetLabels()
  const lines = useLineLabels()
  const row = useRef<HTMLDivElement>(null)
  // What has the focus may have moved to the row's front, or back.
  useEffect(() => {
    const focused = row.current?.querySelector(':focus')
    focused?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [filters])
  // Found games come best match first, whatever the order: the choice would be an empty one.
  const sort = offer.sort && filters.name === ''
  if (!offer.sort && classes.length === 0 && !onFavourites) return null
  return (
    <ChipGroup
      ref={row}
      label={t`Filter`}
      className="md:items-start"
      end={
        <>
          {sort && !filters.favourites && (
            <SortChoice sort={filters.sort} onSort={(to) => onFilter({ sort: to })} />
          )}
          {offer.endless && !filters.favourites && (
            <ToggleChip
              className="whitespace-nowrap"
              pressed={filters.endless}
              onPressedChange={(endless) => onFilter({ endless })}
            >
              {t`Endless list`}
            </ToggleChip>
          )}
          <DensityChoice />
        </>
      }
    >
      <SheetChip {...props} />
      {offer.minBet && (
        <FacetSteps
          label={t`Minimum bet`}
          steps={betSteps}
          name={bets}
          value={filters.minBet}
          onChange={(minBet) => onFilter({ minBet })}
        />
      )}
      {offer.lines && (
        <FacetSteps
          label={t({ message: 'Lines', context: 'slot' })}
          steps={lineSteps}
          name={lines}
          value={filters.lines}
          onChange={(to) => onFilter({ lines: to })}
        />
      )}
      {onFavourites && (
        <ToggleChip
          className={cx('whitespace-nowrap', filters.favourites && first)}
          icon={<HeartIcon size="sm" />}
          removable
          pressed={filters.favourites}
          onPressedChange={onFavourites}
        >
          {t`Favourites`}
        </ToggleChip>
      )}
      {classes.map((id) => (
        <ToggleChip
          key={id}
          className={cx('whitespace-nowrap', filters.gameClass === id && first)}
          removable
          pressed={filters.gameClass === id}
          onPressedChange={(on) => onFilter({ gameClass: on ? id : null })}
        >
          {names[id]}
        </ToggleChip>
      ))}
    </ChipGroup>
  )
}

/** On phones, where the row is short and the order has no room in it: everything in one sheet. */
function SheetChip(props: LobbyChoicesProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState<boolean | null>(null)
  const near = () => FilterSheet.load().catch(() => undefined)
  const chosen = chipCount(props.filters) + (props.filters.favourites ? 1 : 0)
  return (
    <>
      <ChipButton
        className="whitespace-nowrap max-md:-order-2 md:hidden"
        icon={<SlidersHorizontalIcon size="sm" />}
        count={chosen || undefined}
        aria-haspopup="dialog"
        aria-expanded={open === true}
        onPointerDown={() => void near()}
        onFocus={() => void near()}
        onClick={() => void FilterSheet.soon().then(() => setOpen(true))}
      >
        {t`Filter`}
      </ChipButton>
      {open !== null && (
        <Suspense
          fallback={open && <Spinner label={t`Loading`} className="max-md:-order-2 md:hidden" />}
        >
          <FilterSheet {...props} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}

interface FacetStepsProps {
  label: string
  steps: readonly number[]
  name(step: number): string
  value: number | null
  onChange(value: number | null): void
}

/** A facet of a few steps: a list while open, a chip that can be taken away once chosen. */
function FacetSteps({ label, steps, name, value, onChange }: FacetStepsProps) {
  const box = useRef<HTMLDivElement>(null)
  const moved = useRef(false)
  const chosen = value !== null
  // One control takes the other's place: the focus goes along.
  useEffect(() => {
    if (moved.current) box.current?.querySelector<HTMLElement>('button, select')?.focus()
    moved.current = false
  }, [chosen])
  const change = (to: number | null) => {
    moved.current = true
    onChange(to)
  }
  return (
    <div ref={box} className={cx('flex shrink-0', chosen && first)}>
      {chosen ? (
        <ToggleChip
          className="whitespace-nowrap"
          removable
          pressed
          onPressedChange={() => change(null)}
        >
          {name(value)}
        </ToggleChip>
      ) : (
        <SelectChip
          label={label}
          value=""
          options={[
            { value: '', label },
            ...steps.map((step) => ({ value: String(step), label: name(step) })),
          ]}
          onValueChange={(to) => to && change(Number(to))}
        />
      )}
    </div>
  )
}

function SortChoice({ sort, onSort }: { sort: GameSort; onSort(sort: GameSort): void }) {
  const { t } = useLingui()
  const names = useSortLabels()
  const sorts = Object.keys(names) as GameSort[]
  return (
    <>
      <span aria-hidden="true" className="type-caption whitespace-nowrap text-muted">
        {t`Sort by`}
      </span>
      <SelectChip
        label={t`Sort by`}
        value={sort}
        options={sorts.map((one) => ({ value: one, label: names[one] }))}
        onValueChange={(to) => onSort(to as GameSort)}
      />
    </>
  )
}
