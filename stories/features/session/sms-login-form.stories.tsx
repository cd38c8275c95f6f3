import { expect, fn, waitFor } from 'storybook/test'
import { loadFlags } from '#components/index.ts'
import { SmsLoginForm, type SmsLoginFormProps } from '#features/session/sms-login-form.tsx'
import type { SmsLoginStatus } from '#features/session/sms-login-state.ts'
import { planField } from '#contract/index.ts'
import { loadPhoneRules, phoneCountries } from '#platform/index.ts'
import preview from '#storybook/preview.tsx'
import { countriesAnswer, smsCodeStates, smsLoginStates } from '#stories/fixtures/session/sms.ts'
import { inEvery } from '#stories/support/index.ts'

const around = {
  countries: phoneCountries(countriesAnswer.list, 'th'),
  home: 'TH',
  rule: planField('mobileNum', undefined),
  code: smsCodeStates.sent,
  remembered: { country: 'TH', digits: '0812345678' },
  forgotHref: '/forgot-password',
  registerHref: '/register',
  onRequestCode: fn(),
  onDismissCode: fn(),
  onSubmit: fn(),
  onForget: fn(),
}

const statuses = {
  ...inEvery(smsLoginStates, around),
  idle: { ...smsLoginStates.idle, ...around, code: smsCodeStates.idle, remembered: null },
  'code-refused': {
    ...smsLoginStates['code-refused'],
    ...around,
    code: smsCodeStates['code-wrong'],
  },
} satisfies Record<SmsLoginStatus, SmsLoginFormProps>

const meta = preview.meta({
  component: SmsLoginForm,
  args: statuses.idle,
  loaders: [() => loadFlags(around.countries.map(({ code }) => code)), loadPhoneRules],
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

/** Not the code that was sent: its field says so, and has the focus. */
export const CodeRefused = meta.story({ args: statuses['code-refused'] })

/** The number is theirs, and no account has it. */
export const NoAccount = meta.story({ args: statuses['no-account'] })

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

/** A code that was asked for with a number the server does not take. */
export const MobileWrong = meta.story({
  args: { ...statuses.idle, code: smsCodeStates['mobile-wrong'] },
})

/** The number first: where it is wrong, its field says so and no code is asked for. */
export const BehaviourNumberFirst = meta.story({
  globals: { locale: 'en' },
  args: statuses.idle,
  play: async ({ args, canvas, userEvent }) => {
    const number = canvas.getByRole('textbox', { name: 'Mobile number' })
    await userEvent.click(canvas.getByRole('button', { name: 'Get code' }))
    await expect(await canvas.findByText('Enter your mobile number')).toBeVisible()
    await waitFor(() => expect(number).toHaveFocus())
    await expect(args.onRequestCode).not.toHaveBeenCalled()
  },
})

/** By keyboard alone, from the number to the answer. */
export const BehaviourKeyboard = meta.story({
  globals: { locale: 'en' },
  args: { ...statuses.idle, code: smsCodeStates.sent },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Mobile number' }))
    await userEvent.keyboard('0812345678{Tab}๔๘๒ 913{Enter}')
    const mobile = {
      digits: '0812345678',
      country: 'TH',
      mobileNum: '812345678',
      countryDialingCode: '66',
    }
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ mobile, code: '482913', remember: false }),
    )
  },
})
