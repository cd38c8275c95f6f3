import { expect, screen, waitFor, within } from 'storybook/test'
import { key, type Play, tap } from './context.ts'

/** A text field with a list that follows what is typed. */
export interface ComboboxPattern {
  /** The accessible name of the field. */
  readonly label: string
  /** What is typed; it must leave at least two options. */
  readonly types: string
  /** What the field shows once the first of them is chosen; its words, if left out. */
  readonly shows?: string
  /** What is typed to find nothing; the list then says so, or closes. */
  readonly nothing: string
  /** Opens the dialog that it stands in, where the list is open all the while. */
  readonly opens?: () => Promise<unknown>
  /** What `aria-selected` tells: the option one is at, or the value, where it has one. @default 'option' */
  readonly selects?: 'option' | 'value'
}

/**
 * The editable combobox with a list of the W3C ARIA Authoring Practices
 * (`patterns/combobox/examples/combobox-autocomplete-list`), by keys, mouse and finger.
 */
export async function comboboxSuite(
  { step, userEvent }: Play,
  { label, types, shows, nothing, opens, selects = 'option' }: ComboboxPattern,
) {
  const find = () => screen.queryByRole<HTMLInputElement>('combobox', { name: label })
  const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: label })
  const expanded = (open: boolean) =>
    waitFor(() =>
      // With its dialog it goes altogether.
      opens && !open
        ? expect(find()).toBeNull()
        : expect(field()).toHaveAttribute('aria-expanded', String(open)),
    )
  const options = () =>
    within(screen.getByRole('listbox'))
      .getAllByRole('option')
      .filter((option) => option.getAttribute('aria-disabled') !== 'true')
  const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')
  const isOn = async (at: number) => {
    await waitFor(() => expect(active()).toBe(options().at(at)))
    if (selects === 'option') await expect(active()).toHaveAttribute('aria-selected', 'true')
    await expect(field()).toHaveFocus()
  }
  const write = async (text: string) => {
    if (!find()) await opens?.()
    await userEvent.clear(field())
    await userEvent.type(field(), text)
  }
  const isTaken = async (words: string) => {
    await expanded(false)
    if (!opens) await waitFor(() => expect(field()).toHaveValue(shows ?? words))
  }

  await step('typing opens the list that belongs to it, and the focus stays', async () => {
    await expanded(false)
    await write(types)
    await expanded(true)
    const list = screen.getByRole('listbox')
    await expect(field()).toHaveAttribute('aria-controls', list.id)
    await expect(field()).toHaveAttribute('aria-autocomplete')
    await expect(list).toHaveAccessibleName()
    await expect(options().length).toBeGreaterThan(1)
    await expect(field()).toHaveFocus()
  })

  await step('arrows walk through the options', async () => {
    if (!active()) await userEvent.keyboard('{ArrowDown}')
    await isOn(0)
    await userEvent.keyboard('{ArrowDown}')
    await isOn(1)
    await userEvent.keyboard('{ArrowUp}')
    await isOn(0)
  })

  await step('Esc closes the list and leaves the field in use', async () => {
    await userEvent.keyboard('{Escape}')
    await expanded(false)
    if (!opens) await expect(field()).toHaveFocus()
  })

  const choices = [
    ['Enter', () => userEvent.keyboard('{Enter}')],
    ['a click', (option: HTMLElement) => userEvent.click(option)],
    ['a tap', (option: HTMLElement) => tap(userEvent, option)],
  ] as const
  for (const [way, choose] of choices) {
    await step(`${way} takes an option and closes the list`, async () => {
      await write(types)
      await expanded(true)
      if (!active()) await userEvent.keyboard('{ArrowDown}')
      await isOn(0)
      const option = options()[0] as HTMLElement
      const words = option.textContent.trim()
      await choose(option)
      await isTaken(words)
    })
  }

  await step('finding nothing is said, and nothing can be taken', async () => {
    await write(nothing)
    await waitFor(async () => {
      const list = screen.queryByRole('listbox')
      await expect(
        list?.querySelector('[role="option"]:not([aria-disabled="true"])') ?? null,
      ).toBeNull()
    })
    await expect(field()).not.toHaveAttribute('aria-activedescendant', expect.stringMatching(/./))
  })

  // How a dialog is left is its own matter (dialog.ts).
  if (opens) return

  await step('Tab leaves it, with the list closed behind', async () => {
    await write(types)
    await expanded(true)
    await key(userEvent, field(), '{Tab}')
    await expanded(false)
    await expect(field()).not.toHaveFocus()
  })

  await step('a press beside it closes the list', async () => {
    await userEvent.click(field())
    await write(types)
    await expanded(true)
    await userEvent.click(document.documentElement)
    await expanded(false)
  })
}
