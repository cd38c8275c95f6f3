import { expect, fn, screen, waitFor } from 'storybook/test'
import {
  SessionMessage,
  type SessionMessageProps,
  type SessionMessageStatus,
} from '#features/session/session-message.tsx'
import preview from '#storybook/preview.tsx'
import { ownWindow } from '#stories/support/index.ts'

const around = { open: true, canJoin: true, onConfirm: fn(), onDismiss: fn() }

const statuses = {
  demo: { status: 'demo', ...around },
  'demo-chat': { status: 'demo-chat', ...around },
  agents: { status: 'agents', ...around },
  welcome: { status: 'welcome', ...around },
  unreached: { status: 'unreached', ...around },
  spent: { status: 'spent', ...around },
  lost: { status: 'lost', ...around },
  'too-many': { status: 'too-many', minutes: 5, ...around },
  maintenance: { status: 'maintenance', ...around },
  blocked: { status: 'blocked', ...around },
  'bad-address': { status: 'bad-address', ...around },
  'not-member': { status: 'not-member', ...around },
  'not-agent': { status: 'not-agent', ...around },
} satisfies Record<SessionMessageStatus, SessionMessageProps>

const meta = preview.meta({
  component: SessionMessage,
  parameters: { layout: 'fullscreen', ...ownWindow },
  args: statuses.demo,
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.demo })

/** A demo account at a door for members. */
export const Demo = meta.story({ args: statuses.demo })

/** A demo account that wants to talk. */
export const DemoChat = meta.story({ args: statuses['demo-chat'] })

/** A member at the agents’ door. */
export const Agents = meta.story({ args: statuses.agents })

/** The first login of an account. */
export const Welcome = meta.story({ args: statuses.welcome })

/** Who they are did not come. */
export const Unreached = meta.story({ args: statuses.unreached })

/** A link that should have logged in, and was used before. */
export const Spent = meta.story({ args: statuses.spent })

/** A link that should have logged in, and nobody knows whether it did. */
export const Lost = meta.story({ args: statuses.lost })

/** A link that should have logged in, and too many attempts before it. */
export const TooMany = meta.story({ args: statuses['too-many'] })

/** A link that should have logged in, while the house is closed. */
export const Maintenance = meta.story({ args: statuses.maintenance })

/** A link that should have logged in, where the house is not open. */
export const Blocked = meta.story({ args: statuses.blocked })

/** A link that should have logged in, at an address that is none of the house’s. */
export const BadAddress = meta.story({ args: statuses['bad-address'] })

/** A link that should have logged in somebody who is no member. */
export const NotMember = meta.story({ args: statuses['not-member'] })

/** A link that should have logged in somebody who is no agent. */
export const NotAgent = meta.story({ args: statuses['not-agent'] })

/** Registration is closed: there is nothing to offer but understanding. */
export const DemoWithoutJoining = meta.story({ args: { ...statuses.demo, canJoin: false } })

/** The way on is one press away; the harmless button has the focus. */
export const BehaviourConfirm = meta.story({
  globals: { locale: 'en' },
  args: statuses.demo,
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Not now' })).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Create an account' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await expect(args.onDismiss).not.toHaveBeenCalled()
  },
})

/** Without an offer the only button is a yes to having read it. */
export const BehaviourRead = meta.story({
  globals: { locale: 'en' },
  args: statuses.welcome,
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
})
