import { expect, fn } from 'storybook/test'
import { SocialReturn, type SocialReturnProps } from '#features/session/social-return.tsx'
import type { SocialReturnStatus } from '#features/session/social-state.ts'
import preview from '#storybook/preview.tsx'

const around = { loginHref: '/login', onRetry: fn() }

const statuses = {
  finishing: { status: 'finishing', ...around },
  cancelled: { status: 'cancelled', ...around },
  failed: { status: 'failed', ...around },
  closed: { status: 'closed', ...around },
  'not-member': { status: 'not-member', ...around },
  'not-agent': { status: 'not-agent', ...around },
  blocked: { status: 'blocked', ...around },
  'bad-address': { status: 'bad-address', ...around },
  'too-many': { status: 'too-many', minutes: 5, ...around },
  maintenance: { status: 'maintenance', ...around },
  unreachable: { status: 'unreachable', ...around },
} satisfies Record<SocialReturnStatus, SocialReturnProps>

const meta = preview.meta({ component: SocialReturn, args: statuses.finishing })

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.cancelled })

/** A moment, as a rule. */
export const Finishing = meta.story({ args: statuses.finishing })

/** They said no over there; that is no error. */
export const Cancelled = meta.story({ args: statuses.cancelled })

/** Too late, twice, or in another tab: from the beginning. */
export const Failed = meta.story({ args: statuses.failed })

/** The house takes no new members; who is one logs in as ever. */
export const Closed = meta.story({ args: statuses.closed })

/** The house has turned this account away. */
export const NotMember = meta.story({ args: statuses['not-member'] })

/** The agents’ house, and no agent. */
export const NotAgent = meta.story({ args: statuses['not-agent'] })

/** The house is not open where they are. */
export const Blocked = meta.story({ args: statuses.blocked })

/** The address is none of the house’s. */
export const BadAddress = meta.story({ args: statuses['bad-address'] })

/** Too often; a while later the same may do. */
export const TooMany = meta.story({ args: statuses['too-many'] })

/** The house closed while they were away. */
export const Maintenance = meta.story({ args: statuses.maintenance })

/** No answer: the same once more may do. */
export const Unreachable = meta.story({ args: statuses.unreachable })

/** Another try is one press. */
export const BehaviourRetry = meta.story({
  globals: { locale: 'en' },
  args: statuses.unreachable,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
