import {
  ChipButton,
  ChipGroup,
  HeartIcon,
  SlidersHorizontalIcon,
  Spinner,
  ToggleChip,
} from '#components/index.ts'
import { cx } from '#components/cx.ts'
import { preloadable } from '#components/preloadable.ts'
import { useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useRef, useState } from 'react'
import { ClassChoice, first, SortChoice, StepsChoice } from './lobby-choices.tsx'
import { DensityChoice } from './lobby-density-choice.tsx'
import type { LobbyFacetsProps } from './lobby-props.ts'
import { chipCount } from './lobby-rules.ts'
import { useClassLabels } from './use-facet-labels.ts'

/** The sheet and the dialog under it come when a finger nears the chip. */
const FilterSheet = preloadable(
  async () => (await import('./lobby-filter-sheet.tsx')).LobbyFilterSheet,
  true,
)

export type LobbyChoicesProps = LobbyFacetsProps & {
  /** Somebody wants only the games that they keep; without it nobody can. */
  onFavourites?: ((on: boolean) => void) | undefined
}

/** Facets and order of a lobby; what is chosen shows an x. */
export function LobbyFacets(props: LobbyChoicesProps) {
  const { filters, classes, offer, onFilter, onFavourites } = props
  const { t } = useLingui()
  const names = useClassLabels()
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
          {sort && !filters.favourites && <SortChoice value={filters.sort} onFilter={onFilter} />}
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
      {offer.minBet && <StepsChoice field="minBet" value={filters.minBet} onFilter={onFilter} />}
      {offer.lines && <StepsChoice field="lines" value={filters.lines} onFilter={onFilter} />}
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
        <ClassChoice
          key={id}
          id={id}
          name={names[id]}
          chosen={filters.gameClass === id}
          onFilter={onFilter}
        />
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
