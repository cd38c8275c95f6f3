import { expect, fn } from 'storybook/test'
import {
  MissionList,
  type MissionListProps,
  type MissionListStatus,
} from '#features/rewards/mission-list.tsx'
import preview from '#storybook/preview.tsx'
import { missions, missionTimes } from '#stories/fixtures/rewards/missions.ts'
import { words } from '#stories/support/index.ts'
import { inSite } from '#stories/support/site.tsx'

const around = {
  claim: { missionId: null, state: { status: 'idle', failures: 0 } },
  onClaim: fn(),
} as const

const statuses = {
  loading: { status: 'loading', ...around },
  ready: { status: 'ready', missions, ...missionTimes, ...around },
  empty: { status: 'empty', ...around },
  failed: { status: 'failed', code: 'MS-504', retrying: false, onRetry: fn(), ...around },
} satisfies Record<MissionListStatus, MissionListProps>

const meta = preview.meta({
  component: MissionList,
  decorators: [inSite],
  args: statuses.ready,
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.ready })

/** The same boxes as what comes. */
export const Loading = meta.story({ args: statuses.loading })

/** To be claimed, under way, to be gone to, claimed. */
export const Ready = meta.story({ args: statuses.ready })

/** The house has none. */
export const Empty = meta.story({ args: statuses.empty })

/** They did not come. */
export const Failed = meta.story({ args: statuses.failed })

/** One is being claimed. */
export const Claiming = meta.story({
  args: {
    ...statuses.ready,
    claim: { missionId: 'visit-today', state: { status: 'sending', failures: 0 } },
  },
})

/** It came to nothing. */
export const ClaimRefused = meta.story({
  args: {
    ...statuses.ready,
    claim: {
      missionId: 'visit-today',
      state: { status: 'refused', problem: { kind: 'claimed' }, failures: 1 },
    },
  },
})

/** Names of any length, numbers of any size, and no way off the site. */
export const Enormous = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  args: {
    ...statuses.ready,
    missions: words.map(({ text }, index) => ({
      id: `mission-${index}`,
      period: 'day',
      title: text,
      text: `${text} ${text}`,
      href: '//evil.example',
      progress: 1_234_567,
      goal: 10_000_000,
      points: 1_000_000,
      status: index % 2 ? 'open' : 'claimable',
    })),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})

/** A claim says which. */
export const BehaviourClaim = meta.story({
  args: statuses.ready,
  globals: { locale: 'en' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Claim แวะมาวันนี้' }))
    await expect(args.onClaim).toHaveBeenCalledWith('visit-today')
    await expect(canvas.getByRole('link', { name: 'Go to ร่วมจับฉลาก' })).toHaveAttribute(
      'href',
      '/missions?tab=raffle',
    )
  },
})
