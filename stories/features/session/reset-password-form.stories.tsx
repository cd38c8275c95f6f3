import { fn } from 'storybook/test'
import {
  ResetPasswordForm,
  type ResetPasswordFormProps,
} from '#features/session/reset-password-form.tsx'
import type { ResetPasswordStatus } from '#features/session/recovery-state.ts'
import preview from '#storybook/preview.tsx'
import { passwordRule, resetPasswordStates, onService } from '#stories/fixtures/session/recovery.ts'
import { inEvery, words } from '#stories/support/index.ts'

const around = {
  account: 'nok_lantern',
  rule: passwordRule,
  onService,
  onSubmit: fn(),
  onRetry: fn(),
  onForgot: fn(),
  onLogin: fn(),
}

const statuses = {
  ...inEvery(resetPasswordStates, around),
  checking: { ...resetPasswordStates.checking, ...around, account: null },
  spent: { ...resetPasswordStates.spent, ...around, account: null },
} satisfies Record<ResetPasswordStatus, ResetPasswordFormProps>

const meta = preview.meta({
  component: ResetPasswordForm,
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

/** Whose link it is. */
export const Checking = meta.story({ args: statuses.checking })

/** The link has been used, or is too old. */
export const Spent = meta.story({ args: statuses.spent })

/** Nothing sent yet. */
export const Idle = meta.story({ args: statuses.idle })

/** The button waits and keeps its width; the fields can still be read. */
export const Sending = meta.story({ args: statuses.sending })

/** The password is set; what is left is to log in with it. */
export const Done = meta.story({ args: statuses.done })

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

/** The link could not be looked at: there is a way to try again. */
export const OfflineBeforeTheForm = meta.story({ args: { ...statuses.offline, account: null } })
