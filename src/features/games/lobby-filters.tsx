import { ChipGroup, SelectChip, Skeleton, ToggleChip } from '#components/index.ts'
import { useFormat } from '#features/site/index.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { betSteps, lineSteps } from './lobby-facets.ts'
import type { GameSort } from './lobby-rules.ts'
import type { LobbyProps } from './lobby-props.ts'
import { useClassLabels } from './use-class-labels.ts'

type FacetsProps = Pick<LobbyProps, 'filters' | 'classes' | 'offer' | 'onFilter'>

/** Facets and order of a lobby; what is chosen shows an x. */
export function LobbyFacets({ filters, classes, offer, onFilter }: FacetsProps) {
  const { t } = useLingui()
  const names = useClassLabels()
  const bets = useBetLabels()
  const lines = useLineLabels()
  // Found games come best match first, whatever the order: the choice would be an empty one.
  const sort = offer.sort && filters.name === ''
  if (!offer.minBet && !offer.lines && !offer.sort && classes.length === 0) return null
  return (
    <ChipGroup
      label={t`Filter`}
      end={sort && <SortChoice sort={filters.sort} onSort={(to) => onFilter({ sort: to })} />}
    >
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
      {classes.map((id) => (
        <ToggleChip
          key={id}
          className="whitespace-nowrap"
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

/** `Minimum bet ฿1`. */
export function useBetLabels(): (bet: number) => string {
  const { t } = useLingui()
  const format = useFormat()
  return (bet) => {
    const amount = format.roundMoney(`${bet}.00`)
    return t`Minimum bet ${amount}`
  }
}

/** `20 lines or more`. */
export function useLineLabels(): (lines: number) => string {
  const { t } = useLingui()
  return (lines) => t`${plural(lines, { one: '# line or more', other: '# lines or more' })}`
}

/** The orders of a list, by their names. */
export function useSortLabels(): Record<GameSort, string> {
  const { t } = useLingui()
  return {
    popular: t`Popular`,
    new: t`Newest`,
    name: t({ message: 'Name', context: 'order' }),
  }
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
    <div ref={box} className="flex shrink-0">
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
      <span aria-hidden="true" className="type-caption text-muted">
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

/** Boxes of the facets that are not known yet. */
export function LobbyFacetsSkeleton({ offer }: Pick<LobbyProps, 'offer'>) {
  if (!offer.sort) return null
  return (
    <div className="flex gap-[10px] overflow-hidden max-md:py-1">
      {['w-40', 'w-36', 'w-20', 'w-24'].map((width, index) => (
        <Skeleton key={index} className={`h-10 shrink-0 rounded-chip ${width}`} />
      ))}
    </div>
  )
}
