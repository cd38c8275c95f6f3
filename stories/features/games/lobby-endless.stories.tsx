import { expect, fn, waitFor } from 'storybook/test'
import type { Game } from '#contract/index.ts'
import { LobbyEndless } from '#features/games/lobby-endless.tsx'
import preview from '#storybook/preview.tsx'
import { slotGames } from '#stories/fixtures/games/games.ts'
import { inSite } from '#stories/support/site.tsx'

/** Twenty thousand games out of twenty. */
const gameAt = (index: number): Game | undefined => ({
  ...slotGames[index % slotGames.length]!,
  nodeId: index,
  gameName: `${index + 1} ${slotGames[index % slotGames.length]?.gameName}`,
})

const meta = preview.meta({
  component: LobbyEndless,
  decorators: [inSite],
  args: {
    list: 'rng',
    count: 20_000,
    dense: false,
    start: 0,
    gameAt,
    failure: null,
    onSight: fn(),
    onPlay: fn(),
  },
})

/** Every prop on the panel: twenty thousand games. */
export const Playground = meta.story()

/** Ten columns, where the screen has room for them. */
export const Dense = meta.story({ args: { dense: true } })

/** Nothing of what is in sight is here yet. */
export const OnTheWay = meta.story({ args: { gameAt: () => undefined } })

/** Other games have been on their way for a while; those before them stand, paler, until they come. */
export const Refreshing = meta.story({ args: { busy: true, stale: true } })

/** A short list is drawn whole. */
export const Few = meta.story({ args: { count: 7 } })

/** What is in sight did not come; what is here stays. */
export const Failed = meta.story({
  args: {
    gameAt: (index) => (index < 20 ? gameAt(index) : undefined),
    failure: { code: 'GL-504', retrying: false, onRetry: fn() },
  },
  globals: { locale: 'en' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.failure?.onRetry).toHaveBeenCalledOnce()
  },
})

/** On the narrowest phone. */
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } })

/** The middle of the list first, as for a reader who comes back. */
export const BehaviourStart = meta.story({
  args: { start: 10_000 },
  globals: { locale: 'en' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('20,000 games found')
    const game = await canvas.findByRole('button', { name: /^10001 / })
    await waitFor(() => expect(game).toBeVisible())
    await userEvent.click(game)
    await expect(args.onPlay).toHaveBeenLastCalledWith(expect.objectContaining({ nodeId: 10_000 }))
    window.scrollTo(0, 0)
  },
})
