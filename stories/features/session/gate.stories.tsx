import { expect, fn } from 'storybook/test'
import { Gate, type GateProps, type GateStatus } from '#features/session/gate.tsx'
import preview from '#storybook/preview.tsx'

const around = { canJoin: true, onLogin: fn(), onLoginNear: fn() }

const statuses = {
  login: { status: 'login', ...around },
  wait: { status: 'wait', ...around },
  failed: { status: 'failed', code: 'MI-504', retrying: false, onRetry: fn(), ...around },
  demo: { status: 'demo', ...around },
  agents: { status: 'agents', ...around },
} satisfies Record<GateStatus, GateProps>

const meta = preview.meta({ component: Gate, args: statuses.login })

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.login })

/** A guest. */
export const Login = meta.story({ args: statuses.login })

/** Somebody is signed in, and it is not known yet who. */
export const Wait = meta.story({ args: statuses.wait })

/** Somebody is signed in, and who did not come. */
export const Failed = meta.story({ args: statuses.failed })

/** It is being asked for again. */
export const Retrying = meta.story({ args: { ...statuses.failed, retrying: true } })

/** A demo account. */
export const Demo = meta.story({ args: statuses.demo })

/** A member where only agents go. */
export const Agents = meta.story({ args: statuses.agents })

/** Registration is closed: nothing is offered that cannot be had. */
export const DemoWithoutJoining = meta.story({ args: { ...statuses.demo, canJoin: false } })

/** The button asks for the form, and for its code before that. */
export const BehaviourLogin = meta.story({
  globals: { locale: 'en' },
  args: statuses.login,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await expect(args.onLoginNear).toHaveBeenCalled()
    await expect(args.onLogin).toHaveBeenCalledOnce()
  },
})
