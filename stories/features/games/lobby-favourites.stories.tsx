import { expect, fn } from 'storybook/test'
import {
  LobbyFavourites,
  type LobbyFavouritesProps,
  type LobbyFavouritesStatus,
} from '#features/games/lobby-favourites.tsx'
import preview from '#storybook/preview.tsx'
import { slotGames } from '#stories/fixtures/games/games.ts'
import { inSite } from '#stories/support/site.tsx'

const frame = { dense: false, onClear: fn(), onLogin: fn(), onPlay: fn() }

const states = {
  guest: { ...frame, status: 'guest' },
  loading: { ...frame, status: 'loading' },
  ready: { ...frame, status: 'ready', games: slotGames.slice(0, 6) },
  noMatch: { ...frame, status: 'noMatch' },
  empty: { ...frame, status: 'empty' },
  failed: { ...frame, status: 'failed', code: 'FV-504', retrying: false, onRetry: fn() },
} satisfies Record<LobbyFavouritesStatus, LobbyFavouritesProps>

const meta = preview.meta({
  component: LobbyFavourites,
  decorators: [inSite],
  args: states.ready,
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: states.ready })

/** Somebody who is not logged in came by a link. */
export const Guest = meta.story({
  args: states.guest,
  globals: { locale: 'en' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await expect(args.onLogin).toHaveBeenCalledOnce()
  },
})

/** The same boxes as what comes. */
export const Loading = meta.story({ args: states.loading })

/** Six games. */
export const Ready = meta.story({ args: states.ready })

/** Ten columns, where the screen has room for them. */
export const Dense = meta.story({ args: { ...states.ready, dense: true } })

/** Nothing is left by the other filters. */
export const NoMatch = meta.story({ args: states.noMatch })

/** Nothing is kept yet: back to all games. */
export const Empty = meta.story({
  args: states.empty,
  globals: { locale: 'en' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See all games' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
})

/** With the code to tell customer service. */
export const Failed = meta.story({ args: states.failed })
