import { expect, waitFor, within } from 'storybook/test'
import { key, type Play, tap, tabStops } from './context.ts'

/** Things of which one is chosen, or a thing that is on or off. */
export interface RadioPattern {
  /** The accessible name of the group. */
  readonly label: string
}

/** The radio group of the W3C ARIA Authoring Practices (`patterns/radio`). */
export async function radioSuite({ canvasElement, step, userEvent }: Play, pattern: RadioPattern) {
  const group = within(canvasElement).getByRole('radiogroup', { name: pattern.label })
  const radios = within(group)
    .getAllByRole<HTMLInputElement>('radio')
    .filter((radio) => !radio.disabled)
  const [first, second] = radios
  const last = radios.at(-1)
  if (!first || !second || !last) throw new Error('The suite needs two that can be chosen.')
  const isChosen = async (radio: HTMLElement) => {
    await waitFor(() => expect(radio).toBeChecked())
    const chosen = within(group).getAllByRole('radio', { checked: true })
    await expect(chosen).toEqual([radio])
  }

  await step('a click and a tap choose one', async () => {
    await userEvent.click(second)
    await isChosen(second)
    await tap(userEvent, first)
    await isChosen(first)
  })

  await step('arrows choose, round and round, passing over what is disabled', async () => {
    first.focus()
    await userEvent.keyboard('{ArrowDown}')
    await isChosen(second)
    await userEvent.keyboard('{ArrowUp}')
    await isChosen(first)
    await userEvent.keyboard('{ArrowUp}')
    await isChosen(last)
    await expect(last).toHaveFocus()
  })

  await step('Tab stops once in it, at the one that is chosen', async () => {
    await userEvent.tab()
    await expect(group).not.toContainElement(document.activeElement as HTMLElement)
    await userEvent.tab({ shift: true })
    await expect(last).toHaveFocus()
  })
}

/** A switch, a checkbox or a toggle. */
export interface TogglePattern {
  readonly label: string
  readonly role: 'switch' | 'checkbox' | 'button'
}

/** The switch, checkbox and toggle button of the W3C ARIA Authoring Practices; off at first. */
export async function toggleSuite(
  { canvasElement, step, userEvent }: Play,
  { label, role }: TogglePattern,
) {
  const toggle = within(canvasElement).getByRole(role, { name: label })
  const isOn = (on: boolean) =>
    waitFor(async () => {
      if (role === 'button') await expect(toggle).toHaveAttribute('aria-pressed', String(on))
      else if (on) await expect(toggle).toBeChecked()
      else await expect(toggle).not.toBeChecked()
    })
  await isOn(false)
  const ways = [
    ['a click', () => userEvent.click(toggle)],
    ['a tap', () => tap(userEvent, toggle)],
    ['the space bar', () => key(userEvent, toggle, ' ')],
  ] as const
  for (const [way, press] of ways) {
    await step(`${way} turns it on and off, and its name stays`, async () => {
      await press()
      await isOn(true)
      await expect(toggle).toHaveAccessibleName(label)
      await press()
      await isOn(false)
    })
  }
  await step('Tab reaches it', async () => {
    await expect(tabStops(canvasElement)).toContain(toggle)
  })
}
