import { expect, fn, within } from 'storybook/test'
import {
  ResultsList,
  type ResultsListState,
  type ResultsListStatus,
} from '#features/lottery/results-list.tsx'
import { resultsHref } from '#features/lottery/results-rules.ts'
import preview from '#storybook/preview.tsx'
import { results } from '#stories/fixtures/lottery/results.ts'
import { inSite } from '#stories/support/site.tsx'

const statuses = {
  loading: { status: 'loading' },
  ready: { status: 'ready', draws: results, pageNo: 1, totalPages: 12 },
  empty: { status: 'empty' },
  failed: { status: 'failed', code: 'LR-504', retrying: false, onRetry: fn() },
} satisfies Record<ResultsListStatus, ResultsListState>

const around = {
  filter: { room: 'all', gameCode: '', date: '', drawId: '', pageNo: 1 },
  today: '2026-11-20',
  games: [
    { gameCode: 'YK15', name: 'หวยยี่กี 15 นาที' },
    { gameCode: 'STK', name: 'หุ้นเย็น' },
  ],
  onFilter: fn(),
  pageHref: (pageNo: number) => resultsHref({ pageNo }),
  proof: { drawId: null, status: 'none' },
  onCheck: fn(),
} as const

const meta = preview.meta({
  component: ResultsList,
  decorators: [inSite],
  args: { ...around, ...statuses.ready },
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: { ...around, ...statuses.ready } })

/** The same boxes as what comes. */
export const Loading = meta.story({ args: { ...around, ...statuses.loading } })

/** One that waits, one of five balls, one with a long name. */
export const Ready = meta.story({ args: { ...around, ...statuses.ready } })

/** No draw in the house yet. */
export const Empty = meta.story({ args: { ...around, ...statuses.empty } })

/** It did not come; the filter stands. */
export const Failed = meta.story({ args: { ...around, ...statuses.failed } })

/** None of a lottery on a day; the menu does not know the lottery any more. */
export const NoMatch = meta.story({
  args: {
    ...around,
    ...statuses.empty,
    filter: { room: 'all', gameCode: 'GONE', date: '2026-11-18', drawId: '', pageNo: 1 },
  },
})

/** Filters begin at the first page; a draw is checked where its steps are told. */
export const BehaviourFilterAndCheck = meta.story({
  args: { ...around, ...statuses.ready },
  globals: { locale: 'en' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Lottery' }), 'YK15')
    await expect(args.onFilter).toHaveBeenLastCalledWith({
      room: 'all',
      gameCode: 'YK15',
      date: '',
      drawId: '',
      pageNo: 1,
    })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Day of the draw' }), 'day')
    await expect(args.onFilter).toHaveBeenLastCalledWith({
      room: 'all',
      gameCode: '',
      date: '2026-11-20',
      drawId: '',
      pageNo: 1,
    })
    const second = within(canvas.getAllByRole('article')[1] as HTMLElement)
    await userEvent.click(second.getByText('How this draw can be checked'))
    await userEvent.click(second.getByRole('button', { name: 'Check this draw' }))
    await expect(args.onCheck).toHaveBeenCalledWith(results[1])
  },
})

/** Who comes from a ticket sees its draw alone, with how to check it; from there on to all others. */
export const BehaviourOneDraw = meta.story({
  args: {
    ...around,
    ...statuses.ready,
    draws: [results[1]!],
    pageNo: 1,
    totalPages: 1,
    filter: { ...around.filter, drawId: results[1]!.drawId },
  },
  globals: { locale: 'en' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Check this draw' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'See everything' }))
    await expect(args.onFilter).toHaveBeenCalledOnce()
    await expect(args.onFilter).toHaveBeenLastCalledWith(around.filter)
  },
})
