import { fn } from 'storybook/test'
import { statisticsOf } from '#features/lottery/vietnam-rules.ts'
import {
  VietnamStatistics,
  type VietnamStatisticsProps,
  type VietnamStatisticsStatus,
} from '#features/lottery/vietnam-statistics.tsx'
import preview from '#storybook/preview.tsx'
import { hundred } from '#stories/fixtures/lottery/results.ts'
import { inSite } from '#stories/support/site.tsx'

const around = { region: 'south', onRegion: fn() } as const

const statuses = {
  loading: { ...around, status: 'loading' },
  ready: { ...around, status: 'ready', statistics: statisticsOf(hundred) },
  empty: { ...around, status: 'empty' },
  failed: { ...around, status: 'failed', code: 'VS-504', retrying: false, onRetry: fn() },
} satisfies Record<VietnamStatisticsStatus, VietnamStatisticsProps>

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
  args: { ...around, status: 'ready', statistics: statisticsOf(['436612']) },
})
