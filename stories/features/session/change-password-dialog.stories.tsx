import { expect, fn, screen, waitFor } from 'storybook/test'
import { ChangePasswordDialog } from '#features/session/change-password-dialog.tsx'
import preview from '#storybook/preview.tsx'
import { ownWindow } from '#stories/support/index.ts'
import { changePasswordStates, passwordRule } from '#stories/fixtures/session/recovery.ts'

const form = {
  ...changePasswordStates.idle,
  account: 'nok_lantern',
  reason: null,
  asksOld: true,
  rule: passwordRule,
  onSubmit: fn(),
}

const meta = preview.meta({
  component: ChangePasswordDialog,
  parameters: { layout: 'fullscreen', ...ownWindow },
  args: { open: true, onClose: fn(), form },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** By their own wish. */
export const Wished = meta.story()

/** There is no way around it: the x logs out. */
export const Forced = meta.story({
  args: { form: { ...form, reason: 'trivial', asksOld: false } },
})

/** All of the screen on a phone. */
export const Phone = meta.story({
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  args: { form: { ...form, reason: 'expired' } },
})

/** Esc closes one that was wished for. */
export const BehaviourEscape = meta.story({
  globals: { locale: 'en' },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Change password' })
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

/** The first field has the focus. Esc does not close one that is forced; its x says what it does. */
export const BehaviourForced = meta.story({
  globals: { locale: 'en' },
  args: { form: { ...form, reason: 'trivial', asksOld: false } },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Change password' })
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})
