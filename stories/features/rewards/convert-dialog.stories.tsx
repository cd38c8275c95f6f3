import { expect, fn, screen, waitFor } from 'storybook/test'
import { ConvertDialog, type ConvertDialogProps } from '#features/rewards/convert-dialog.tsx'
import preview from '#storybook/preview.tsx'
import { ownWindow } from '#stories/support/index.ts'
import { inSite } from '#stories/support/site.tsx'

const idle: ConvertDialogProps = {
  open: true,
  onOpenChange: fn(),
  rate: { points: 100, credit: '8.00', minimum: 100, maximum: 50_000 },
  balance: 4280,
  state: { status: 'idle', failures: 0 },
  onSubmit: fn(),
  onLogin: fn(),
}

const meta = preview.meta({
  component: ConvertDialog,
  parameters: ownWindow,
  decorators: [inSite],
  args: idle,
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: idle })

/** As many as go, and what they are worth. */
export const Idle = meta.story({ args: idle })

/** The button waits. */
export const Sending = meta.story({ args: { ...idle, state: { status: 'sending', failures: 0 } } })

/** The credit is in the wallet. */
export const Done = meta.story({
  args: {
    ...idle,
    state: { status: 'done', answer: { credit: '336.00', balance: 80 }, failures: 0 },
  },
})

/** The operator changed the rate meanwhile. */
export const RateChanged = meta.story({
  args: { ...idle, state: { status: 'refused', problem: { kind: 'price' }, failures: 1 } },
})

/** The session ended meanwhile; the way back in is here. */
export const LoggedOut = meta.story({
  args: { ...idle, state: { status: 'refused', problem: { kind: 'login' }, failures: 1 } },
})

/** By keys: from what is said to the way back in. */
export const BehaviourLoggedOut = LoggedOut.extend({
  globals: { locale: 'en' },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onLogin).toHaveBeenCalledOnce()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

/** Fewer points than the least there can be converted. */
export const TooFew = meta.story({ args: { ...idle, balance: 60 } })

/** No multiple, too many, then right. */
export const BehaviourBounds = meta.story({
  args: idle,
  globals: { locale: 'en' },
  play: async ({ args, userEvent }) => {
    const field = screen.getByRole('spinbutton', { name: 'Points' })
    await userEvent.clear(field)
    await userEvent.type(field, '150{Enter}')
    await expect(await screen.findByText('Enter a multiple of 100')).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, '9000{Enter}')
    await expect((await screen.findAllByText('You have 4,280 points')).length).toBeGreaterThan(0)
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, '300')
    await expect(screen.getByText('฿24.00')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(300))
  },
})
