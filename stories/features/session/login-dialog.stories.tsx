import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '#components/index.ts'
import { LoginDialog, type LoginDialogProps } from '#features/session/login-dialog.tsx'
import preview from '#storybook/preview.tsx'
import { ownWindow } from '#stories/support/index.ts'
import { loginStates, loginSurroundings } from '#stories/fixtures/session/login.ts'

const around = { ...loginSurroundings, onSubmit: fn(), onRefreshCaptcha: fn(), onForget: fn() }

const meta = preview.meta({
  component: LoginDialog,
  parameters: { layout: 'fullscreen', ...ownWindow },
  args: {
    open: true,
    onOpenChange: fn(),
    form: { ...loginStates.idle, ...around, remembered: null },
  },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** As it stands after a third failure. */
export const Captcha = meta.story({ args: { form: { ...loginStates.captcha, ...around } } })

/** After a change of password: the new one is the one to log in with (A8). */
export const PasswordSet = meta.story({ args: { password: 'set' } })

/** No answer came to who changed it, and they are out: it may be either. */
export const PasswordMaybeSet = meta.story({ args: { password: 'maybe' } })

/** They were out before the change was asked for: it is the old one still. */
export const PasswordKept = meta.story({ args: { password: 'kept' } })

/** All of the screen on a phone. */
export const Phone = meta.story({
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  args: { form: { ...loginStates.rejected, ...around } },
})

function Opened(args: LoginDialogProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <LoginDialog {...args} open={open} onOpenChange={setOpen} />
    </>
  )
}

/** The first field gets the focus; Esc closes and gives it back. */
export const BehaviourFocus = meta.story({
  globals: { locale: 'en' },
  render: (args) => <Opened {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    await screen.findByRole('dialog', { name: 'Welcome back' })
    await waitFor(() => expect(screen.getByLabelText('User name')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
  },
})
