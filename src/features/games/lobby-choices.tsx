import { SelectChip, ToggleChip } from '#components/index.ts'
import { cx } from '#components/cx.ts'
import type { GameClass } from '#contract/index.ts'
import { useLingui } from '@lingui/react/macro'
import { memo, useEffect, useRef } from 'react'
import { betSteps, lineSteps } from './lobby-facets.ts'
import type { LobbyFacetsProps } from './lobby-props.ts'
import type { GameSort } from './lobby-rules.ts'
import { useBetLabels, useLineLabels, useSortLabels } from './use-facet-labels.ts'

// Each is drawn anew for what it says itself alone: one press changes one or two of a dozen.

/** Where the row scrolls, what is chosen comes first: it has to be in sight to be taken away. */
export const first = 'max-md:-order-1'

interface StepsChoiceProps extends Pick<LobbyFacetsProps, 'onFilter'> {
  field: 'minBet' | 'lines'
  value: number | null
}

const stepsOf = { minBet: betSteps, lines: lineSteps }

/** A facet of a few steps: a list while open, a chip that can be taken away once chosen. */
export const StepsChoice = memo(function StepsChoice(props: StepsChoiceProps) {
  const { field, value, onFilter } = props
  const { t } = useLingui()
  const label = {
    minBet: t`Minimum bet`,
    lines: t({ message: 'Lines', context: 'slot' }),
  }[field]
  const name = { minBet: useBetLabels(), lines: useLineLabels() }[field]
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
    void onFilter({ [field]: to })
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
            ...stepsOf[field].map((step) => ({ value: String(step), label: name(step) })),
          ]}
          onValueChange={(to) => to && change(Number(to))}
        />
      )}
    </div>
  )
})

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

interface SortChoiceProps extends Pick<LobbyFacetsProps, 'onFilter'> {
  value: GameSort
}

export const SortChoice = memo(function SortChoice(props: SortChoiceProps) {
  const { value, onFilter } = props
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
