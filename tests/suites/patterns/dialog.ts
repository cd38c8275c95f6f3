import { expect, screen, waitFor, within } from 'storybook/test'
import { type Play, presses, tabStops, tap } from './context.ts'

/** A dialog behind a control. */
export interface DialogPattern {
  /** The accessible name of what opens it. */
  readonly opener: string
  /** The accessible name of the dialog. */
  readonly name: string
  /** @default 'dialog' */
  readonly role?: 'dialog' | 'alertdialog'
  /** The name of a button inside that closes it. */
  readonly close: string
  /** What closes it, where it is no button: an option with the focus on its list. @default 'button' */
  readonly closeRole?: 'button' | 'option'
  /** What a press beside it does. @default 'closes' */
  readonly beside?: 'closes' | 'stays'
  /** Whether it keeps the focus inside and the page behind away; a popover does not. @default true */
  readonly modal?: boolean
}

/**
 * The dialog of the W3C ARIA Authoring Practices, opened and closed by keys, mouse and finger
 * (`patterns/dialog-modal`). The story starts closed, and its dialog may be opened again and again.
 */
export async function dialogSuite({ step, userEvent }: Play, pattern: DialogPattern) {
  const { name, role = 'dialog', closeRole = 'button', beside = 'closes', modal = true } = pattern
  const opener = screen.getByRole('button', { name: pattern.opener })
  const find = () => screen.findByRole(role, { name })
  const gone = () => waitFor(() => expect(screen.queryByRole(role, { name })).toBeNull())
  const closer = (dialog: HTMLElement) =>
    within(dialog).findByRole(closeRole, { name: pattern.close })
  const open = async () => {
    opener.focus()
    await userEvent.keyboard('{Enter}')
    return find()
  }
  const isBack = () => waitFor(() => expect(opener).toHaveFocus())

  for (const [way, press] of presses) {
    await step(`${way} opens it, with the focus inside`, async () => {
      await press(userEvent, opener)
      const dialog = await find()
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    })
    await step(`${way} on “${pattern.close}” closes it, and the focus comes back`, async () => {
      await press(userEvent, await closer(await find()))
      await gone()
      await isBack()
    })
  }

  await step('Esc closes it, and the focus comes back', async () => {
    await open()
    await userEvent.keyboard('{Escape}')
    await gone()
    await isBack()
  })

  if (modal) {
    await step('Tab walks round inside, in both directions', async () => {
      const dialog = await open()
      await expect(dialog).toHaveAttribute('aria-modal', 'true')
      const stops = tabStops(dialog).length
      for (const shift of [false, true]) {
        for (let at = 0; at <= stops; at++) {
          await userEvent.tab({ shift })
          await expect(dialog).toContainElement(document.activeElement as HTMLElement)
        }
      }
    })
    await step('the page behind is out of reach and stands still', async () => {
      await expect(opener.closest('[aria-hidden="true"], [inert]')).not.toBeNull()
      await expect(document.documentElement.style.overflow).toBe('hidden')
      await userEvent.keyboard('{Escape}')
      await gone()
      await expect(document.documentElement.style.overflow).toBe('')
    })
  }

  for (const [way, press] of [
    ['a click', () => userEvent.click(document.documentElement)],
    ['a tap', () => tap(userEvent, document.documentElement)],
  ] as const) {
    await step(`${way} beside it: it ${beside}`, async () => {
      const dialog = await open()
      await press()
      if (beside === 'closes') return gone()
      // It may still be fading in.
      await waitFor(() => expect(dialog).toBeVisible())
      await userEvent.keyboard('{Escape}')
      await gone()
    })
  }
}
