import { fn } from 'storybook/test'
import {
  VietnamDay,
  type VietnamDayState,
  type VietnamDayStatus,
} from '#features/lottery/vietnam-day.tsx'
import preview from '#storybook/preview.tsx'
import { southDay } from '#stories/fixtures/lottery/results.ts'
import { inSite } from '#stories/support/site.tsx'

const statuses = {
  loading: { status: 'loading' },
  ready: { status: 'ready', provinces: southDay },
  waiting: { status: 'waiting' },
  empty: { status: 'empty', onNewest: fn() },
  failed: { status: 'failed', code: 'VN-504', retrying: false, onRetry: fn() },
} satisfies Record<VietnamDayStatus, VietnamDayState>

const around = {
  region: 'south',
  date: '2026-11-20',
  digits: 'full',
  onDigits: fn(),
} as const

const meta = preview.meta({
  component: VietnamDay,
  decorators: [inSite],
  args: { ...around, ...statuses.ready },
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: { ...around, ...statuses.ready } })

/** The same boxes as what comes. */
export const Loading = meta.story({ args: { ...around, ...statuses.loading } })

/** Three provinces. */
export const Ready = meta.story({ args: { ...around, ...statuses.ready } })

/** Its time has not come. */
export const Waiting = meta.story({ args: { ...around, ...statuses.waiting } })

/** Before the first draw of the house. */
export const Empty = meta.story({ args: { ...around, ...statuses.empty } })

/** It did not come; the rest of the page stands. */
export const Failed = meta.story({ args: { ...around, ...statuses.failed } })

/** One province is drawn, one waits, and one cannot be bought. */
export const HalfDrawn = meta.story({
  args: {
    ...around,
    status: 'ready',
    provinces: southDay.map((one, at) => ({
      ...one,
      buyHref: null,
      prizes: at === 1 ? one.prizes.map((row) => ({ ...row, numbers: [] })) : one.prizes,
    })),
  },
})
