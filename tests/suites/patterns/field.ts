import { expect, waitFor, within } from 'storybook/test'
import { key, type Play, tap } from './context.ts'

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
}

/** A form control that everybody can name, reach, fill in and leave (WCAG 1.3.1, 3.3.1, 3.3.2, 4.1.2). */
export async function fieldSuite(
  { canvasElement, step, userEvent }: Play,
  { label, message, invalid = false, required = false, types, shows = types }: FieldPattern,
) {
  const canvas = within(canvasElement)
  const control = canvas.getByLabelText<HTMLElement>(label, { exact: true })
  const words = canvas.getByText(label)

  await step('its label names it, and its message describes it', async () => {
    await expect(control).toHaveAccessibleName(label)
    if (message !== undefined) {
      await expect(control).toHaveAccessibleDescription(expect.stringContaining(message))
    }
  })

  await step('it says whether it is wrong and whether it is needed', async () => {
    await (invalid ? expect(control).toBeInvalid() : expect(control).toBeValid())
    await (required ? expect(control).toBeRequired() : expect(control).not.toBeRequired())
    if (invalid && message !== undefined) {
      const said = [...canvasElement.querySelectorAll('[aria-live], [role="alert"]')]
      await expect(said.some((region) => region.textContent.includes(message))).toBe(true)
    }
  })

  await step('a click and a tap on the label reach it', async () => {
    for (const press of [() => userEvent.click(words), () => tap(userEvent, words)]) {
      control.blur()
      await press()
      await waitFor(() => expect(control).toHaveFocus())
    }
  })

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
