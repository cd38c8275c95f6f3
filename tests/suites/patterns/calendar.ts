import { expect, screen, waitFor, within } from 'storybook/test'
import { type Play, tap } from './context.ts'

/** A month of days. */
export interface CalendarPattern {
  /** Where it is: the canvas, or a dialog that the story has opened. @default the whole page */
  readonly inside?: HTMLElement
  /** Columns of a week. @default 7 */
  readonly columns?: number
  /** Whether choosing a day closes it. @default false */
  readonly closes?: boolean
}

const dayButtons = 'td button:not(:disabled), [role="gridcell"] button:not(:disabled)'

/**
 * The grid of the date picker of the W3C ARIA Authoring Practices (`patterns/dialog-modal/examples/
 * datepicker-dialog`): one stop for Tab, arrows by day and by week, Home, End, pages by month.
 */
export async function calendarSuite(
  { step, userEvent }: Play,
  { inside = document.body, columns = 7, closes = false }: CalendarPattern = {},
) {
  const grids = () => within(inside).getAllByRole('grid')
  const grid = () => grids()[0] as HTMLElement
  // Months beside each other are one stop.
  const days = () => grids().flatMap((one) => [...one.querySelectorAll<HTMLElement>(dayButtons)])
  const focused = () => document.activeElement as HTMLElement
  const at = () => days().indexOf(focused())
  const moves = async (keys: string, by: number) => {
    const before = at()
    await userEvent.keyboard(keys)
    await waitFor(() => expect(at()).toBe(before + by))
  }

  await step('Tab stops once in it', async () => {
    await expect(grid()).toHaveAccessibleName()
    await expect(days().filter((day) => day.tabIndex === 0)).toHaveLength(1)
  })

  await step('arrows go by day and by week', async () => {
    days()[columns]?.focus()
    await moves('{ArrowRight}', 1)
    await moves('{ArrowLeft}', -1)
    await moves('{ArrowDown}', columns)
    await moves('{ArrowUp}', -columns)
  })

  await step('Home and End go to the ends of the week', async () => {
    const row = () => focused().closest('tr, [role="row"]')
    const week = row()
    await userEvent.keyboard('{End}')
    const last = focused()
    await userEvent.keyboard('{Home}')
    await expect(row()).toBe(week)
    const inWeek = [...(week?.querySelectorAll<HTMLElement>(dayButtons) ?? [])]
    await expect([inWeek[0], inWeek.at(-1)]).toEqual([focused(), last])
  })

  await step('Page Down and Page Up go by month', async () => {
    const month = () => {
      const here = focused().closest('[role="grid"]')
      return here?.getAttribute('aria-label') ?? here?.textContent
    }
    const name = month()
    await userEvent.keyboard('{PageDown}')
    await waitFor(() => expect(month()).not.toBe(name))
    await userEvent.keyboard('{PageUp}')
    await waitFor(() => expect(month()).toBe(name))
  })

  await step('a tap chooses a day, and it says so', async () => {
    await tap(userEvent, days()[columns + 1] as HTMLElement)
    if (closes) return waitFor(() => expect(screen.queryAllByRole('grid')).toHaveLength(0))
    await waitFor(() =>
      expect(days()[columns + 1]?.closest('[aria-selected="true"]')).not.toBeNull(),
    )
  })
}
