import { expect, fn, screen, userEvent } from 'storybook/test'
import { GamePicker, type GamePickerProps } from '#features/games/game-picker.tsx'
import type { GamePickerStatus } from '#features/games/use-game-picker.ts'
import preview from '#storybook/preview.tsx'
import { ownWindow } from '#stories/support/index.ts'
import { hotList } from '#stories/fixtures/games/games.ts'
import { inSite } from '#stories/support/site.tsx'

const around = {
  open: true,
  onOpenChange: fn(),
  studio: 'Andaman',
  name: '',
  onName: fn(),
  onSearch: fn(),
  onPage: fn(),
  pageHref: (pageNo: number) => `/rng?page=AND&pageNo=${pageNo}`,
  onPlay: fn(),
  onDemo: fn(),
} as const

const statuses = {
  loading: { ...around, status: 'loading' },
  ready: {
    ...around,
    status: 'ready',
    games: hotList,
    count: hotList.length,
    pageNo: 1,
    totalPages: 1,
    busy: false,
  },
  nothing: { ...around, status: 'nothing', name: 'xyz' },
  empty: { ...around, status: 'empty' },
  failed: { ...around, status: 'failed', code: 'GP-504', retrying: false, onRetry: fn() },
} satisfies Record<GamePickerStatus, GamePickerProps>

const meta = preview.meta({
  component: GamePicker,
  parameters: ownWindow,
  decorators: [inSite],
  args: statuses.ready,
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.ready })

/** The same boxes as what comes. */
export const Loading = meta.story({ args: statuses.loading })

/** Six in a row. */
export const Ready = meta.story({ args: statuses.ready })

/** No game has that name. */
export const Nothing = meta.story({ args: statuses.nothing })

/** The studio has no games at all. */
export const Empty = meta.story({ args: statuses.empty })

/** What failed, and how to try again. */
export const Failed = meta.story({ args: statuses.failed })

/** A phone gives all it has. */
export const Phone = meta.story({
  globals: { viewport: { value: 'mobile2' } },
  args: statuses.ready,
})

/** More than fit on a page. */
export const Pages = meta.story({ args: { ...statuses.ready, count: 240, totalPages: 3 } })

/** Another page comes in the same place, and the focus goes to its beginning. */
export const BehaviourPage = meta.story({
  globals: { locale: 'en' },
  args: { ...statuses.ready, count: 240, totalPages: 3, onPage: fn() },
  async play({ args }) {
    await userEvent.click(await screen.findByRole('link', { name: 'Page 2' }))
    await expect(args.onPage).toHaveBeenCalledWith(2)
    await expect(screen.getByRole('list', { name: 'Games' }).parentElement).toHaveFocus()
  },
})

/** A card plays its game. */
export const BehaviourPlay = meta.story({
  args: { ...statuses.ready, onPlay: fn() },
  async play({ args }) {
    const [game] = hotList
    await userEvent.click(await screen.findByRole('button', { name: game?.gameName ?? '' }))
    await expect(args.onPlay).toHaveBeenCalledWith(game)
  },
})
