import { expect, fn } from 'storybook/test'
import { recentGames } from '#contract/index.ts'
import {
  RecentGames,
  type RecentGamesProps,
  type RecentGamesStatus,
} from '#features/games/recent-games.tsx'
import { recentHref, useRecentGames } from '#features/games/use-recent-games.ts'
import preview from '#storybook/preview.tsx'
import { answer, pending, refuse } from '#stories/fixtures/answers.ts'
import { hotList } from '#stories/fixtures/games/games.ts'
import { inSite } from '#stories/support/site.tsx'

const around = { pageHref: recentHref, onPlay: fn() }

const statuses = {
  loading: { status: 'loading', ...around },
  ready: { status: 'ready', games: hotList, pageNo: 1, totalPages: 3, busy: false, ...around },
  empty: { status: 'empty', ...around },
  failed: { status: 'failed', code: 'RG-504', retrying: false, onRetry: fn(), ...around },
} satisfies Record<RecentGamesStatus, RecentGamesProps>

const meta = preview.meta({
  component: RecentGames,
  decorators: [inSite],
  args: statuses.ready,
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.ready })

/** The same boxes as what comes. */
export const Loading = meta.story({ args: statuses.loading })

/** Newest first, a page of twenty at a time. */
export const Ready = meta.story({ args: statuses.ready })

/** Nothing opened yet: where the games are. */
export const Empty = meta.story({ args: statuses.empty })

/** What failed, and how to try again. */
export const Failed = meta.story({ args: statuses.failed })

/** A single game, a single page. */
export const One = meta.story({
  args: { ...statuses.ready, games: hotList.slice(0, 1), totalPages: 1 },
})

const Connected = () => <RecentGames {...useRecentGames('?pageNo=1', fn())} />
const connected = meta.story({
  globals: { locale: 'en' },
  args: statuses.ready,
  render: () => <Connected />,
})

const page = { list: hotList, pageNo: 1, pageSize: 20, totalPages: 1, totalCount: hotList.length }

/** With its hook: the call answers. */
export const Answered = connected.extend({
  beforeEach({ msw }) {
    msw.use(answer(recentGames, page))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'พริกขี้หนู' })).toBeVisible()
  },
})

/** With its hook: nothing was played. */
export const AnsweredEmpty = connected.extend({
  beforeEach({ msw }) {
    msw.use(answer(recentGames, { ...page, list: [], totalPages: 0, totalCount: 0 }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing played yet')).toBeVisible()
  },
})

/** With its hook: refused. */
export const Refused = connected.extend({
  beforeEach({ msw }) {
    msw.use(refuse(recentGames, { status: 403, code: 'in_need_true_account' }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/RG-403/)).toBeVisible()
  },
})

/** With its hook: no answer yet. */
export const Pending = connected.extend({
  beforeEach({ msw }) {
    msw.use(pending(recentGames))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument()
  },
})
