import { expect, fn } from 'storybook/test'
import { ForgotEmailForm, type ForgotEmailFormProps } from '#features/session/forgot-email-form.tsx'
import type { ForgotEmailStatus } from '#features/session/recovery-state.ts'
import preview from '#storybook/preview.tsx'
import { forgotEmailStates, onService } from '#stories/fixtures/session/recovery.ts'
import { inEvery, words } from '#stories/support/index.ts'

const around = { onService, onSubmit: fn(), onTouch: fn() }

const statuses = inEvery(forgotEmailStates, around) satisfies Record<
  ForgotEmailStatus,
  ForgotEmailFormProps
>

const meta = preview.meta({
  component: ForgotEmailForm,
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

/** The letter is on its way; a message takes the form’s place. */
export const Done = meta.story({ args: statuses.done })

/** Said only where the operator wants it. */
export const NoAccount = meta.story({ args: statuses['no-account'] })

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

/** Nobody to turn to: no link. */
export const WithoutService = meta.story({ args: { ...statuses.idle, onService: undefined } })

/** Empty and half an address are told in words of our own; nothing is sent. */
export const BehaviourInvalid = meta.story({
  globals: { locale: 'en' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'nok@example')
    await userEvent.click(canvas.getByRole('button', { name: 'Send the email' }))
    await expect(await canvas.findByText('User name can’t be empty')).toBeVisible()
    await expect(canvas.getByText('Enter an email such as name@example.com')).toBeVisible()
    await expect(canvas.getByLabelText('User name')).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

/** Pasted with spaces around, sent without. */
export const BehaviourPaste = meta.story({
  globals: { locale: 'en' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('User name'), ' nok ')
    await userEvent.click(canvas.getByLabelText('Email'))
    await userEvent.paste(' nok@example.com ')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({ username: 'nok', email: 'nok@example.com' })
  },
})
