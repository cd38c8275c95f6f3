import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { loadFlags } from '#components/index.ts'
import { ForgotDialog, type ForgotDialogProps } from '#features/session/forgot-dialog.tsx'
import preview from '#storybook/preview.tsx'
import { ownWindow } from '#stories/support/index.ts'
import {
  forgotEmailStates,
  forgotMobileStates,
  mobileSurroundings,
  onService,
} from '#stories/fixtures/session/recovery.ts'

const mobile = {
  ...forgotMobileStates.idle,
  ...mobileSurroundings,
  onMobile: fn(),
  onCheckMobile: fn(),
  onRequestCode: fn(),
  onDismissCode: fn(),
  onSubmit: fn(),
  onLogin: fn(),
}
const email = { ...forgotEmailStates.idle, onService, onSubmit: fn() }

const meta = preview.meta({
  // Until a flag is here its code stands in its place.
  loaders: [() => loadFlags(['TH', 'VN'])],
  component: ForgotDialog,
  parameters: { layout: 'fullscreen', ...ownWindow },
  args: {
    open: true,
    method: 'mobile' as const,
    byMobile: true,
    mobile,
    email,
    onOpenChange: fn(),
    onMethodChange: fn(),
  },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** By SMS, as it begins. */
export const Mobile = meta.story()

/** By e-mail. */
export const Email = meta.story({ args: { method: 'email' } })

/** Without a choice the focus begins in the form that is shown. */
export const BehaviourFocus = meta.story({
  globals: { locale: 'en' },
  args: { byMobile: false },
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('User name')).toHaveFocus())
  },
})

/** A house that sends no codes: nothing to choose. */
export const EmailOnly = meta.story({ args: { byMobile: false } })

/** The letter is on its way (`in_been_out`). */
export const EmailSent = meta.story({
  args: { method: 'email', email: { ...email, ...forgotEmailStates.done } },
})

/** All of the screen on a phone. */
export const Phone = meta.story({ globals: { viewport: { value: 'mobile2', isRotated: false } } })

function Choosing(args: ForgotDialogProps) {
  const [method, setMethod] = useState(args.method)
  return <ForgotDialog {...args} method={method} onMethodChange={setMethod} />
}

/** What was typed into one form is still there after a look at the other. */
export const BehaviourKeepsBoth = meta.story({
  globals: { locale: 'en' },
  render: (args) => <Choosing {...args} />,
  play: async ({ userEvent }) => {
    const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))
    await screen.findByRole('dialog', { name: 'Forgot password' })
    await userEvent.type(screen.getByLabelText('New password'), 'lantern-88')
    await choose('Email')
    await userEvent.type(screen.getByLabelText('User name'), 'nok')
    await choose('Mobile number')
    await expect(screen.getByLabelText('New password')).toHaveValue('lantern-88')
    await choose('Email')
    await expect(screen.getByLabelText('User name')).toHaveValue('nok')
  },
})
