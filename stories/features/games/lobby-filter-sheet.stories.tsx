import { expect, fn, within } from 'storybook/test'
import { LobbyFilterSheet } from '#features/games/lobby-filter-sheet.tsx'
import { readFilters } from '#features/games/lobby-rules.ts'
import preview from '#storybook/preview.tsx'
import { ownWindow } from '#stories/support/index.ts'
import { lobbies } from '#stories/fixtures/games/lobby.ts'
import { inSite } from '#stories/support/site.tsx'

const meta = preview.meta({
  component: LobbyFilterSheet,
  parameters: ownWindow,
  decorators: [inSite],
  args: { ...lobbies.ready, found: 1024, open: true, onOpenChange: fn(), onFavourites: fn() },
})

/** Every prop on the panel. */
export const Playground = meta.story()

/** Three chosen, and the way back to none. */
export const Chosen = meta.story({ args: { filters: readFilters('class=JP&minBet=1&lines=50') } })

/** The number of games is not known yet. */
export const Refreshing = meta.story({ args: { found: undefined } })

/** Nothing is left. */
export const NoMatch = meta.story({ args: { filters: lobbies.noMatch.filters, found: 0 } })

/** A press counts at once; the foot closes. */
export const BehaviourChoose = meta.story({
  globals: { locale: 'en' },
  args: { filters: readFilters('minBet=1') },
  play: async ({ args, canvasElement, userEvent }) => {
    const sheet = within(within(canvasElement.ownerDocument.body).getByRole('dialog'))
    const bets = within(sheet.getByRole('group', { name: 'Minimum bet' }))
    await expect(bets.getByRole('button', { name: '฿1' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(bets.getByRole('button', { name: 'All' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({ minBet: null })
    await userEvent.click(sheet.getByRole('button', { name: 'Newest' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({ sort: 'new' })
    await userEvent.click(sheet.getByRole('button', { name: 'See 1,024 games' }))
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
})
