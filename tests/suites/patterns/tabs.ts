import { expect, waitFor, within } from 'storybook/test'
import { key, type Play, tap } from './context.ts'

/** A row of tabs. */
export interface TabsPattern {
  /** The accessible name of the row. */
  readonly label: string
  /** Whether the arrows show the panel at once. @default 'automatic' */
  readonly activation?: 'automatic' | 'manual'
}

/** The tabs of the W3C ARIA Authoring Practices (`patterns/tabs`), by keys, mouse and finger. */
export async function tabsSuite(
  { canvasElement, step, userEvent }: Play,
  { label, activation = 'automatic' }: TabsPattern,
) {
  const canvas = within(canvasElement)
  const list = canvas.getByRole('tablist', { name: label })
  const tabs = within(list)
    .getAllByRole<HTMLButtonElement>('tab')
    .filter((tab) => !tab.disabled)
  const [first, second] = tabs
  const last = tabs.at(-1)
  if (!first || !second || !last) throw new Error('The suite needs two tabs that can be chosen.')

  const isChosen = async (tab: HTMLElement) => {
    await waitFor(() => expect(tab).toHaveAttribute('aria-selected', 'true'))
    await expect(list.querySelectorAll('[aria-selected="true"]')).toHaveLength(1)
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '')
    await expect(panel).toBeVisible()
    await expect(panel).toHaveAttribute('role', 'tabpanel')
    await expect(panel).toHaveAttribute('aria-labelledby', tab.id)
  }
  const moves = async (keys: string, to: HTMLElement) => {
    const before = list.querySelector('[aria-selected="true"]')
    await userEvent.keyboard(keys)
    await expect(to).toHaveFocus()
    if (activation === 'manual') {
      await expect(before).toHaveAttribute('aria-selected', 'true')
      await userEvent.keyboard('{Enter}')
    }
    await isChosen(to)
  }

  await step('a click and a tap choose', async () => {
    await userEvent.click(second)
    await isChosen(second)
    await tap(userEvent, first)
    await isChosen(first)
  })

  await step('arrows walk round, Home and End jump, what is disabled is passed over', async () => {
    first.focus()
    await moves('{ArrowRight}', second)
    await moves('{End}', last)
    await moves('{ArrowRight}', first)
    await moves('{ArrowLeft}', last)
    await moves('{Home}', first)
  })

  await step('Tab stops once in the row, then goes on to the panel', async () => {
    await key(userEvent, first, '{Tab}')
    await expect(list).not.toContainElement(document.activeElement as HTMLElement)
    await userEvent.tab({ shift: true })
    await expect(first).toHaveFocus()
  })

  await step(
    'after a click on the tab that has the focus, Tab enters the row on that tab',
    async () => {
      await userEvent.click(first)
      await userEvent.tab({ shift: true })
      await expect(list).not.toContainElement(document.activeElement as HTMLElement)
      await userEvent.tab()
      await expect(first).toHaveFocus()
    },
  )
}
