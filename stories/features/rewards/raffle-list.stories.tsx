import { expect, fn } from 'storybook/test'
import {
  RaffleList,
  type RaffleListProps,
  type RaffleListStatus,
} from '#features/rewards/raffle-list.tsx'
import { now } from '#storybook/clock.ts'
import preview from '#storybook/preview.tsx'
import { drawnRaffle, openRaffle, upcomingRaffle } from '#stories/fixtures/rewards/missions.ts'
import { inSite } from '#stories/support/site.tsx'

const idle = { raffleId: null, state: { status: 'idle', failures: 0 } } as const
const around = {
  points: 4280,
  entry: idle,
  prize: idle,
  check: { raffleId: null, result: 'none' },
  onEnter: fn(),
  onClaim: fn(),
  onCheck: fn(),
  onDue: fn(),
} as const

const statuses = {
  loading: { status: 'loading', ...around },
  ready: { status: 'ready', raffles: [openRaffle, upcomingRaffle, drawnRaffle], ...around },
  empty: { status: 'empty', ...around },
  failed: { status: 'failed', code: 'RF-504', retrying: false, onRetry: fn(), ...around },
} satisfies Record<RaffleListStatus, RaffleListProps>

const meta = preview.meta({
  component: RaffleList,
  decorators: [inSite],
  args: statuses.ready,
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.ready })

/** The same boxes as what comes. */
export const Loading = meta.story({ args: statuses.loading })

/** Open, coming up, and drawn with a prize that waits. */
export const Ready = meta.story({ args: statuses.ready })

/** None. */
export const Empty = meta.story({ args: statuses.empty })

/** They did not come. */
export const Failed = meta.story({ args: statuses.failed })

/** Two tickets were taken. */
export const Taken = meta.story({
  args: {
    ...statuses.ready,
    entry: {
      raffleId: openRaffle.id,
      state: { status: 'done', answer: { numbers: [129, 130], balance: 4180 }, failures: 0 },
    },
  },
})

/** No points for a ticket, and all tickets taken. */
export const NoEntry = meta.story({
  args: {
    ...statuses.ready,
    points: 10,
    raffles: [openRaffle, { ...openRaffle, id: 'full', maxTickets: 3 }],
  },
})

/** Closed while somebody chose. */
export const EntryRefused = meta.story({
  args: {
    ...statuses.ready,
    entry: {
      raffleId: openRaffle.id,
      state: { status: 'refused', problem: { kind: 'closed' }, failures: 1 },
    },
  },
})

/** Nothing won, everything claimed, and nobody there. */
export const AfterDraws = meta.story({
  args: {
    ...statuses.ready,
    raffles: [
      {
        ...drawnRaffle,
        winners: drawnRaffle.winners.map((one) => ({ ...one, isMine: false })),
      },
      {
        ...drawnRaffle,
        id: 'claimed',
        winners: drawnRaffle.winners.map((one) => ({ ...one, isClaimed: true })),
      },
      { ...drawnRaffle, id: 'nobody', sold: 0, mine: [], winners: [] },
    ],
  },
})

/** The draw was done again, and fits. */
export const Checked = meta.story({
  args: { ...statuses.ready, check: { raffleId: drawnRaffle.id, result: 'fair' } },
})

/** A ticket or more, a claim, a check. */
export const BehaviourPress = meta.story({
  args: statuses.ready,
  globals: { locale: 'en' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Take 2 tickets for 100 points' }))
    await expect(args.onEnter).toHaveBeenCalledWith(openRaffle, 2)
    await userEvent.click(canvas.getByRole('button', { name: 'Claim ฿1,000.00' }))
    await expect(args.onClaim).toHaveBeenCalledWith(drawnRaffle)
    const how = canvas.getAllByText('How the draw is kept fair').at(-1)
    await userEvent.click(how as HTMLElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Check the draw' }))
    await expect(args.onCheck).toHaveBeenCalledWith(drawnRaffle)
  },
})

/** The device's clock is an hour behind the house's: the house's counts. */
export const BehaviourClock = meta.story({
  args: {
    ...statuses.ready,
    clockOffset: 3_600_000,
    raffles: [{ ...openRaffle, drawsAt: new Date(now + 2 * 3_600_000).toISOString() }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('01:00:00')
  },
})

/** Who walks the page by its articles hears which raffle each one is. */
export const BehaviourNames = meta.story({
  args: statuses.ready,
  play: async ({ canvas }) => {
    const names = [openRaffle, upcomingRaffle, drawnRaffle].map(({ title }) => title)
    const articles = canvas.getAllByRole('article')
    await expect(articles).toHaveLength(names.length)
    for (const [at, name] of names.entries()) {
      await expect(articles[at]).toHaveAccessibleName(name)
    }
  },
})
