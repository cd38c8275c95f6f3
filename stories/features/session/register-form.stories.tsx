import { expect, fn, screen, waitFor } from 'storybook/test'
import { loadFlags } from '#components/index.ts'
import { RegisterForm } from '#features/session/register-form.tsx'
import type { RegisterFormProps } from '#features/session/register-props.ts'
import type { RegisterStatus } from '#features/session/registration-state.ts'
import preview from '#storybook/preview.tsx'
import {
  everyRule,
  hostileRules,
  registerDoes,
  registerGiven,
  registerStates,
} from '#stories/fixtures/session/register.ts'
import { inEvery, ownWindow, words } from '#stories/support/index.ts'
import { inFormColumn } from '#stories/support/site.tsx'

const around = { ...registerGiven(), ...registerDoes }
const byMobile = { ...registerGiven(undefined, { method: 'mobile' }), ...registerDoes }
const invited = { ...registerGiven(everyRule), ...registerDoes }

const { referralCode: _, ...unasked } = everyRule

const statuses = {
  ...inEvery(registerStates, around),
  loading: { ...around, status: 'loading' },
  unavailable: { ...around, status: 'unavailable', code: 'RS-504', retrying: false, onRetry: fn() },
  closed: { ...around, status: 'closed' },
  'mobile-taken': { ...registerStates['mobile-taken'], ...byMobile },
  affiliate: { ...registerStates.affiliate, ...invited },
} satisfies Record<RegisterStatus, RegisterFormProps>

const meta = preview.meta({
  component: RegisterForm,
  args: statuses.idle,
  // A flag that is on its way is two letters for a moment.
  loaders: [() => loadFlags(['TH', 'VN'])],
  decorators: [inFormColumn],
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.idle })

/** The server has not said yet what it asks. */
export const Loading = meta.story({ args: statuses.loading })

/** It did not say it at all. */
export const Unavailable = meta.story({ args: statuses.unavailable })

/** The house takes nobody. */
export const Closed = meta.story({ args: statuses.closed })

/** Nothing typed yet. */
export const Idle = meta.story({ args: statuses.idle })

/** The button waits and keeps its width; the fields can still be read. */
export const Submitting = meta.story({ args: statuses.submitting })

/** The server has something against one answer; its field says what it takes. */
export const AnswerWrong = meta.story({ args: statuses['answer-wrong'] })

/** The form has no such field yet: the house began to ask it since the page was loaded. */
export const AnswerUnasked = meta.story({
  args: { ...registerStates['answer-wrong'], field: 'email', ...around },
})

/** Somebody has this user name. */
export const Taken = meta.story({ args: statuses.taken })

/** The number belongs to an account; only who has shown that it is theirs is told. */
export const MobileTaken = meta.story({ args: statuses['mobile-taken'] })

/** A password that anybody would try first. */
export const Easy = meta.story({ args: statuses.easy })

/** No agent has this code: a dialog stops the registration. */
export const Affiliate = meta.story({ parameters: ownWindow, args: statuses.affiliate })

/** No friend has this code. */
export const Referral = meta.story({ parameters: ownWindow, args: statuses.referral })

/** The same with a code of the link, which no field asks for. */
export const ReferralOfLink = meta.story({
  parameters: ownWindow,
  args: { ...registerStates.referral, ...registerGiven(unasked), ...registerDoes },
})

/** Misread: there is another picture, and its field is empty. */
export const CaptchaWrong = meta.story({ args: statuses['captcha-wrong'] })

/** No proof that a person asks. */
export const BotCheck = meta.story({ args: statuses['bot-check'] })

/** The agents’ own door. */
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
export const Registered = meta.story({ args: statuses.registered })

/** By mobile number: code and password under it. */
export const ByMobile = meta.story({ args: { ...registerStates.idle, ...byMobile } })

/** In English, by daylight. */
export const InEnglish = meta.story({
  globals: { locale: 'en', scheme: 'light' },
  args: { ...registerStates.idle, ...byMobile },
})

/** One way is open, so there is nothing to switch to. */
export const OneWay = meta.story({ args: { ...statuses.idle, methods: ['username'] } })

/** Everything a server can ask, and the page's button that empties it. */
export const EveryField = meta.story({
  args: { ...registerStates.idle, ...invited, canReset: true },
})

/** A friend's code came with the link. */
export const FromALink = meta.story({ args: { ...statuses.idle, referralCode: 'LANTERN7' } })

/** A server's own words, which may be of any length and are never HTML. */
export const FailedInServerWords = meta.story({
  args: {
    ...statuses.failed,
    serverMessage: ['<b>E-1042</b>', ...words.map(({ text }) => text)].join(' '),
  },
})

/** Empty fields are named, and the first one gets the focus. The button is never disabled. */
export const BehaviourEmpty = meta.story({
  globals: { locale: 'en' },
  args: statuses.idle,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }))
    await expect(await canvas.findByText('User name can’t be empty')).toBeVisible()
    await expect(canvas.getByText('Password can’t be empty')).toBeVisible()
    await expect(canvas.getByText('Tick the box to confirm you are 18 or older')).toBeVisible()
    await expect(canvas.getByLabelText('User name')).toHaveFocus()
    await expect(registerDoes.onSubmit).not.toHaveBeenCalled()
  },
})

/** By keyboard alone, from the first field to the answer. */
export const BehaviourKeyboard = meta.story({
  globals: { locale: 'en' },
  args: statuses.idle,
  play: async ({ canvas, userEvent }) => {
    registerDoes.onSubmit.mockClear()
    await userEvent.click(canvas.getByLabelText('User name'))
    // The eye stands between a password and what follows, the picture between its code and the tick.
    await userEvent.keyboard('noklantern{Tab}lantern-88{Tab}{Tab}{Tab}{Tab}2618{Tab}{Tab} {Enter}')
    await waitFor(() => expect(registerDoes.onSubmit).toHaveBeenCalledOnce())
    await expect(registerDoes.onSubmit).toHaveBeenCalledWith({
      username: 'noklantern',
      password: 'lantern-88',
      payeeName: '',
      referralCode: '',
      captcha: '2618',
      agreed: true,
    })
  },
})

/** Patterns that hang or are none, bounds that nobody meets: the form stays a form. */
export const BehaviourHostileSettings = meta.story({
  globals: { locale: 'en' },
  args: { ...registerStates.idle, ...registerGiven(hostileRules), ...registerDoes },
  play: async ({ canvas, userEvent }) => {
    registerDoes.onSubmit.mockClear()
    await userEvent.click(canvas.getByLabelText('User name'))
    await userEvent.paste(`${'a'.repeat(15)}!`)
    await userEvent.click(canvas.getByLabelText('Password'))
    await userEvent.paste('lantern-88')
    await userEvent.click(canvas.getByLabelText('Code in the picture'))
    await userEvent.paste('๒๖๑๘')
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }))
    await waitFor(() => expect(canvas.getByLabelText('User name')).toHaveFocus())
    await userEvent.clear(canvas.getByLabelText('User name'))
    await userEvent.paste('a'.repeat(16))
    await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }))
    await waitFor(() => expect(registerDoes.onSubmit).toHaveBeenCalledOnce())
    await expect(registerDoes.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ captcha: '2618' }),
    )
  },
})

/** The warning about a code is read, and the focus goes where it can be changed. */
export const BehaviourInvite = meta.story({
  globals: { locale: 'en' },
  args: statuses.referral,
  play: async ({ userEvent }) => {
    const warning = await screen.findByRole('alertdialog', { name: /referral code/ })
    await expect(warning).toHaveTextContent('LANTERN8')
    await userEvent.click(screen.getByRole('button', { name: 'OK' }))
    await expect(registerDoes.onDismissInvite).toHaveBeenCalled()
  },
})
