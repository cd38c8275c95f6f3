import { cx } from '../cx.ts'
import { Checkbox } from '../forms/checkbox.tsx'
import { as, cellLook, headingLook, type TableSize, type TableVariant } from './table-look.ts'
import type { TableSelection } from './table-types.ts'

type AllTickProps = {
  selection: TableSelection
  /** Of the rows in sight. */
  keys: readonly string[]
}

/** Ticks every row in sight; half ticked while only some are. */
export function AllTick({ selection, keys }: AllTickProps) {
  const { selected, onChange, allLabel } = selection
  const ticked = keys.filter((key) => selected.has(key)).length
  const all = keys.length > 0 && ticked === keys.length
  return (
    <th {...as.column} scope="col" className={cx(headingLook('text'), 'w-px')}>
      <Checkbox
        ref={(input: HTMLInputElement | null) => {
          if (input) input.indeterminate = ticked > 0 && !all
        }}
        label={<span className="sr-only">{allLabel}</span>}
        checked={all}
        disabled={keys.length === 0}
        onChange={() => {
          const next = new Set(selected)
          for (const key of keys) {
            if (all) next.delete(key)
            else next.add(key)
          }
          onChange(next)
        }}
      />
    </th>
  )
}

type RowTickProps = {
  selection: TableSelection
  rowKey: string
  variant: TableVariant
  size: TableSize
}

/** Ticks one row. */
export function RowTick({ selection, rowKey, variant, size }: RowTickProps) {
  const { selected, onChange, rowLabel } = selection
  return (
    <td {...as.cell} className={cx(cellLook(variant, size, 'text', 'lead'), 'w-px')}>
      <Checkbox
        label={<span className="sr-only">{rowLabel(rowKey)}</span>}
        checked={selected.has(rowKey)}
        onChange={() => {
          const next = new Set(selected)
          if (!next.delete(rowKey)) next.add(rowKey)
          onChange(next)
        }}
      />
    </td>
  )
}
