import { expect, waitFor, within } from 'storybook/test'
import { type Play, presses } from './context.ts'

/** A table; its numbers are of its body. */
export interface TablePattern {
  /** Its caption or label. */
  readonly name: string
  readonly rows: number
  readonly columns: number
  /** The head of a column that sorts, not sorted at first. */
  readonly sorts?: string
}

/**
 * The (sortable) table of the W3C ARIA Authoring Practices (`patterns/table`,
 * `patterns/table/examples/sortable-table`), by keys, mouse and finger, whatever it is drawn like.
 */
export async function tableSuite(
  { canvasElement, step, userEvent }: Play,
  { name, rows, columns, sorts }: TablePattern,
) {
  const table = within(canvasElement).getByRole('table', { name })
  const inside = within(table)
  const body = () =>
    inside.getAllByRole('row').filter((row) => within(row).queryAllByRole('cell').length > 0)
  const head = (words: string) => inside.getByRole('columnheader', { name: words })

  await step('every row has its cells, every column and every row its head', async () => {
    await expect(body()).toHaveLength(rows)
    await expect(inside.getAllByRole('columnheader')).toHaveLength(columns)
    for (const row of body()) {
      const cells = [
        ...within(row).queryAllByRole('rowheader'),
        ...within(row).getAllByRole('cell'),
      ]
      await expect(cells).toHaveLength(columns)
    }
  })

  await step('what does not fit scrolls by keys, under a name', async () => {
    for (let box = table.parentElement; box && box !== canvasElement; box = box.parentElement) {
      const overflows =
        box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1
      if (!overflows || !/auto|scroll/.test(getComputedStyle(box).overflow)) continue
      await expect(box).toHaveAttribute('tabindex', '0')
      await expect(box).toHaveAccessibleName()
    }
  })

  if (sorts === undefined) return
  const order = () => body().map((row) => row.textContent)
  const sorted = (column: HTMLElement) => column.getAttribute('aria-sort') ?? 'none'
  for (const [way, press] of presses) {
    await step(`${way} sorts, and sorts the other way round`, async () => {
      const button = () => within(head(sorts)).getByRole('button')
      const before = sorted(head(sorts))
      await press(userEvent, button())
      await waitFor(() => expect(sorted(head(sorts))).not.toBe(before))
      const [once, rowsOnce] = [sorted(head(sorts)), order()]
      await press(userEvent, button())
      await waitFor(() => expect(sorted(head(sorts))).not.toBe(once))
      await expect(order()).not.toEqual(rowsOnce)
      await expect(button()).toHaveFocus()
      const marked = inside
        .getAllByRole('columnheader')
        .filter((column) => sorted(column) !== 'none')
      await expect(marked.length).toBeLessThan(2)
    })
  }
}
