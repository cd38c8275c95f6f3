import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import type { Play } from './context.ts'

/** Words that appear beside a control. */
export interface TooltipPattern {
  /** The accessible name of the control. */
  readonly control: string
  /** The words. */
  readonly words: string
}

/**
 * The tooltip of the W3C ARIA Authoring Practices (`patterns/tooltip`) and of WCAG 1.4.13: seen on
 * focus and under the pointer, described, put away with Esc, and the pointer may rest on it.
 */
export async function tooltipSuite(
  { canvasElement, step, userEvent }: Play,
  { control, words }: TooltipPattern,
) {
  const owner = within(canvasElement).getByRole('button', { name: control })
  const find = () => screen.findByRole('tooltip')
  const gone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())

  await step('the focus shows it, Esc puts it away, the focus stays', async () => {
    await userEvent.tab()
    while (document.activeElement !== owner && document.activeElement !== document.body) {
      await userEvent.tab()
    }
    await expect(await find()).toHaveTextContent(words)
    await expect(owner).toHaveAccessibleDescription(expect.stringContaining(words))
    await userEvent.keyboard('{Escape}')
    await gone()
    await expect(owner).toHaveFocus()
    owner.blur()
  })

  await step('the pointer shows it, may rest on it, and leaves it', async () => {
    await userEvent.hover(owner)
    await find()
    await userEvent.hover(screen.getAllByText(words).find((one) => one !== owner) ?? owner)
    await expect(screen.queryByRole('tooltip')).not.toBeNull()
    await userEvent.unhover(screen.getAllByText(words)[0] ?? owner)
    await waitFor(async () => {
      // A hand that goes on moving, far away from both.
      await fireEvent.pointerMove(document.body, { clientX: 900, clientY: 900 })
      await expect(screen.queryByRole('tooltip')).toBeNull()
    })
  })
}
