import { expect, fn, screen, waitFor } from 'storybook/test'
import { gameSheet } from '#contract/index.ts'
import {
  GameSheet,
  type GameSheetProps,
  type GameSheetStatus,
} from '#features/games/game-sheet.tsx'
import { useGameSheet } from '#features/games/use-game-sheet.ts'
import preview from '#storybook/preview.tsx'
import { ownWindow } from '#stories/support/index.ts'
import { answer, pending, refuse } from '#stories/fixtures/answers.ts'
import { slotGames } from '#stories/fixtures/games/games.ts'
import { inSite } from '#stories/support/site.tsx'

const game = {
  ...slotGames[1]!,
  isHot: true,
  description: 'นาคเจ็ดเศียรเลื้อยข้ามวงล้อ ทุกเศียรที่เรียงติดกันเพิ่มตัวคูณหนึ่งเท่า ครบเจ็ดเปิดถ้ำบาดาล',
}
const similar = slotGames.slice(12, 18)

const around = {
  open: true,
  onOpenChange: fn(),
  signedIn: true,
  demo: true,
  onPlay: fn(),
  onShow: fn(),
}

const failure = { code: 'GS-504', retrying: false, onRetry: fn() }

const statuses = {
  loading: { status: 'loading', game, ...around },
  ready: { status: 'ready', game, similar, ...around },
  gone: { status: 'gone', ...around },
  failed: { status: 'failed', game, ...failure, ...around },
} satisfies Record<GameSheetStatus, GameSheetProps>

const meta = preview.meta({
  component: GameSheet,
  parameters: ownWindow,
  decorators: [inSite],
  args: statuses.ready,
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.ready })

/** What the card knew is there at once; games like it follow. */
export const Loading = meta.story({ args: statuses.loading })

/** Cover, facts, what one can do, six games like it. */
export const Ready = meta.story({ args: statuses.ready })

/** There is no such game, or not any more. */
export const Gone = meta.story({ args: statuses.gone })

/** The game can be played all the same. */
export const Failed = meta.story({ args: statuses.failed })

/** Who came by a link knows nothing yet. */
export const LoadingByLink = meta.story({ args: { ...statuses.loading, game: null } })

/** Who came by a link, and nothing came. */
export const FailedByLink = meta.story({ args: { ...statuses.failed, game: null } })

/** A guest is told that playing needs a login. */
export const Guest = meta.story({ args: { ...statuses.ready, signedIn: false } })

/** A house without demos. */
export const WithoutDemo = meta.story({ args: { ...statuses.ready, demo: false } })

/** No buttons that would lead nowhere. */
export const Maintenance = meta.story({
  args: { ...statuses.ready, game: { ...game, isOpen: false } },
})

/** A table has no lines, and perhaps nothing to say. */
export const Plain = meta.story({
  args: {
    ...statuses.ready,
    game: {
      ...game,
      minLineNum: null,
      gameClassify: null,
      description: null,
      isHot: false,
      gameName: 'ที่นี่กู้ปั๊มน้ำญี่ปุ่นซ้ำแล้วซ้ำเล่าจนกว่าฟ้าจะสว่างอีกครั้งหนึ่ง',
    },
    similar: [],
  },
})

const lottery = {
  ...game,
  gameType: 'LOTT',
  vassalage: 'LOTT',
  minLineNum: null,
  gameClassify: null,
} as const

/** A lottery is never tried, and its desk stands open to a guest, too. */
export const Lottery = meta.story({
  globals: { locale: 'en' },
  args: { ...statuses.ready, game: lottery, signedIn: false },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Buy' }))
    await expect(args.onPlay).toHaveBeenLastCalledWith(lottery, 'real')
    await expect(screen.queryByText(/demo/i)).toBeNull()
  },
})

/** Plays, tries, and goes on to another game. */
export const BehaviourChoices = meta.story({
  globals: { locale: 'en' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Play' }))
    await expect(args.onPlay).toHaveBeenLastCalledWith(game, 'real')
    await userEvent.click(screen.getByRole('button', { name: 'Try demo' }))
    await expect(args.onPlay).toHaveBeenLastCalledWith(game, 'demo')
    await userEvent.click(screen.getByRole('button', { name: similar[0]!.gameName }))
    await expect(args.onShow).toHaveBeenCalledWith(similar[0])
  },
})

/** More to say, or larger words, than its window is high: what follows stands below the buttons. */
export const BehaviourLong = meta.story({
  globals: { locale: 'en' },
  args: { ...statuses.ready, game: { ...game, description: game.description.repeat(30) } },
  play: async () => {
    const demo = await screen.findByRole('button', { name: 'Try demo' })
    const after = screen.getByRole('heading', { name: 'Similar games' })
    await expect(after.getBoundingClientRect().top).toBeGreaterThan(
      demo.getBoundingClientRect().bottom,
    )
  },
})

/** The focus starts on playing, though the similar games stand before it. */
export const BehaviourPhone = meta.story({
  globals: { locale: 'en', viewport: { value: 'mobile1' } },
  play: async () => {
    const play = await screen.findByRole('button', { name: 'Play' })
    await waitFor(() => expect(play).toHaveFocus())
  },
})

const Connected = () => (
  <GameSheet {...useGameSheet(game.nodeId, null)} {...around} onOpenChange={fn()} />
)
const connected = meta.story({
  globals: { locale: 'en' },
  args: statuses.ready,
  render: () => <Connected />,
})

/** With its hook: the call answers. */
export const Answered = connected.extend({
  beforeEach({ msw }) {
    msw.use(answer(gameSheet, { game, similar }))
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { name: game.gameName })).toBeVisible())
  },
})

/** With its hook: no such game. */
export const AnsweredGone = connected.extend({
  beforeEach({ msw }) {
    msw.use(refuse(gameSheet, { status: 404, code: 'not_found' }))
  },
  play: async () => {
    // It is there before the sheet has come in.
    const words = await screen.findByText('This game isn’t here any more')
    await waitFor(() => expect(words).toBeVisible())
  },
})

/** With its hook: refused. */
export const Refused = connected.extend({
  beforeEach({ msw }) {
    msw.use(refuse(gameSheet, { status: 400 }))
  },
  play: async () => {
    const words = await screen.findByText(/GS-400/)
    await waitFor(() => expect(words).toBeVisible())
  },
})

/** With its hook: no answer yet. */
export const Pending = connected.extend({
  beforeEach({ msw }) {
    msw.use(pending(gameSheet))
  },
})
