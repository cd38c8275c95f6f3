import { expect, waitFor, within } from 'storybook/test'
import { type Play, presses } from './context.ts'

/** A button that shows and hides what belongs to it: an accordion, a branch, a "more". */
export interface DisclosurePattern {
  /** The accessible name of the button; it starts closed. */
  readonly button: string
  /** Words that are there only while it is open. */
  readonly shows: string
}

/** The disclosure of the W3C ARIA Authoring Practices (`patterns/disclosure`, `patterns/accordion`). */
export async function disclosureSuite(
  { canvasElement, step, userEvent }: Play,
  { button: name, shows }: DisclosurePattern,
) {
  const canvas = within(canvasElement)
  const button = canvas.getByRole('button', { name })
  const shown = () =>
    canvas.queryAllByText(shows).some((one) => one.checkVisibility({ visibilityProperty: true }))

  for (const [way, press] of presses) {
    await step(`${way} opens and closes it`, async () => {
      for (const open of [true, false]) {
        await press(userEvent, button)
        await waitFor(() => expect(button).toHaveAttribute('aria-expanded', String(open)))
        await waitFor(() => expect(shown()).toBe(open))
      }
    })
  }

  await step('it says what it opens', async () => {
    await userEvent.click(button)
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '')
    await waitFor(() => expect(panel).toBeVisible())
    await expect(panel).toHaveTextContent(shows)
    await userEvent.click(button)
  })
}
