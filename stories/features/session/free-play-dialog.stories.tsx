import { useMemo } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { freePlay, sealingKey } from '#contract/index.ts'
import { guestStore, TokenProvider } from '#features/session/index.ts'
import { FreePlayDialog, type FreePlayDialogProps } from '#features/session/free-play-dialog.tsx'
import type { FreePlayStatus } from '#features/session/free-play-state.ts'
import { useFreePlay } from '#features/session/use-free-play.ts'
import preview from '#storybook/preview.tsx'
import { ownWindow } from '#stories/support/index.ts'
import { answer, offline, pending, refuse } from '#stories/fixtures/answers.ts'
import { publicKey } from '#stories/fixtures/session/public-key.ts'
import { inSite } from '#stories/support/site.tsx'

const around = { open: true, onOpenChange: fn(), onRetry: fn() }

const statuses = {
  starting: { status: 'starting', ...around },
  'too-many': { status: 'too-many', minutes: 12, ...around },
  'switched-off': { status: 'switched-off', ...around },
  'not-agent': { status: 'not-agent', ...around },
  offline: { status: 'offline', ...around },
  timeout: { status: 'timeout', ...around },
  maintenance: { status: 'maintenance', ...around },
  failed: { status: 'failed', serverMessage: null, ...around },
} satisfies Record<FreePlayStatus, FreePlayDialogProps>

const meta = preview.meta({
  component: FreePlayDialog,
  decorators: [inSite],
  parameters: { layout: 'fullscreen', ...ownWindow },
  args: statuses.starting,
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.starting })

/** The account is being opened. */
export const Starting = meta.story({ args: statuses.starting })

/** This address has had enough of them for a while. */
export const TooMany = meta.story({ args: statuses['too-many'] })

/** The house has stopped offering demo accounts; another try would not help. */
export const SwitchedOff = meta.story({ args: statuses['switched-off'] })

/** The agents’ own door. */
export const NotAgent = meta.story({ args: statuses['not-agent'] })

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

/** The server does not say how long. */
export const TooManyWithoutTime = meta.story({ args: { ...statuses['too-many'], minutes: null } })

const onSignedIn = fn()
const open = fn()

function Connected() {
  const start = useFreePlay({ shown: true, onSignedIn })
  return <FreePlayDialog open onOpenChange={around.onOpenChange} {...start} />
}

function InTab() {
  const store = useMemo(() => ({ ...guestStore, open }), [])
  return (
    <TokenProvider value={store}>
      <Connected />
    </TokenProvider>
  )
}

const start = meta.story({
  globals: { locale: 'en' },
  render: () => <InTab />,
})

/** With its hook: a random string travels encrypted, and a session comes back. */
export const Answered = start.extend({
  beforeEach({ msw }) {
    onSignedIn.mockClear()
    open.mockClear()
    msw.use(
      answer(sealingKey, { id: 'k1', publicKey }),
      answer(freePlay, { token: 'token-of-a-story', account: 'demolantern' }),
    )
  },
  play: async () => {
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
    await expect(open).toHaveBeenCalledWith('token-of-a-story', 'demolantern')
  },
})

/** With its hook: the network is gone; the next try finds it again. */
export const Disconnected = start.extend({
  beforeEach({ msw }) {
    onSignedIn.mockClear()
    msw.use(answer(sealingKey, { id: 'k1', publicKey }), offline(freePlay))
  },
  play: async ({ msw, userEvent }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/connection dropped/)
    msw.use(answer(freePlay, { token: 'token-of-a-story', account: 'demolantern' }))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  },
})

/** With its hook: refused. */
export const Refused = start.extend({
  beforeEach({ msw }) {
    msw.use(
      answer(sealingKey, { id: 'k1', publicKey }),
      refuse(freePlay, { code: 'switched_off', status: 403 }),
    )
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/no demo accounts/)
    await expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  },
})

/** With its hook: no answer yet; it can be given up. */
export const Pending = start.extend({
  beforeEach({ msw }) {
    around.onOpenChange.mockClear()
    msw.use(answer(sealingKey, { id: 'k1', publicKey }), pending(freePlay))
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('Opening a demo account')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect(around.onOpenChange).toHaveBeenCalledWith(false)
  },
})
