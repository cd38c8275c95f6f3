import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '#components/index.ts'
import { RegisterDialog, type RegisterDialogProps } from '#features/session/register-dialog.tsx'
import preview from '#storybook/preview.tsx'
import { ownWindow } from '#stories/support/index.ts'
import { registerDoes, registerGiven, registerStates } from '#stories/fixtures/session/register.ts'
import { inSite } from '#stories/support/site.tsx'

const around = { ...registerGiven(), ...registerDoes }

const meta = preview.meta({
  component: RegisterDialog,
  decorators: [inSite],
  parameters: { layout: 'fullscreen', ...ownWindow },
  args: {
    open: true,
    onOpenChange: fn(),
    form: { ...registerStates.idle, ...around },
  },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** By daylight, in English. */
export const InEnglish = meta.story({ globals: { locale: 'en', scheme: 'light' } })

/** The other brand has another scene. */
export const OtherBrand = meta.story({ globals: { brand: 'siam' } })

/** The settings are on their way. */
export const Loading = meta.story({ args: { form: { ...around, status: 'loading' } } })

/** All of the screen on a phone. */
export const Phone = meta.story({
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  args: { form: { ...registerStates.taken, ...around } },
})

function Opened(args: RegisterDialogProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <RegisterDialog {...args} open={open} onOpenChange={setOpen} />
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
    await screen.findByRole('dialog', { name: 'Create an account' })
    await waitFor(() => expect(screen.getByLabelText('User name')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
  },
})
