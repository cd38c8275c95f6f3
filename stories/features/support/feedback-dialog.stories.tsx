import { expect, fn, screen, waitFor } from 'storybook/test'
import { feedback } from '#contract/index.ts'
import { FeedbackDialog, type FeedbackDialogProps } from '#features/support/feedback-dialog.tsx'
import type { FeedbackStatus } from '#features/support/feedback-rules.ts'
import { useFeedback } from '#features/support/use-feedback.ts'
import preview from '#storybook/preview.tsx'
import { ownWindow } from '#stories/support/index.ts'
import { answer, offline, refuse } from '#stories/fixtures/answers.ts'
import { inSite } from '#stories/support/site.tsx'

const around = {
  open: true,
  onOpenChange: fn(),
  failures: 0,
  draft: () => 'ปุ่มในหน้าหวยเล็กไปบนมือถือ',
  onType: fn(),
  onSubmit: fn(),
  onAgain: fn(),
  onLogin: fn(),
  onClose: fn(),
}

const statuses = {
  idle: { ...around, status: 'idle', draft: () => '' },
  sending: { ...around, status: 'sending' },
  done: { ...around, status: 'done' },
  'too-many': { ...around, status: 'too-many', minutes: 12 },
  login: { ...around, status: 'login' },
  'switched-off': { ...around, status: 'switched-off' },
  offline: { ...around, status: 'offline' },
  timeout: { ...around, status: 'timeout' },
  maintenance: { ...around, status: 'maintenance' },
  failed: { ...around, status: 'failed', serverMessage: null },
} satisfies Record<FeedbackStatus, FeedbackDialogProps>

const meta = preview.meta({
  component: FeedbackDialog,
  decorators: [inSite],
  parameters: { layout: 'fullscreen', ...ownWindow },
  args: statuses.idle,
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.idle })

/** Nothing written yet. */
export const Idle = meta.story({ args: statuses.idle })

/** On its way. */
export const Sending = meta.story({ args: statuses.sending })

/** The operator has it. */
export const Done = meta.story({ args: statuses.done })

/** Five an hour are enough. */
export const TooMany = meta.story({ args: statuses['too-many'] })

/** The session ended meanwhile; the text waits. */
export const Login = meta.story({ args: statuses.login })

/** The house takes none any more. */
export const SwitchedOff = meta.story({ args: statuses['switched-off'] })

/** No answer came. */
export const Offline = meta.story({ args: statuses.offline })

/** No answer came in time. */
export const Timeout = meta.story({ args: statuses.timeout })

/** The house closed meanwhile. */
export const Maintenance = meta.story({ args: statuses.maintenance })

/** Whatever else. */
export const Failed = meta.story({ args: statuses.failed })

/** A server's own words, as text. */
export const FailedInServerWords = meta.story({
  args: { ...statuses.failed, serverMessage: '<b>E-1042</b> ระบบไม่พร้อมใช้งานชั่วคราว' },
})

/** A sheet from the bottom. */
export const Phone = meta.story({
  args: statuses.idle,
  globals: { viewport: { value: 'mobile1' } },
})

function Connected() {
  const form = useFeedback(true)
  return (
    <FeedbackDialog
      {...form}
      open
      onOpenChange={around.onOpenChange}
      onLogin={around.onLogin}
      onClose={around.onClose}
    />
  )
}
const connected = meta.story({
  globals: { locale: 'en' },
  render: () => <Connected />,
})

const type = async (
  userEvent: { type(field: Element, text: string): Promise<void> },
  text: string,
) => userEvent.type(await screen.findByRole('textbox', { name: /Your feedback/ }), text)

/** With its hook: too short says so and sends nothing; then it arrives. */
export const Answered = connected.extend({
  beforeEach({ msw }) {
    sessionStorage.removeItem('feedbackDraft')
    msw.use(answer(feedback, {}))
  },
  play: async ({ userEvent }) => {
    await type(userEvent, 'Too short')
    await userEvent.click(screen.getByRole('button', { name: 'Send feedback' }))
    await expect(await screen.findByText('Use at least 10 characters')).toBeVisible()
    await type(userEvent, ', no longer')
    await userEvent.click(screen.getByRole('button', { name: 'Send feedback' }))
    await expect(await screen.findByText('Your feedback has arrived')).toBeVisible()
    await expect(sessionStorage.getItem('feedbackDraft')).toBeNull()
  },
})

/** With its hook: the network is gone; nothing is lost, and the next press sends it. */
export const Disconnected = connected.extend({
  beforeEach({ msw }) {
    sessionStorage.removeItem('feedbackDraft')
    msw.use(offline(feedback))
  },
  play: async ({ msw, userEvent }) => {
    await type(userEvent, 'The buttons are small')
    await userEvent.click(screen.getByRole('button', { name: 'Send feedback' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent(/connection dropped/)
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
    await expect(sessionStorage.getItem('feedbackDraft')).toBe('The buttons are small')
    msw.use(answer(feedback, {}))
    await userEvent.click(await screen.findByRole('button', { name: 'Send feedback' }))
    await waitFor(() => expect(screen.getByText('Your feedback has arrived')).toBeVisible())
  },
})

/** With its hook: the session is over. */
export const Refused = connected.extend({
  beforeEach({ msw }) {
    sessionStorage.setItem('feedbackDraft', 'Written a while ago')
    msw.use(refuse(feedback, { code: 'login_needed', status: 401 }))
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('textbox')).toHaveValue('Written a while ago')
    await userEvent.click(screen.getByRole('button', { name: 'Send feedback' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Log in' }))
    await expect(around.onLogin).toHaveBeenCalled()
  },
})
