import { fn } from 'storybook/test'
import { ResetPasswordDialog } from '#features/session/reset-password-dialog.tsx'
import preview from '#storybook/preview.tsx'
import { ownWindow } from '#stories/support/index.ts'
import { passwordRule, resetPasswordStates, onService } from '#stories/fixtures/session/recovery.ts'

const form = {
  ...resetPasswordStates.idle,
  account: 'nok_lantern',
  rule: passwordRule,
  onService,
  onSubmit: fn(),
  onRetry: fn(),
  onForgot: fn(),
  onLogin: fn(),
}

const meta = preview.meta({
  component: ResetPasswordDialog,
  parameters: { layout: 'fullscreen', ...ownWindow },
  args: { open: true, onOpenChange: fn(), form },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** The link is good. */
export const Open = meta.story()

/** The link is not good any more. */
export const Spent = meta.story({
  args: { form: { ...form, ...resetPasswordStates.spent, account: null } },
})

/** All of the screen on a phone. */
export const Phone = meta.story({ globals: { viewport: { value: 'mobile2', isRotated: false } } })
