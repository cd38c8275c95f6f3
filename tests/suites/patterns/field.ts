import { expect, waitFor, within } from 'storybook/test'
import { key, type Play, tabStops, tap } from './context.ts'

/** A control with a label, in a `Field` or with one of its own. */
export interface FieldPattern {
  /** The words of the label. */
  readonly label: string
  /** The line under it: a hint, or what is wrong. */
  readonly message?: string
  /** Whether the story shows it as wrong. @default false */
  readonly invalid?: boolean
  /** @default false */
  readonly required?: boolean
  /** What is typed into it; leave it out for what takes no letters. */
  readonly types?: string
  /** What stands in it afterwards, where it is not what was typed. */
  readonly shows?: string
  /** Whether its label is heard and not seen: the chips and searches over a list. @default false */
  readonly unseen?: boolean
  /** Whether it is several controls with one name and one message, which takes no focus. @default false */
  readonly group?: boolean
}

/** A form control that everybody can name, reach, fill in and leave (WCAG 1.3.1, 3.3.1, 3.3.2, 4.1.2). */
export async function fieldSuite({ canvasElement, step, userEvent }: Play, pattern: FieldPattern) {
  const { label, message, invalid = false, required = false, types, shows = types } = pattern
  const { unseen = false, group = false } = pattern
  const canvas = within(canvasElement)
  const control = group
    ? canvas.getByRole('group', { name: label })
    : // A search is a landmark of the same name.
      canvas.getByLabelText<HTMLElement>(label, { exact: true, selector: ':not(form)' })

  await step('its label names it, and its message describes it', async () => {
    await expect(control).toHaveAccessibleName(label)
    if (message !== undefined) {
      await expect(control).toHaveAccessibleDescription(expect.stringContaining(message))
    }
  })

  await step('it says whether it is wrong and whether it is needed', async () => {
    if (!group) {
      await (invalid ? expect(control).toBeInvalid() : expect(control).toBeValid())
      await (required ? expect(control).toBeRequired() : expect(control).not.toBeRequired())
    }
    if (invalid && message !== undefined) {
      const said = [...canvasElement.querySelectorAll('[aria-live], [role="alert"]')]
      await expect(said.some((region) => region.textContent.includes(message))).toBe(true)
    }
  })

  if (group) {
    await step('Tab goes through its controls, each with a name of its own', async () => {
      const stops = tabStops(control)
      await expect(stops.length).toBeGreaterThan(1)
      for (const stop of stops) {
        await expect(stop).toHaveAccessibleName()
        await expect(stop).not.toHaveAccessibleName(label)
      }
    })
    return
  }

  if (!unseen) {
    await step('a click and a tap on the label reach it', async () => {
      const words = canvas.getByText(label)
      for (const press of [() => userEvent.click(words), () => tap(userEvent, words)]) {
        control.blur()
        await press()
        await waitFor(() => expect(control).toHaveFocus())
      }
    })
  }

  if (types !== undefined) {
    await step('it takes what is typed and keeps it', async () => {
      await userEvent.clear(control)
      await userEvent.type(control, types)
      await expect(control).toHaveDisplayValue(shows ?? '')
      await key(userEvent, control, '{Tab}')
      await expect(control).not.toHaveFocus()
      await expect(control).toHaveDisplayValue(shows ?? '')
    })
  }
}
