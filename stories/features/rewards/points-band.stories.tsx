import { fn } from 'storybook/test'
import {
  PointsBand,
  type PointsBandProps,
  type PointsBandStatus,
} from '#features/rewards/points-band.tsx'
import preview from '#storybook/preview.tsx'
import { points } from '#stories/fixtures/rewards/rewards.ts'
import { inSite } from '#stories/support/site.tsx'

const around = { onLogin: fn(), onConvert: fn(), onConvertNear: fn() }

const statuses = {
  guest: { status: 'guest', ...around },
  trial: { status: 'trial', ...around },
  loading: { status: 'loading', ...around },
  ready: { status: 'ready', points, ...around },
  failed: { status: 'failed', code: 'PB-504', retrying: false, onRetry: fn(), ...around },
} satisfies Record<PointsBandStatus, PointsBandProps>

const meta = preview.meta({
  component: PointsBand,
  decorators: [inSite],
  args: statuses.ready,
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.ready })

/** Nobody is signed in. */
export const Guest = meta.story({ args: statuses.guest })

/** A demo account collects none. */
export const Trial = meta.story({ args: statuses.trial })

/** The same boxes as what comes. */
export const Loading = meta.story({ args: statuses.loading })

/** Points, what expires next, and the way to the next rank. */
export const Ready = meta.story({ args: statuses.ready })

/** The points did not come; the shelf below lives on. */
export const Failed = meta.story({ args: statuses.failed })

/** No points, no rank, nothing that expires. */
export const NothingYet = meta.story({
  args: {
    ...statuses.ready,
    points: {
      ...points,
      balance: 0,
      expiring: null,
      rank: { name: null, next: { name: 'VIP 1', missing: 1000, progress: 0 } },
    },
  },
})

/** The highest rank: there is no bar to fill any more. */
export const HighestRank = meta.story({
  args: {
    ...statuses.ready,
    points: { ...points, balance: 48_201_377, rank: { name: 'VIP 8', next: null } },
  },
})

/** An operator who turns no points into credit. */
export const WithoutConversion = meta.story({
  args: { ...statuses.ready, onConvert: undefined },
})
