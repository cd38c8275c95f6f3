import { expect, fn } from 'storybook/test'
import {
  OpenNumbers,
  type OpenNumbersProps,
  type OpenNumbersStatus,
} from '#features/lottery/open-numbers.tsx'
import preview from '#storybook/preview.tsx'
import { latestDraws } from '#stories/fixtures/lottery/rows.ts'
import { inSite } from '#stories/support/site.tsx'

const statuses = {
  loading: { status: 'loading' },
  ready: { status: 'ready', draws: latestDraws, reloadAt: null },
  empty: { status: 'empty' },
  failed: { status: 'failed', code: 'LN-504', retrying: false, onRetry: fn() },
} satisfies Record<OpenNumbersStatus, OpenNumbersProps>

const meta = preview.meta({
  component: OpenNumbers,
  decorators: [inSite],
  args: statuses.ready,
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.ready })

/** The same boxes as what comes. */
export const Loading = meta.story({ args: statuses.loading })

/** Newest first, and of brass. */
export const Ready = meta.story({ args: statuses.ready })

/** Nothing was drawn yet. */
export const Empty = meta.story({ args: statuses.empty })

/** The list beside it lives on. */
export const Failed = meta.story({ args: statuses.failed })

/** When they are asked for again. */
export const Counting = meta.story({
  globals: { locale: 'en' },
  // Its seconds run.
  tags: ['!visual'],
  args: { status: 'ready', draws: latestDraws, reloadAt: performance.now() + 3_600_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/updates in \d+ s/)).toBeVisible()
  },
})
