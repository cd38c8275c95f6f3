import { Badge, Button, IconButton, LockIcon, StarIcon } from '#components/index.ts'
import { cx } from '#components/cx.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { DrawBalls } from './draw-balls.tsx'
import { takesBets } from './draw-clock.ts'
import { LotteryClock } from './lottery-clock.tsx'
import { weekdays } from './lottery-list-rules.ts'
import type { LotteryRow } from './lottery-row.ts'
import { useDrawClock } from './use-draw-clock.ts'
import { useSayInstant } from './use-say-instant.ts'
import { useWeekdays } from './use-weekdays.ts'

export interface LotteryRowsProps {
  /** Says what the rows are. */
  caption: string
  rows: readonly LotteryRow[]
  /** So many of them are drawn; a button asks for more. @default all */
  most?: number
  onMore?: () => void
  /** Marks a lottery, or takes the mark away; without it there are no stars. */
  onFavourite?: ((gameId: string) => void) | undefined
}

/** Said once more: browsers forget that a table is one when its rows are laid out as something else. */
const as = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  head: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

const head = 'border-b border-default px-3 py-[10px] type-caption font-medium text-muted'
const cell =
  'lg:border-b lg:h-[70px] lg:border-subtle lg:px-3 lg:py-2 lg:align-middle lg:[tr:last-child>&]:border-b-0'
/** The notch of a ticket, cut out of the edge that the cell touches. */
const notch =
  'max-lg:relative max-lg:border-t-[1.5px] max-lg:border-dashed max-lg:border-default max-lg:after:absolute max-lg:after:-top-[10.75px] max-lg:after:size-5 max-lg:after:rounded-full max-lg:after:bg-canvas'

/** Lotteries in rows; on narrow screens each is a ticket [06 22c]. */
export function LotteryRows(props: LotteryRowsProps) {
  const { caption, rows, most = rows.length, onMore, onFavourite } = props
  const { t } = useLingui()
  const { table, more } = useMoreRows(most, onMore)
  return (
    <>
      <table
        ref={table}
        {...as.table}
        className="block w-full border-separate border-spacing-0 text-start lg:table lg:overflow-hidden lg:rounded-card lg:border lg:border-subtle lg:bg-surface"
      >
        <caption className="sr-only">{caption}</caption>
        <thead {...as.group} className="max-lg:hidden">
          <tr {...as.row} className="text-start">
            {onFavourite && (
              <th {...as.column} scope="col" className={cx(head, 'w-px')}>
                <span className="sr-only">{t`Favourite`}</span>
              </th>
            )}
            <th {...as.column} scope="col" className={cx(head, 'text-start')}>
              {t`Lottery`}
            </th>
            <th {...as.column} scope="col" className={cx(head, 'text-start')}>
              {t({ message: 'Draw', context: 'lottery' })}
            </th>
            <th {...as.column} scope="col" className={cx(head, 'text-start')}>
              {t`Latest result`}
            </th>
            <th {...as.column} scope="col" className={cx(head, 'text-end')}>
              {t`Closes in`}
            </th>
            <th {...as.column} scope="col" className={cx(head, 'w-px')}>
              <span className="sr-only">{t({ message: 'Buy', context: 'lottery' })}</span>
            </th>
          </tr>
        </thead>
        <tbody
          {...as.group}
          className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-2 md:gap-4 lg:table-row-group"
        >
          {rows.slice(0, most).map((row) => (
            <Row key={row.gameId} row={row} onFavourite={onFavourite} />
          ))}
        </tbody>
      </table>
      {rows.length > most && (
        <Button block className="mt-4" onClick={more}>
          {t`Show more lotteries`}
        </Button>
      )}
    </>
  )
}

/** Whoever asks for more goes on at the first row that comes of it. */
function useMoreRows(most: number, onMore: (() => void) | undefined) {
  const table = useRef<HTMLTableElement>(null)
  const asked = useRef<number | null>(null)
  useEffect(() => {
    const first = asked.current
    if (first === null || first >= most) return
    asked.current = null
    table.current?.tBodies[0]?.rows[first]?.querySelector<HTMLElement>('[scope=row]')?.focus()
  }, [most])
  return {
    table,
    more() {
      asked.current = most
      onMore?.()
    },
  }
}

function Row({ row, onFavourite }: { row: LotteryRow } & Pick<LotteryRowsProps, 'onFavourite'>) {
  const { t } = useLingui()
  const { gameId, name, nameLang, numero, numbers, favourite, href } = row
  const { phase, left } = useDrawClock(row)
  const open = takesBets(phase)
  const say = useSayInstant()
  const [close, draw] = [say(row.closesOn, row.daysOff), say(row.drawsOn, row.daysOff)]
  return (
    <tr
      {...as.row}
      data-state={phase}
      className="group/row relative grid grid-cols-[minmax(0,1fr)_auto] overflow-hidden rounded-card bg-surface lg:table-row lg:rounded-none lg:hover:bg-hover"
    >
      {onFavourite && (
        <td
          {...as.cell}
          className={cx(
            cell,
            'max-lg:col-start-2 max-lg:row-start-1 max-lg:justify-self-end max-lg:pe-2 max-lg:pt-2 lg:pe-0',
          )}
        >
          <IconButton
            label={t`Favourite ${name}`}
            pressed={favourite}
            onClick={() => onFavourite(gameId)}
          >
            <StarIcon className={favourite ? 'fill-current text-value' : 'text-secondary'} />
          </IconButton>
        </td>
      )}
      <th
        {...as.head}
        scope="row"
        tabIndex={-1}
        className={cx(
          cell,
          'min-w-0 text-start font-regular max-lg:col-start-1 max-lg:row-start-1 max-lg:px-[18px] max-lg:pt-4',
        )}
      >
        <span
          lang={nameLang}
          className="block type-title-sm lg:min-w-40 wrap-anywhere text-primary"
        >
          {name}
        </span>
        <span className="block type-caption wrap-anywhere text-muted max-lg:hidden">
          <Rhythm row={row} />
        </span>
      </th>
      <td
        {...as.cell}
        className={cx(
          cell,
          'type-caption text-muted max-lg:col-span-2 max-lg:row-start-2 max-lg:px-[18px] lg:type-body-sm lg:text-secondary',
        )}
      >
        <span translate="no" className="max-lg:hidden">
          {numero}
        </span>
        <span className="lg:hidden">{t`Draw ${numero} · closes ${close}`}</span>
      </td>
      <td
        {...as.cell}
        className={cx(
          cell,
          notch,
          'max-lg:col-start-1 max-lg:row-start-4 max-lg:flex max-lg:items-center max-lg:py-[14px] max-lg:ps-[18px] max-lg:after:-start-[10px]',
        )}
      >
        {numbers.length > 0 ? (
          <DrawBalls label={t`Latest result`} numbers={numbers} />
        ) : (
          <span className="type-caption text-muted">{t`No result yet`}</span>
        )}
      </td>
      <td
        {...as.cell}
        className={cx(
          cell,
          'max-lg:col-span-2 max-lg:row-start-3 max-lg:px-[18px] max-lg:pt-1 max-lg:pb-4 lg:text-end',
        )}
      >
        <LotteryClock
          name={name}
          phase={phase}
          left={left}
          wide
          className="text-[1.875rem] leading-[1.35] font-semibold lg:text-[1.25rem]"
        />
        <span className="block type-caption text-muted max-lg:hidden">{open ? close : draw}</span>
      </td>
      <td
        {...as.cell}
        className={cx(
          cell,
          notch,
          'text-end whitespace-nowrap max-lg:col-start-2 max-lg:row-start-4 max-lg:flex max-lg:items-center max-lg:py-[14px] max-lg:ps-2 max-lg:pe-[18px] max-lg:after:-end-[10px]',
        )}
      >
        {open ? (
          <Button size="sm" asChild>
            <a href={href}>
              {t({ message: 'Buy', context: 'lottery' })}
              <span className="sr-only"> {name}</span>
            </a>
          </Button>
        ) : (
          <Badge icon={<LockIcon size="sm" />}>{t({ message: 'Closed', context: 'draw' })}</Badge>
        )}
      </td>
    </tr>
  )
}

/** When a lottery is drawn: every so many minutes, its group where that is daily, or its days. */
function Rhythm({ row: { every, days, group } }: { row: LotteryRow }) {
  const { t } = useLingui()
  const { short } = useWeekdays()
  if (every !== null) {
    return <>{t`${plural(every, { one: 'Every minute', other: 'Every # minutes' })}`}</>
  }
  if (days.length === weekdays.length || days.length === 0) return <>{group ?? t`Every day`}</>
  const [first, last] = [days[0]!, days.at(-1)!]
  const run = weekdays.indexOf(last) - weekdays.indexOf(first) === days.length - 1
  if (!run || days.length < 3) return <>{days.map(short).join(' ')}</>
  const [from, to] = [short(first), short(last)]
  return <>{t`${from} to ${to}`}</>
}
