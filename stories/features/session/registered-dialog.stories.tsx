import { expect, fn, screen } from 'storybook/test'
import { RegisteredDialog } from '#features/session/registered-dialog.tsx'
import preview from '#storybook/preview.tsx'
import { inSite } from '#stories/support/site.tsx'

const meta = preview.meta({
  component: RegisteredDialog,
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    account: 'm482193057',
    credit: '1000.00',
    onConfirm: fn(),
    onOpenChange: fn(),
  },
})

/** Who came by mobile number is told the user name that was made. */
export const Playground = meta.story()

/** Who chose a user name knows it. */
export const OwnName = meta.story({ args: { account: null } })

/** A house that gives nothing says nothing of it. */
export const WithoutCredit = meta.story({ args: { credit: null } })

/** By daylight, in English. */
export const InEnglish = meta.story({ globals: { locale: 'en', scheme: 'light' } })

/** On a phone. */
export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
})

/** A user name as long as another server may make it. */
export const LongName = meta.story({ args: { account: 'w'.repeat(40) } })

/** One button leads on. */
export const BehaviourConfirm = meta.story({
  globals: { locale: 'en' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Let’s play' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
})
