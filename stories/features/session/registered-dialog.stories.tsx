import { expect, fn, screen } from 'storybook/test'
import {
  RegisteredDialog,
  type RegisteredDialogProps,
} from '#features/session/registered-dialog.tsx'
import preview from '#storybook/preview.tsx'
import { ownWindow } from '#stories/support/index.ts'
import { inSite } from '#stories/support/site.tsx'

const byNumber: RegisteredDialogProps = {
  open: true,
  account: 'm482193057',
  wayIn: 'both',
  credit: '1000.00',
  onConfirm: fn(),
  onOpenChange: fn(),
}

const meta = preview.meta({
  component: RegisteredDialog,
  decorators: [inSite],
  parameters: { layout: 'fullscreen', ...ownWindow },
  args: byNumber,
})

/** Who came by mobile number is told the user name that was made. */
export const Playground = meta.story()

/** Who chose a user name knows it. */
export const OwnName = meta.story({ args: { account: null } })

/** No codes by SMS: the name and the password are the way in. */
export const ByName = meta.story({ args: { wayIn: 'name' } })

/** No password was asked for. */
export const ByCode = meta.story({ args: { wayIn: 'code' } })

/** Neither a password nor a code: a password has to be set first. */
export const ByReset = meta.story({ args: { wayIn: 'reset' } })

/** Nothing is promised where no way is open. */
export const NoWay = meta.story({
  args: { wayIn: 'none' },
  globals: { locale: 'en' },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog).toHaveAccessibleDescription('This is your user name')
  },
})

/** A mobile number that is the user name. */
export const NumberAsName = meta.story({ args: { account: '66812345678', wayIn: 'name' } })

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
