import { SelectChip, ToggleChip } from '#components/index.ts'
import { cx } from '#components/cx.ts'
import type { GameClass } from '#contract/index.ts'
import { useLingui } from '@lingui/react/macro'
import { memo, useEffect, useRef } from 'react'
import { betSteps, lineSteps } from './lobby-facets.ts'
import type { LobbyFacetsProps } from './lobby-props.ts'
import type { GameSort, LobbyFilters } from './lobby-rules.ts'
import { useBetLabels, useLineLabels, useSortLabels } from './use-facet-labels.ts'

// Each is drawn anew for what it says itself alone: one press changes one or two of a dozen.

/** Where the row scrolls, what is chosen comes first: it has to be in sight to be taken away. */
export const first = 'max-md:-order-1'

interface ChoiceProps<Field extends keyof LobbyFilters> extends Pick<LobbyFacetsProps, 'onFilter'> {
  value: LobbyFilters[Field]
}

export const BetChoice = memo(function BetChoice({ value, onFilter }: ChoiceProps<'minBet'>) {
  const { t } = useLingui()
  return (
    <FacetSteps
      label={t`Minimum bet`}
      steps={betSteps}
      name={useBetLabels()}
      value={value}
      onChange={(minBet) => void onFilter({ minBet })}
    />
  )
})

export const LineChoice = memo(function LineChoice({ value, onFilter }: ChoiceProps<'lines'>) {
  const { t } = useLingui()
  return (
    <FacetSteps
      label={t({ message: 'Lines', context: 'slot' })}
      steps={lineSteps}
      name={useLineLabels()}
      value={value}
      onChange={(lines) => void onFilter({ lines })}
    />
  )
})

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

interface ClassChoiceProps extends Pick<LobbyFacetsProps, 'onFilter'> {
  id: GameClass
  /** In the language on the page. */
  name: string
  chosen: boolean
}

export const ClassChoice = memo(function ClassChoice(props: ClassChoiceProps) {
  const { id, name, chosen, onFilter } = props
  return (
    <ToggleChip
      className={cx('whitespace-nowrap', chosen && first)}
      removable
      pressed={chosen}
      onPressedChange={(on) => void onFilter({ gameClass: on ? id : null })}
    >
      {name}
    </ToggleChip>
  )
})

export const SortChoice = memo(function SortChoice({ value, onFilter }: ChoiceProps<'sort'>) {
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
        value={value}
        options={sorts.map((one) => ({ value: one, label: names[one] }))}
        onValueChange={(to) => void onFilter({ sort: to as GameSort })}
      />
    </>
  )
})
