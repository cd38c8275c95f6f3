import { expect, screen, waitFor, within } from 'storybook/test'
import { key, type Play, tap } from './context.ts'

/** A button with a list to choose one of. */
export interface ListboxPattern {
  /** The accessible name of the button. */
  readonly label: string
  /** The words of an option that is not chosen at first. */
  readonly option: string
}

const optionsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('option')
    .filter((option) => option.getAttribute('aria-disabled') !== 'true')

/**
 * The select-only combobox of the W3C ARIA Authoring Practices
 * (`patterns/combobox/examples/combobox-select-only`), by keys, mouse and finger. It starts closed.
 */
export async function listboxSuite({ step, userEvent }: Play, { label, option }: ListboxPattern) {
  // The list hides the page behind it while it is open.
  const box = screen.getByRole('combobox', { name: label })
  const find = () => screen.findByRole('listbox')
  const gone = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  const isBack = () => waitFor(() => expect(box).toHaveFocus())
  const active = () =>
    document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '') ??
    document.activeElement
  const isOn = (there: HTMLElement | undefined) => waitFor(() => expect(active()).toBe(there))
  const open = async () => {
    await key(userEvent, box, '{Enter}')
    const list = await find()
    await waitFor(() => expect(optionsOf(list)).toContain(active()))
    return list
  }
  const before = box.textContent

  await step('it says that it has a list', async () => {
    await expect(box).toHaveAttribute('aria-expanded', 'false')
  })

  for (const keys of ['{Enter}', ' ', '{ArrowDown}']) {
    await step(`“${keys}” opens it; Esc closes it and changes nothing`, async () => {
      await key(userEvent, box, keys)
      const list = await find()
      await expect(box).toHaveAttribute('aria-expanded', 'true')
      await expect(list.querySelectorAll('[aria-selected="true"]').length).toBeLessThan(2)
      await userEvent.keyboard('{Escape}')
      await gone()
      await isBack()
      await expect(box).toHaveTextContent(before)
    })
  }

  await step('arrows walk, Home and End jump, letters find', async () => {
    const options = optionsOf(await open())
    await userEvent.keyboard('{End}')
    await isOn(options.at(-1))
    await userEvent.keyboard('{ArrowUp}')
    await isOn(options.at(-2))
    await userEvent.keyboard('{Home}')
    await isOn(options[0])
    await userEvent.keyboard('{ArrowDown}')
    await isOn(options[1])
    await userEvent.keyboard('{Home}')
    const letter = option.trim().at(0) ?? ''
    const found = options.slice(1).find((one) => one.textContent.trim().startsWith(letter))
    await userEvent.keyboard(letter)
    await isOn(found)
    await userEvent.keyboard('{Escape}')
    await gone()
  })

  const choices = [
    ['Enter', (there: HTMLElement) => key(userEvent, there, '{Enter}')],
    ['a click', (there: HTMLElement) => userEvent.click(there)],
    ['a tap', (there: HTMLElement) => tap(userEvent, there)],
  ] as const
  for (const [way, choose] of choices) {
    await step(`${way} chooses, closes, and the focus comes back`, async () => {
      const list = await open()
      await choose(within(list).getByRole('option', { name: option }))
      await gone()
      await isBack()
      await expect(box).toHaveTextContent(option)
    })
  }

  await step('what is chosen says so', async () => {
    const list = await open()
    const chosen = within(list).getByRole('option', { name: option })
    await expect(
      chosen.matches('[aria-selected="true"], [aria-checked="true"], [data-state="checked"]'),
    ).toBe(true)
    await userEvent.keyboard('{Escape}')
    await gone()
  })
}
