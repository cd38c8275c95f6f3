import { loadFlags } from '#components/index.ts'
import { expect, fn } from 'storybook/test'
import {
  ForgotMobileForm,
  type ForgotMobileFormProps,
} from '#features/session/forgot-mobile-form.tsx'
import type { ForgotMobileStatus } from '#features/session/recovery-state.ts'
import preview from '#storybook/preview.tsx'
import { forgotMobileStates, mobileSurroundings } from '#stories/fixtures/session/recovery.ts'
import { inEvery, words } from '#stories/support/index.ts'

const around = {
  ...mobileSurroundings,
  onMobile: fn(),
  onCheckMobile: fn(),
  onRequestCode: fn(),
  onDismissCode: fn(),
  onSubmit: fn(),
  onLogin: fn(),
  onTouch: fn(),
}

const statuses = inEvery(forgotMobileStates, around) satisfies Record<
  ForgotMobileStatus,
  ForgotMobileFormProps
>

const meta = preview.meta({
  // Until a flag is here its code stands in its place.
  loaders: [() => loadFlags(['TH', 'VN'])],
  component: ForgotMobileForm,
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

/** Signed in; the form is about to go away. */
export const Done = meta.story({ args: statuses.done })

/** The number is theirs, and nobody’s here. */
export const NoAccount = meta.story({ args: statuses['no-account'] })

/** The server has another rule than the form knew. */
export const Rule = meta.story({ args: statuses.rule })

/** A password that everybody tries first. */
export const Trivial = meta.story({ args: statuses.trivial })

/** The password holds, but logging in with it did not work out. */
export const Set = meta.story({ args: statuses.set })

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

/** The number is none of that country. */
export const MobileWrong = meta.story({
  args: { ...statuses.idle, mobile: { digits: '08123', country: 'TH' }, mobileFault: 'wrong' },
})

/** The code was another one: said at its field. */
export const CodeWrong = meta.story({
  args: {
    ...statuses.idle,
    code: { ...around.code, status: 'code-wrong', sentTo: '0812345678', failures: 1 },
  },
})

/** The code came too late. */
export const CodeExpired = meta.story({
  args: {
    ...statuses.idle,
    code: { ...around.code, status: 'code-expired', sentTo: '0812345678', failures: 1 },
  },
})

/** Empty fields are named; without a number the reader begins there. */
export const BehaviourEmpty = meta.story({
  globals: { locale: 'en' },
  args: { ...statuses.idle, mobile: { digits: '', country: 'TH' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset and log in' }))
    await expect(await canvas.findByText('New password can’t be empty')).toBeVisible()
    await expect(canvas.getByText('SMS code can’t be empty')).toBeVisible()
    await expect(args.onCheckMobile).toHaveBeenCalledOnce()
    await expect(canvas.getByLabelText('Mobile number')).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

/** The steps follow what is typed; a password of one kind is told the rule. */
export const BehaviourStrength = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    const meter = canvas.getByRole('meter', { name: 'How hard the password is to guess' })
    const field = canvas.getByLabelText('New password')
    await userEvent.type(field, 'aaaaaaaa')
    await expect(meter).toHaveAttribute('aria-valuetext', 'Easy to guess')
    await userEvent.clear(field)
    await userEvent.type(field, 'Lantern-88-kite')
    await expect(meter).toHaveAttribute('aria-valuetext', 'Very good')
    await userEvent.clear(field)
    await userEvent.type(field, 'no digits here{Enter}')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  },
})
