import {
  Button,
  Dialog,
  DialogBody,
  DialogClose,
  DialogFooter,
  DialogTitle,
  SheetContent,
  Switch,
  ToggleChip,
} from '#components/index.ts'
import { useFormat } from '#features/site/index.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { betSteps, lineSteps } from './lobby-facets.ts'
import type { LobbyChoicesProps } from './lobby-filters.tsx'
import { chipCount, type GameSort } from './lobby-rules.ts'
import { useClassLabels, useLineLabels, useSortLabels } from './use-facet-labels.ts'

export type LobbyFilterSheetProps = LobbyChoicesProps & {
  open: boolean
  onOpenChange(open: boolean): void
}

/** All facets and the order in one sheet; each press counts at once, the foot says how many are left. */
export function LobbyFilterSheet(props: LobbyFilterSheetProps) {
  const { open, onOpenChange, filters, found: count, onFilter } = props
  const { t } = useLingui()
  const chosen = chipCount(filters) > 0 || filters.favourites
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <SheetContent closeLabel={t`Close`} aria-describedby={undefined}>
        <DialogBody className="gap-6">
          <DialogTitle>{t`Filter`}</DialogTitle>
          <Choices {...props} />
          <Switches {...props} />
        </DialogBody>
        <DialogFooter>
          {chosen && (
            <Button
              variant="ghost"
              onClick={() =>
                onFilter({ gameClass: null, minBet: null, lines: null, favourites: false })
              }
            >
              {t`Clear filters`}
            </Button>
          )}
          <DialogClose>
            <Button variant="primary" className="flex-1">
              {count === undefined
                ? t`See games`
                : t`${plural(count, { one: 'See # game', other: 'See # games' })}`}
            </Button>
          </DialogClose>
        </DialogFooter>
      </SheetContent>
    </Dialog>
  )
}

/** What is on or off; an order of its own would mean nothing to what one keeps. */
function Switches({ filters, offer, onFilter, onFavourites }: LobbyChoicesProps) {
  const { t } = useLingui()
  const endless = offer.endless && !filters.favourites
  if (!onFavourites && !endless) return null
  return (
    <div className="flex flex-col gap-2 border-t border-subtle pt-4">
      {endless && (
        <Switch
          label={t`Endless list`}
          side="end"
          checked={filters.endless}
          onChange={(event) => onFilter({ endless: event.target.checked })}
        />
      )}
      {onFavourites && (
        <Switch
          label={t`Favourites only`}
          side="end"
          checked={filters.favourites}
          onChange={(event) => onFavourites(event.target.checked)}
        />
      )}
    </div>
  )
}

function Choices({ filters, classes, offer, onFilter }: LobbyChoicesProps) {
  const { t } = useLingui()
  const format = useFormat()
  const sorts = useSortLabels()
  const lines = useLineLabels()
  const names = useClassLabels()
  return (
    <>
      {offer.sort && filters.name === '' && !filters.favourites && (
        <Choice
          label={t`Sort by`}
          options={(Object.keys(sorts) as GameSort[]).map((id) => [id, sorts[id]])}
          value={filters.sort}
          onChoose={(sort) => onFilter({ sort })}
        />
      )}
      {offer.minBet && (
        <Choice
          label={t`Minimum bet`}
          options={[
            [null, t`All`],
            ...betSteps.map((bet): [number, string] => [bet, format.roundMoney(`${bet}.00`)]),
          ]}
          value={filters.minBet}
          onChoose={(minBet) => onFilter({ minBet })}
        />
      )}
      {offer.lines && (
        <Choice
          label={t({ message: 'Lines', context: 'slot' })}
          options={[
            [null, t`All`],
            ...lineSteps.map((step): [number, string] => [step, lines(step)]),
          ]}
          value={filters.lines}
          onChoose={(to) => onFilter({ lines: to })}
        />
      )}
      {classes.length > 0 && (
        <Choice
          label={t`Kind of game`}
          options={[[null, t`All`], ...classes.map((id): [typeof id, string] => [id, names[id]])]}
          value={filters.gameClass}
          onChoose={(gameClass) => onFilter({ gameClass })}
        />
      )}
    </>
  )
}

interface ChoiceProps<Value extends string | number | null> {
  label: ReactNode
  options: readonly (readonly [Value, string])[]
  value: Value
  onChoose(value: Value): void
}

/** One of a few. */
function Choice<Value extends string | number | null>(props: ChoiceProps<Value>) {
  const { label, options, value, onChoose } = props
  const id = useId()
  return (
    <div className="flex flex-col gap-2">
      <p id={id} className="type-label text-primary">
        {label}
      </p>
      <div role="group" aria-labelledby={id} className="flex flex-wrap gap-[10px]">
        {options.map(([one, name]) => (
          <ToggleChip
            key={String(one)}
            className="whitespace-nowrap"
            pressed={one === value}
            onPressedChange={() => onChoose(one)}
          >
            {name}
          </ToggleChip>
        ))}
      </div>
    </div>
  )
}
