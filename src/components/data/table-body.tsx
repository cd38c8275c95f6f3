import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Skeleton } from '../feedback/skeleton.tsx'
import { as, cardLook, cellLook, placeOf, type TableSize, type TableVariant } from './table-look.ts'
import { TableRow } from './table-row.tsx'
import { RowTick } from './table-ticks.tsx'
import type { TableColumn, TableOpen, TableSelection } from './table-types.ts'

/** Rows of a page on its way: enough to be seen as one. */
const skeletons = 6

type BodyProps<Row> = {
  shown: readonly { id: string; key: string; row: Row }[]
  columns: readonly TableColumn<Row>[]
  variant: TableVariant
  size: TableSize
  status: 'ready' | 'loading' | 'failed'
  empty: ReactNode
  failed: ReactNode
  open?: TableOpen<Row>
  selection?: TableSelection
}

/** The rows, or what stands in their place; under them the sums. */
export function TableBody<Row>(props: BodyProps<Row>) {
  const { shown, columns, variant, size, status, empty, failed, open, selection } = props
  const cards = variant === 'cards'
  const waiting = status === 'loading' && shown.length === 0
  const instead = status === 'failed' ? failed : shown.length === 0 && !waiting && empty
  const body = cx(cards && cardLook.body)
  if (instead || status === 'failed') {
    return (
      <tbody {...as.group} className={body}>
        <tr {...as.row} className={cx(cards && cardLook.body)}>
          <td {...as.cell} colSpan={columns.length + (selection ? 1 : 0)} className={body}>
            {instead}
          </td>
        </tr>
      </tbody>
    )
  }
  if (waiting) return <Waiting {...{ columns, variant, size, selection }} />
  return (
    <>
      <tbody {...as.group} className={body}>
        {shown.map(({ id, key, row }) => (
          <TableRow
            key={id}
            {...{ row, columns, variant, size, open }}
            selected={selection?.selected.has(key) ?? false}
            lead={selection && <RowTick {...{ selection, variant, size }} rowKey={key} />}
          />
        ))}
      </tbody>
      <Totals {...{ columns, variant, size, selection }} />
    </>
  )
}

/** In an item, what is no tick is as wide as one: titles and sums stand under titles. */
const tickRoom = '@max-[639px]:min-w-8'

type PlainProps<Row> = Pick<BodyProps<Row>, 'columns' | 'variant' | 'size' | 'selection'>

function Waiting<Row>({ columns, variant, size, selection }: PlainProps<Row>) {
  const cards = variant === 'cards'
  const lines = Array.from({ length: skeletons }, (_, at) => at)
  return (
    <tbody aria-hidden="true" className={cx(cards && cardLook.body)}>
      {lines.map((line) => (
        <tr key={line} className={cx('group/row', cards && cardLook.row)}>
          {selection && (
            <td className={cx(cellLook(variant, size, 'text', 'lead'), cards && tickRoom)}>
              <Skeleton className="size-[22px] rounded-xs!" />
            </td>
          )}
          {columns.map((column, at) => (
            <td
              key={column.id}
              className={cellLook(variant, size, column.kind ?? 'text', placeOf(column, at))}
            >
              {column.kind !== 'action' && (
                <Skeleton
                  shape="text"
                  className={cx(
                    'my-1 max-w-full',
                    at === 0 ? 'w-20' : column.kind === 'number' ? 'w-16' : 'w-[112px]',
                    column.kind === 'number' && 'ms-auto',
                    column.kind === 'number' &&
                      placeOf(column, at) === 'detail' &&
                      '@max-[639px]:ms-0',
                  )}
                />
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

function Totals<Row>({ columns, variant, size, selection }: PlainProps<Row>) {
  if (columns.every(({ total }) => total === undefined)) return null
  const cards = variant === 'cards'
  // Of columns the hairline is the cells'; an item has one over all of it.
  const hairline = cx('border-t border-t-default', cards && '@max-[639px]:border-t-0')
  return (
    <tfoot
      {...as.group}
      className={cx(
        'bg-sunken font-semibold',
        cards && cx(cardLook.body, '@max-[639px]:border-t @max-[639px]:border-default'),
      )}
    >
      <tr {...as.row} className={cx('group/row', cards && cardLook.row)}>
        {selection && (
          <td
            {...as.cell}
            className={cx(cellLook(variant, size, 'text', 'lead'), hairline, cards && tickRoom)}
          />
        )}
        {columns.map((column, at) => {
          const { id, header, kind = 'text', total } = column
          const place = total === undefined ? 'none' : placeOf(column, at)
          const Cell = at === 0 ? 'th' : 'td'
          return (
            <Cell
              key={id}
              {...(at === 0 ? { ...as.head, scope: 'row' } : as.cell)}
              className={cx(
                cellLook(variant, size, kind, place),
                hairline,
                at === 0 && 'text-start',
              )}
            >
              {cards && place === 'detail' && (
                <span className="pe-1.5 font-regular text-muted @min-[640px]:hidden">{header}</span>
              )}
              {total}
            </Cell>
          )
        })}
      </tr>
    </tfoot>
  )
}
