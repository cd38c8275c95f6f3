import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { ChevronRightIcon } from '../media/icons/first.ts'
import { as, cardLook, cellLook, placeOf, type TableSize, type TableVariant } from './table-look.ts'
import type { TableColumn, TableOpen } from './table-types.ts'

type RowProps<Row> = {
  row: Row
  columns: readonly TableColumn<Row>[]
  variant: TableVariant
  size: TableSize
  open?: TableOpen<Row>
  /** Ticked. */
  selected: boolean
  /** Before the first cell: ticks the row. */
  lead: ReactNode
}

/** One row. Its first cell heads it, and leads where the whole row leads. */
export function TableRow<Row>(props: RowProps<Row>) {
  const { row, columns, variant, size, open, selected, lead } = props
  const cards = variant === 'cards'
  return (
    <tr
      {...as.row}
      data-state={selected ? 'selected' : undefined}
      className={cx(
        'group/row',
        selected && 'bg-selected',
        // A transform makes the row what the stretched link stretches over, in Safari too.
        open && 'relative transform-[translate(0)] hover:bg-hover',
        cards && cx(cardLook.row, open && cardLook.open),
      )}
    >
      {lead}
      {columns.map((column, at) => {
        const { id, header, kind = 'text', cell } = column
        const place = placeOf(column, at)
        const Cell = at === 0 ? 'th' : 'td'
        return (
          <Cell
            key={id}
            {...(at === 0 ? { ...as.head, scope: 'row' } : as.cell)}
            className={cx(
              cellLook(variant, size, kind, place),
              at === 0 && 'text-start font-semibold',
            )}
          >
            {cards && place === 'detail' && (
              <span className="pe-1.5 text-muted @min-[640px]:hidden">{header}</span>
            )}
            {at === 0 && open ? (
              <Opener row={row} open={open} cards={cards}>
                {cell(row)}
              </Opener>
            ) : (
              cell(row)
            )}
          </Cell>
        )
      })}
    </tr>
  )
}

type OpenerProps<Row> = { row: Row; open: TableOpen<Row>; cards: boolean; children: ReactNode }

function Opener<Row>({ row, open: { href, onOpen }, cards, children }: OpenerProps<Row>) {
  const shared = {
    'data-part': 'open',
    // A row of columns may be wider than what is seen of it: there the ring is the words' own.
    className: cx(
      'rounded-xs text-start after:absolute after:inset-0',
      cards && '@max-[639px]:outline-none',
    ),
    onClick: onOpen && ((event: React.MouseEvent) => onOpen(row, event)),
  }
  return (
    <>
      {href ? (
        <a {...shared} href={href(row)}>
          {children}
        </a>
      ) : (
        <button type="button" {...shared}>
          {children}
        </button>
      )}
      {cards && (
        <ChevronRightIcon className="pointer-events-none absolute end-4 top-1/2 -translate-y-1/2 text-muted @min-[640px]:hidden" />
      )}
    </>
  )
}
