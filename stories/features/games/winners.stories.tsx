import { expect, fn, spyOn } from 'storybook/test'
import { winnerBoard } from '#contract/index.ts'
import { useWinners } from '#features/games/use-winners.ts'
import { Winners, type WinnersProps, type WinnersStatus } from '#features/games/winners.tsx'
import preview from '#storybook/preview.tsx'
import { answer, refuse } from '#stories/fixtures/answers.ts'
import { winners, winnersAnswer } from '#stories/fixtures/games/winners.ts'
import { inSite } from '#stories/support/site.tsx'

const statuses = {
  loading: { status: 'loading' },
  ready: { status: 'ready', date: winnersAnswer.date, winners },
  empty: { status: 'empty' },
  failed: { status: 'failed', code: 'WB-504', retrying: false, onRetry: fn() },
} satisfies Record<WinnersStatus, WinnersProps>

const meta = preview.meta({ component: Winners, decorators: [inSite], args: statuses.ready })

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.ready })

/** Six rows on their way. */
export const Loading = meta.story({ args: statuses.loading })

/** Twenty, six of them to be seen. */
export const Ready = meta.story({ args: statuses.ready })

/** Nobody won yet: no board. */
export const Empty = meta.story({ args: statuses.empty })

/** One row; the rest of the page lives on. */
export const Failed = meta.story({ args: statuses.failed })

/** What is no code of a currency stands beside the amount as it came; the board stays. */
export const BehaviourOddCurrency = meta.story({
  args: {
    status: 'ready',
    date: winnersAnswer.date,
    winners: [{ ...winners[0]!, currency: '🪙 coins' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('128400.00 🪙 coins')).toBeVisible()
  },
})

/** A win in another currency keeps it. */
export const BehaviourCurrency = meta.story({
  args: {
    status: 'ready',
    date: winnersAnswer.date,
    winners: [{ ...winners[0]!, currency: 'USD' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$128,400.00')).toBeVisible()
  },
})

/** Two of one draw whose masked names are the same are two all the same. */
export const BehaviourTwins = meta.story({
  args: {
    status: 'ready',
    date: winnersAnswer.date,
    winners: [winners[0]!, { ...winners[0]!, winAmount: '64200.00' }],
  },
  beforeEach() {
    spyOn(console, 'error')
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('฿128,400.00')).toBeVisible()
    await expect(canvas.getByText('฿64,200.00')).toBeVisible()
    // React’s word for rows that it cannot tell apart.
    await expect(console.error).not.toHaveBeenCalled()
  },
})

const Connected = () => <Winners {...useWinners()} />

/** With its hook: the call answers. */
export const Answered = meta.story({
  args: statuses.ready,
  render: () => <Connected />,
  beforeEach({ msw }) {
    msw.use(answer(winnerBoard, winnersAnswer))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('฿128,400.00')).toBeVisible()
    await expect(canvas.getByText('2026.11.20')).toBeVisible()
  },
})

/** With its hook: the server refuses. */
export const Refused = meta.story({
  args: statuses.ready,
  render: () => <Connected />,
  beforeEach({ msw }) {
    msw.use(refuse(winnerBoard, { status: 400 }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/WB-400/)).toBeVisible()
  },
})
