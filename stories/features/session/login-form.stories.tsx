import { expect, fn } from 'storybook/test'
import { LoginForm, type LoginFormProps } from '#features/session/login-form.tsx'
import type { LoginStatus } from '#features/session/login-state.ts'
import preview from '#storybook/preview.tsx'
import { loginStates, loginSurroundings } from '#stories/fixtures/session/login.ts'
import { inEvery, words } from '#stories/support/index.ts'

const around = {
  ...loginSurroundings,
  onSubmit: fn(),
  onRefreshCaptcha: fn(),
  onForget: fn(),
}

const statuses = {
  ...inEvery(loginStates, around),
  idle: { ...loginStates.idle, ...around, remembered: null },
} satisfies Record<LoginStatus, LoginFormProps>

const meta = preview.meta({
  component: LoginForm,
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

/** Nothing typed yet. */
export const Idle = meta.story({ args: statuses.idle })

/** The button waits and keeps its width; the fields can still be read. */
export const Submitting = meta.story({ args: statuses.submitting })

/** Wrong user name or password: what was typed is still there, and the password has the focus. */
export const Rejected = meta.story({ args: statuses.rejected })

/** Wrong once more: from now on every attempt needs the picture. */
export const Captcha = meta.story({ args: statuses.captcha })

/** The server wants the picture first; nobody said that the password is wrong. */
export const CaptchaNeeded = meta.story({ args: statuses['captcha-needed'] })

/** Misread: there is another picture, and its field is empty. */
export const CaptchaWrong = meta.story({ args: statuses['captcha-wrong'] })

/** The security check came to nothing; another press does it again. */
export const BotCheck = meta.story({ args: statuses['bot-check'] })

/** An account that is no player's. */
export const NotMember = meta.story({ args: statuses['not-member'] })

/** A player on the door of the agents. */
export const NotAgent = meta.story({ args: statuses['not-agent'] })

/** The server said how long to wait. */
export const TooMany = meta.story({ args: statuses['too-many'] })

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

/** The form looks busy until it goes away. */
export const SignedIn = meta.story({ args: statuses['signed-in'] })

/** A server's own words, which may be of any length and are never HTML. */
export const FailedInServerWords = meta.story({
  args: {
    ...statuses.failed,
    serverMessage: ['<b>E-1042</b>', ...words.map(({ text }) => text)].join(' '),
  },
})

/** The server does not say how long. */
export const TooManyWithoutTime = meta.story({ args: { ...statuses['too-many'], minutes: null } })

/** The picture is on its way. */
export const CaptchaLoading = meta.story({
  args: { ...statuses.captcha, captcha: { status: 'loading' } },
})

/** The picture did not come; a press asks for another. */
export const CaptchaFailed = meta.story({
  args: { ...statuses.captcha, captcha: { status: 'failed' } },
})

/** No way to lost passwords or new accounts: no links. */
export const WithoutLinks = meta.story({
  args: { ...statuses.idle, forgotHref: undefined, registerHref: undefined },
})

/** Empty fields are named, and the first one gets the focus. The button is never disabled. */
export const BehaviourEmpty = meta.story({
  globals: { locale: 'en' },
  args: statuses.idle,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await expect(await canvas.findByText('User name can’t be empty')).toBeVisible()
    await expect(canvas.getByText('Password can’t be empty')).toBeVisible()
    await expect(canvas.getByLabelText('User name')).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

/** By keyboard alone, from the first field to the answer. */
export const BehaviourKeyboard = meta.story({
  globals: { locale: 'en' },
  args: statuses.idle,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('User name'))
    await userEvent.keyboard('nok_lantern{Tab}lantern-88{Tab}{Tab} {Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({
      username: 'nok_lantern',
      password: 'lantern-88',
      captcha: '',
      remember: true,
    })
  },
})
