import { expect, fn } from 'storybook/test'
import {
  Redemptions,
  type RedemptionsProps,
  type RedemptionsStatus,
} from '#features/rewards/redemptions.tsx'
import preview from '#storybook/preview.tsx'
import { redemptions } from '#stories/fixtures/rewards/rewards.ts'
import { words } from '#stories/support/index.ts'
import { inSite } from '#stories/support/site.tsx'

const around = {
  filter: { pageNo: 1, status: null },
  onFilter: fn(),
  pageHref: (pageNo: number) => `/pointMall?view=history&pageNo=${pageNo}`,
}

const statuses = {
  loading: { status: 'loading', ...around },
  ready: { status: 'ready', redemptions, totalCount: 23, ...around },
  empty: { status: 'empty', ...around },
  failed: { status: 'failed', code: 'RL-504', retrying: false, onRetry: fn(), ...around },
} satisfies Record<RedemptionsStatus, RedemptionsProps>

const meta = preview.meta({
  component: Redemptions,
  decorators: [inSite],
  args: statuses.ready,
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.ready })

/** Rows are on their way. */
export const Loading = meta.story({ args: statuses.loading })

/** In process, approved, rejected with the operator’s words. */
export const Ready = meta.story({ args: statuses.ready })

/** Nothing redeemed yet: where the rewards are. */
export const Empty = meta.story({ args: statuses.empty })

/** The list did not come. */
export const Failed = meta.story({ args: statuses.failed })

/** Nothing of this status. */
export const EmptyStatus = meta.story({
  args: { ...statuses.empty, filter: { pageNo: 1, status: 'rejected' } },
})

/** The operator’s words are text of any length, never HTML. */
export const LongNotes = meta.story({
  args: {
    ...statuses.ready,
    redemptions: redemptions.map((row) => ({
      ...row,
      title: words.map(({ text }) => text).join(' '),
      note: `<b>${words.map(({ text }) => text).join(' ')}</b>`,
    })),
  },
})

/** A status is asked for from its first page, and taken back by a second press. */
export const BehaviourStatus = meta.story({
  args: { ...statuses.ready, filter: { pageNo: 3, status: 'process' } },
  globals: { locale: 'en' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rejected' }))
    await expect(args.onFilter).toHaveBeenCalledWith({ status: 'rejected', pageNo: 1 })
    await userEvent.click(canvas.getByRole('button', { name: 'In progress' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({ status: null, pageNo: 1 })
  },
})
