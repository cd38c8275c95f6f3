import { expect, fn, screen, waitFor } from 'storybook/test'
import { logout } from '#contract/index.ts'
import {
  LogoutDialog,
  type LogoutDialogProps,
  type LogoutStatus,
} from '#features/session/logout-dialog.tsx'
import { useLogout } from '#features/session/use-logout.ts'
import preview from '#storybook/preview.tsx'
import { ownWindow } from '#stories/support/index.ts'
import { answer, offline } from '#stories/fixtures/answers.ts'
import { inSite } from '#stories/support/site.tsx'

const around = { open: true, onConfirm: fn(), onCancel: fn() }

const statuses = {
  idle: { status: 'idle', ...around },
  leaving: { status: 'leaving', ...around },
} satisfies Record<LogoutStatus, LogoutDialogProps>

const meta = preview.meta({
  component: LogoutDialog,
  decorators: [inSite],
  parameters: { layout: 'fullscreen', ...ownWindow },
  args: statuses.idle,
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** The question. */
export const Idle = meta.story({ args: statuses.idle })

/** The server is being told. */
export const Leaving = meta.story({ args: statuses.leaving })

/** The focus begins on the harmless button; Esc is a no. */
export const BehaviourCancel = meta.story({
  globals: { locale: 'en' },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
})

const onSignedOut = fn()

function Connected() {
  const leaving = useLogout({ onSignedOut })
  return <LogoutDialog open onCancel={around.onCancel} {...leaving} />
}

const leave = meta.story({
  globals: { locale: 'en' },
  render: () => <Connected />,
})

/** With its hook: the server says goodbye. */
export const Answered = leave.extend({
  beforeEach({ msw }) {
    onSignedOut.mockClear()
    msw.use(answer(logout, null))
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(onSignedOut).toHaveBeenCalledOnce())
  },
})

/** With its hook: the network is gone, and it is logged out here all the same. */
export const Offline = leave.extend({
  beforeEach({ msw }) {
    onSignedOut.mockClear()
    msw.use(offline(logout))
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(onSignedOut).toHaveBeenCalledOnce())
  },
})
