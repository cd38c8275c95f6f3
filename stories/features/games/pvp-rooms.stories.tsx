import { expect, fn, screen, userEvent } from 'storybook/test'
import { PvpRooms, type PvpRoomsProps } from '#features/games/pvp-rooms.tsx'
import type { PvpRoomsStatus } from '#features/games/use-pvp-rooms.ts'
import preview from '#storybook/preview.tsx'
import { ownWindow } from '#stories/support/index.ts'
import { roomGames } from '#stories/fixtures/games/launch.ts'
import { inSite } from '#stories/support/site.tsx'

const around = { open: true, onOpenChange: fn(), onChoose: fn(), onEnter: fn() } as const
const [current] = roomGames
if (!current) throw new Error('No rooms')

const statuses = {
  loading: { ...around, status: 'loading' },
  ready: { ...around, status: 'ready', games: roomGames, current },
  failed: { ...around, status: 'failed', code: 'GR-504', retrying: false, onRetry: fn() },
} satisfies Record<PvpRoomsStatus, PvpRoomsProps>

const meta = preview.meta({
  component: PvpRooms,
  parameters: ownWindow,
  decorators: [inSite],
  args: statuses.ready,
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.ready })

/** The same boxes as what comes. */
export const Loading = meta.story({ args: statuses.loading })

/** Free seats, a full table, and one for another rank. */
export const Ready = meta.story({ args: statuses.ready })

/** What failed, and how to try again. */
export const Failed = meta.story({ args: statuses.failed })

/** A phone gives all it has: the tables are items of a list. */
export const Phone = meta.story({
  globals: { viewport: { value: 'mobile2' } },
  args: statuses.ready,
})

/** The quickest table is one with company, and a full one cannot be entered. */
export const BehaviourEnter = meta.story({
  globals: { locale: 'en' },
  args: { ...statuses.ready, onEnter: fn() },
  async play({ args }) {
    await userEvent.click(await screen.findByRole('button', { name: 'Join the quickest' }))
    await expect(args.onEnter).toHaveBeenCalledWith(current, current.rooms[1])
    await expect(screen.getAllByRole('button', { name: /^Enter / })).toHaveLength(2)
  },
})
