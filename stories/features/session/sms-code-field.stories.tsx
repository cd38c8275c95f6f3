import { expect, fn, screen, waitFor } from 'storybook/test'
import { SmsCodeField } from '#features/session/sms-code-field.tsx'
import type { SmsCodeState, SmsCodeStatus } from '#features/session/sms-code-rules.ts'
import preview from '#storybook/preview.tsx'
import { smsCodeStates } from '#stories/fixtures/session/sms.ts'
import { inEvery, ownWindow, words } from '#stories/support/index.ts'

type Shown = SmsCodeState & { error?: string; onRequest(): void; onDismiss(): void }

/** The field as a form has it: the state comes whole. */
function CodeOf({ error, onRequest, onDismiss, ...state }: Shown) {
  return (
    <div className="max-w-[376px]">
      <SmsCodeField
        name="code"
        state={state}
        error={error}
        onRequest={onRequest}
        onDismiss={onDismiss}
      />
    </div>
  )
}

const around = { onRequest: fn(), onDismiss: fn() }

const statuses = inEvery(smsCodeStates, around) satisfies Record<SmsCodeStatus, Shown>

const meta = preview.meta({ component: CodeOf, args: statuses.idle })

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.sent })

/** Nothing was asked for yet. */
export const Idle = meta.story({ args: statuses.idle })

/** On its way to the server; the button keeps its width. */
export const Asking = meta.story({ args: statuses.asking })

/** A code was sent: where to, and how long until the next. */
export const Sent = meta.story({ args: statuses.sent })

/** The page forgot that it had asked; the server did not. */
export const Waiting = meta.story({ args: statuses.waiting })

/** The server takes no such number; a form says so at the number. */
export const MobileWrong = meta.story({ args: statuses['mobile-wrong'] })

/** Mistyped; the countdown goes on. */
export const CodeWrong = meta.story({ args: statuses['code-wrong'] })

/** Too old, or tried too often. */
export const CodeExpired = meta.story({ args: statuses['code-expired'] })

/** The server was not shown that a person asks. */
export const BotCheck = meta.story({ args: statuses['bot-check'] })

/** Beyond the countdown: so many an hour and day. */
export const TooMany = meta.story({ args: statuses['too-many'] })

/** Whoever carries SMS did not take it: a warning (section 8). */
export const Unsent = meta.story({ parameters: ownWindow, args: statuses.unsent })

/** Phone identity sends no more. */
export const Quota = meta.story({ args: statuses.quota })

/** Phone identity is switched off. */
export const NotAllowed = meta.story({ args: statuses['not-allowed'] })

/** Phone identity's window was closed. */
export const PopupClosed = meta.story({ args: statuses['popup-closed'] })

/** Phone identity knows why, and does not say. */
export const Unverified = meta.story({ args: statuses.unverified })

/** No answer came. */
export const Offline = meta.story({ args: statuses.offline })

/** No answer came in time. */
export const Timeout = meta.story({ args: statuses.timeout })

/** The house closed meanwhile. */
export const Maintenance = meta.story({ args: statuses.maintenance })

/** Whatever else. */
export const Failed = meta.story({ args: statuses.failed })

/** The form's own word against the code goes before. */
export const Missing = meta.story({
  args: { ...statuses.idle, error: 'กรอกรหัสที่ได้รับทาง SMS' },
})

/** A server's own words, of any length and never HTML. */
export const UnsentInServerWords = meta.story({
  parameters: ownWindow,
  args: {
    ...statuses.unsent,
    serverMessage: ['<b>E-1042</b>', ...words.map(({ text }) => text)].join(' '),
  },
})

/** While it counts, the button can be reached and read, but not pressed. */
export const BehaviourCounting = meta.story({
  globals: { locale: 'en' },
  args: statuses.sent,
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'New code in 42 s' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    await expect(args.onRequest).not.toHaveBeenCalled()
    await expect(canvas.getByText(/081 \*\*\* 5678/)).toBeVisible()
  },
})

/** The warning is read and put away. */
export const BehaviourUnsent = meta.story({
  globals: { locale: 'en' },
  args: statuses.unsent,
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'The code wasn’t sent' })
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'OK' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
})
