import { expect, fn } from 'storybook/test'
import { allBets, betFilterHref } from '#features/member/betting-record-rules.ts'
import {
  BettingRecord,
  type BettingRecordProps,
  type BettingRecordStatus,
} from '#features/member/betting-record.tsx'
import preview from '#storybook/preview.tsx'
import { bets, betTotals, noTotals } from '#stories/fixtures/member/bets.ts'
import { words } from '#stories/support/index.ts'
import { inSite } from '#stories/support/site.tsx'

const around = {
  filter: allBets,
  onFilter: fn(),
  pageHref: (pageNo: number) => betFilterHref({ ...allBets, pageNo }),
}
const shown = { bets, totals: betTotals, totalCount: 126, refreshing: false }

const statuses = {
  loading: { status: 'loading', ...around },
  ready: { status: 'ready', ...shown, ...around },
  empty: { status: 'empty', totals: noTotals, ...around },
  failed: { status: 'failed', code: 'BR-504', retrying: false, onRetry: fn(), ...around },
} satisfies Record<BettingRecordStatus, BettingRecordProps>

const meta = preview.meta({
  component: BettingRecord,
  decorators: [inSite],
  args: statuses.ready,
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.ready })

/** The same boxes as what comes. */
export const Loading = meta.story({ args: statuses.loading })

/** Won, lost, even, waiting and given back, under the sums of all pages. */
export const Ready = meta.story({ args: statuses.ready })

/** Rows are items of a list where there is no room for columns. */
export const ReadyOnAPhone = meta.story({
  args: statuses.ready,
  globals: { viewport: { value: 'mobile2' } },
})

/** Another choice is on its way: what there is stays. */
export const Refreshing = meta.story({ args: { ...statuses.ready, refreshing: true } })

/** Nobody has bet anything: where the games are. */
export const Empty = meta.story({ args: statuses.empty })

/** Nothing in this choice: the way to everything. */
export const EmptyChoice = meta.story({
  args: { ...statuses.empty, filter: { period: 'today', kind: 'lottery', pageNo: 1 } },
})

/** The record did not come. */
export const Failed = meta.story({ args: statuses.failed })

/** Names of any length, amounts of fifteen digits. */
export const Long = meta.story({
  args: {
    ...statuses.ready,
    totals: { ...betTotals, stake: '123456789012345.00', net: '-123456789012345.00' },
    bets: bets.map((bet) => ({
      ...bet,
      gameName: words.map(({ text }) => text).join(' '),
      ...(bet.net && { net: '-123456789012345.00' }),
    })),
  },
})

/** A choice begins at its first page; a second press on a period changes nothing of it. */
export const BehaviourChoice = meta.story({
  args: { ...statuses.ready, filter: { ...allBets, pageNo: 3 } },
  globals: { locale: 'en' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }))
    await expect(args.onFilter).toHaveBeenCalledWith({ period: 'today', kind: null, pageNo: 1 })
    await userEvent.click(canvas.getByRole('button', { name: '30 days' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...allBets })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kind of bet' }), 'Lottery')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...allBets, kind: 'lottery' })
  },
})
