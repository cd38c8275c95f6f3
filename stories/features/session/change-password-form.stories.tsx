import { expect, fn } from 'storybook/test'
import {
  ChangePasswordForm,
  type ChangePasswordFormProps,
} from '#features/session/change-password-form.tsx'
import type { ChangePasswordStatus } from '#features/session/recovery-state.ts'
import preview from '#storybook/preview.tsx'
import { changePasswordStates, passwordRule } from '#stories/fixtures/session/recovery.ts'
import { inEvery, words } from '#stories/support/index.ts'

const around = {
  account: 'nok_lantern',
  reason: null,
  asksOld: true,
  rule: passwordRule,
  onSubmit: fn(),
}

const statuses = inEvery(changePasswordStates, around) satisfies Record<
  ChangePasswordStatus,
  ChangePasswordFormProps
>

const meta = preview.meta({
  component: ChangePasswordForm,
  args: statuses.idle,
  decorators: [
    (Story) => (
      <div className="max-w-[376px]">
        <Story />
      </div>
    ),
  ],
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.idle })

/** Nothing sent yet. */
export const Idle = meta.story({ args: statuses.idle })

/** The button waits and keeps its width; the fields can still be read. */
export const Sending = meta.story({ args: statuses.sending })

/** It worked; the form is about to go away. */
export const Done = meta.story({ args: statuses.done })

/** The old password is another. */
export const OldWrong = meta.story({ args: statuses['old-wrong'] })

/** The new password is the old one. */
export const Same = meta.story({ args: statuses.same })

/** The server has another rule than the form knew. */
export const Rule = meta.story({ args: statuses.rule })

/** A password that everybody tries first. */
export const Trivial = meta.story({ args: statuses.trivial })

/** The server said how long to wait. */
export const TooMany = meta.story({ args: statuses['too-many'] })

/** No proof that a person asks. */
export const CheckFailed = meta.story({ args: statuses['check-failed'] })

/** No answer came. */
export const Offline = meta.story({ args: statuses.offline })

/** No answer came in time. */
export const Timeout = meta.story({ args: statuses.timeout })

/** The house closed while somebody was typing. */
export const Maintenance = meta.story({ args: statuses.maintenance })

/** Not from here. */
export const Blocked = meta.story({ args: statuses.blocked })

/** The server does not know the address the page was reached at. */
export const BadAddress = meta.story({ args: statuses['bad-address'] })

/** Whatever else. */
export const Failed = meta.story({ args: statuses.failed })

/** A server's own words, which may be of any length and are never HTML. */
export const FailedInServerWords = meta.story({
  args: {
    ...statuses.failed,
    serverMessage: ['<b>E-1042</b>', ...words.map(({ text }) => text)].join(' '),
  },
})

/** The server does not say how long. */
export const TooManyWithoutTime = meta.story({ args: { ...statuses['too-many'], minutes: null } })

/** 123456: there is no way around a change, and the old one is known from the login. */
export const ForcedByTrivial = meta.story({
  args: { ...statuses.idle, reason: 'trivial', asksOld: false },
})

/** Its time is over; after a reload nobody knows the old one any more. */
export const ForcedByExpiry = meta.story({ args: { ...statuses.idle, reason: 'expired' } })

/** Two that differ are told at the second; nothing is sent. */
export const BehaviourMismatch = meta.story({
  globals: { locale: 'en' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Current password'), 'lantern-88')
    await userEvent.type(canvas.getByLabelText('New password'), 'lantern-99')
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'lantern-98{Enter}')
    await expect(
      await canvas.findByText('The passwords don’t match. Type the same one twice'),
    ).toBeVisible()
    await expect(canvas.getByLabelText('Confirm new password')).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

/** Nobody may choose 123456, or their own name. */
export const BehaviourTrivial = meta.story({
  globals: { locale: 'en' },
  args: { ...statuses.idle, asksOld: false, account: 'Lantern-2026' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'lantern-2026')
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'lantern-2026{Enter}')
    await expect(
      await canvas.findByText('This password is easy to guess. Choose another'),
    ).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})
