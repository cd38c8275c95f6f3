import { fn } from 'storybook/test'
import { statisticsOf } from '#features/lottery/vietnam-rules.ts'
import {
  VietnamStatistics,
  type VietnamStatisticsState,
  type VietnamStatisticsStatus,
} from '#features/lottery/vietnam-statistics.tsx'
import preview from '#storybook/preview.tsx'
import { hundred } from '#stories/fixtures/lottery/results.ts'
import { inSite } from '#stories/support/site.tsx'

const statuses = {
  loading: { status: 'loading' },
  ready: { status: 'ready', statistics: statisticsOf(hundred) },
  empty: { status: 'empty' },
  failed: { status: 'failed', code: 'VS-504', retrying: false, onRetry: fn() },
} satisfies Record<VietnamStatisticsStatus, VietnamStatisticsState>

const meta = preview.meta({
  component: VietnamStatistics,
  decorators: [inSite],
  args: statuses.ready,
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.ready })

/** The same boxes as what comes. */
export const Loading = meta.story({ args: statuses.loading })

/** Hundred numbers by their last two digits. */
export const Ready = meta.story({ args: statuses.ready })

/** Before the first draw. */
export const Empty = meta.story({ args: statuses.empty })

/** They did not come. */
export const Failed = meta.story({ args: statuses.failed })

/** One number: no pair came twice. */
export const One = meta.story({
  args: { status: 'ready', statistics: statisticsOf(['436612']) },
})
