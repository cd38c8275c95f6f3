import { expect, fn } from 'storybook/test'
import { hotGames } from '#contract/index.ts'
import { HotGames, type HotGamesProps, type HotGamesStatus } from '#features/games/hot-games.tsx'
import { useHotGames } from '#features/games/use-hot-games.ts'
import preview from '#storybook/preview.tsx'
import { answer, refuse } from '#stories/fixtures/answers.ts'
import { hotList } from '#stories/fixtures/games/games.ts'
import { inSite } from '#stories/support/site.tsx'

const onPlay = fn()
const statuses = {
  loading: { status: 'loading' },
  ready: { status: 'ready', games: hotList, onPlay },
  empty: { status: 'empty' },
  failed: { status: 'failed', code: 'HG-504', retrying: false, onRetry: fn() },
} satisfies Record<HotGamesStatus, HotGamesProps>

const meta = preview.meta({ component: HotGames, decorators: [inSite], args: statuses.ready })

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.ready })

/** The same boxes as what comes. */
export const Loading = meta.story({ args: statuses.loading })

/** The spotlight and eight cards. */
export const Ready = meta.story({ args: statuses.ready })

/** Nothing hot: no section. */
export const Empty = meta.story({ args: statuses.empty })

/** One row; the rest of the page lives on. */
export const Failed = meta.story({ args: statuses.failed })

/** Two games alone still keep their places. */
export const Few = meta.story({ args: { status: 'ready', games: hotList.slice(0, 3), onPlay } })

/** The spotlight and the cards ask to play. */
export const BehaviourPlay = meta.story({
  args: statuses.ready,
  play: async ({ canvas, userEvent }) => {
    onPlay.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'ช้างสามเศียร' }))
    await userEvent.click(canvas.getByRole('button', { name: 'พริกขี้หนู' }))
    await expect(onPlay).toHaveBeenCalledTimes(2)
  },
})

const Connected = () => <HotGames {...useHotGames()} />

/** With its hook: the call answers. */
export const Answered = meta.story({
  args: statuses.ready,
  render: () => <Connected />,
  beforeEach({ msw }) {
    msw.use(answer(hotGames, { list: hotList }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'ช้างสามเศียร' })).toBeVisible()
  },
})

/** With its hook: the server refuses. */
export const Refused = meta.story({
  args: statuses.ready,
  render: () => <Connected />,
  beforeEach({ msw }) {
    msw.use(refuse(hotGames, { status: 400 }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/HG-400/)).toBeVisible()
  },
})
