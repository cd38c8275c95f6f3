import { expect, fn } from 'storybook/test'
import {
  Leaderboard,
  type LeaderboardState,
  type LeaderboardStatus,
} from '#features/rewards/leaderboard.tsx'
import preview from '#storybook/preview.tsx'
import { missionTimes, places } from '#stories/fixtures/rewards/missions.ts'
import { words } from '#stories/support/index.ts'
import { inSite } from '#stories/support/site.tsx'

const endsAt = missionTimes.weekEndsAt

const statuses = {
  loading: { status: 'loading' },
  ready: { status: 'ready', places, mine: null, endsAt },
  empty: { status: 'empty' },
  failed: { status: 'failed', code: 'LB-504', retrying: false, onRetry: fn() },
} satisfies Record<LeaderboardStatus, LeaderboardState>

const meta = preview.meta({
  component: Leaderboard,
  decorators: [inSite],
  args: statuses.ready,
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.ready })

/** The same rows as what comes. */
export const Loading = meta.story({ args: statuses.loading })

/** One’s own place is marked; equal points share one. */
export const Ready = meta.story({ args: statuses.ready })

/** Nobody has claimed anything this week. */
export const Empty = meta.story({ args: statuses.empty })

/** It did not come. */
export const Failed = meta.story({ args: statuses.failed })

/** One’s own place is further down than what is shown. */
export const FarBehind = meta.story({
  args: {
    ...statuses.ready,
    places: places.filter(({ isMine }) => !isMine),
    mine: { place: 4821, account: 'nok_lantern', points: 10, isMine: true },
  },
})

/** Two hundred places, names of any length and points of any size, on the narrowest phone. */
export const Enormous = meta.story({
  globals: { viewport: { value: 'w320', isRotated: false } },
  args: {
    ...statuses.ready,
    places: Array.from({ length: 200 }, (_, at) => ({
      place: at + 1,
      account: words[at % words.length]!.text,
      points: 10 ** (at % 12),
      isMine: at === 4,
    })),
    mine: { place: 4_821_004, account: words[0]!.text, points: 10, isMine: true },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})
