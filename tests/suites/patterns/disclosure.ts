import { expect, waitFor, within } from 'storybook/test'
import { type Play, presses, tabStops } from './context.ts'

/** A button, or the row of a `details`, that shows and hides what belongs to it. */
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
  const words = canvas.queryAllByText(name).find((one) => one.closest('summary'))
  const row = words?.closest('summary')
  const button = row ?? canvas.getByRole('button', { name })
  const details = row?.closest('details')
  const isOpen = () =>
    details ? String(details.open) : (button.getAttribute('aria-expanded') ?? 'unsaid')
  const shown = () =>
    canvas.queryAllByText(shows).some((one) => one.checkVisibility({ visibilityProperty: true }))

  // The keys of a `summary` are the browser's own, and no event that a test makes up stands for them.
  for (const [way, press] of details ? presses.slice(0, 2) : presses) {
    await step(`${way} opens and closes it`, async () => {
      for (const open of [true, false]) {
        await press(userEvent, button)
        await waitFor(() => expect(isOpen()).toBe(String(open)))
        await waitFor(() => expect(shown()).toBe(open))
      }
    })
  }

  await step('it says what it opens', async () => {
    await userEvent.click(button)
    const panel = details ?? document.getElementById(button.getAttribute('aria-controls') ?? '')
    await waitFor(() => expect(panel).toBeVisible())
    await expect(panel).toHaveTextContent(shows)
    await userEvent.click(button)
  })

  await step('Tab reaches it', async () => {
    await expect(tabStops(canvasElement)).toContain(button)
  })
}
