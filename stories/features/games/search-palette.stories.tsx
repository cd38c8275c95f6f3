import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { gameList, gameMenus, hotGames } from '#contract/index.ts'
import {
  SearchPalette,
  type SearchPaletteProps,
  type SearchPaletteStatus,
} from '#features/games/search-palette.tsx'
import { ClosingTime } from '#features/lottery/closing-time.tsx'
import type { SearchItem } from '#features/games/search-rules.ts'
import { useSearchPalette } from '#features/games/use-search-palette.ts'
import preview from '#storybook/preview.tsx'
import { ownWindow } from '#stories/support/index.ts'
import { answer, offline, pending } from '#stories/fixtures/answers.ts'
import { hotList, slotGames } from '#stories/fixtures/games/games.ts'
import { menusAnswer } from '#stories/fixtures/games/menus.ts'
import { gamePage } from '#stories/fixtures/games/pages.ts'
import { inSite } from '#stories/support/site.tsx'
import { comboboxSuite } from '#suites/patterns/combobox.ts'
import { found, games, HeldPalette, pages, question, recent, studio } from './search-sample.tsx'

const around = {
  open: true,
  onOpenChange: fn(),
  demo: true,
  onQuery: fn(),
  onChoose: fn(),
}

const statuses = {
  idle: { status: 'idle', query: '', items: [...recent, ...games, ...pages], ...around },
  searching: { status: 'searching', query: 'โคม', items: [], ...around },
  ready: { status: 'ready', query: 'โคม', items: found, total: 23, busy: false, ...around },
  empty: { status: 'empty', query: 'ฮฮฮฮ', items: [], ...around },
  failed: {
    status: 'failed',
    query: 'kra',
    items: [studio],
    code: 'SR-504',
    retrying: false,
    onRetry: fn(),
    ...around,
  },
} satisfies Record<SearchPaletteStatus, SearchPaletteProps>

const meta = preview.meta({
  component: SearchPalette,
  parameters: ownWindow,
  decorators: [inSite],
  args: statuses.ready,
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: statuses.ready })

/** Nothing typed: what was looked for last, what is hot, where one can go. */
export const Idle = meta.story({ args: statuses.idle })

/** The first answer is on its way. */
export const Searching = meta.story({ args: statuses.searching })

/** Games, lotteries, studios, pages and commands; what was typed is marked. */
export const Ready = meta.story({ args: statuses.ready })

/** Nothing, and how to change that. */
export const Empty = meta.story({ args: statuses.empty })

/** No games came; what the page knows by itself is there. */
export const Failed = meta.story({ args: statuses.failed })

/** A lottery says how long it may still be bet on. */
export const WithClosings = meta.story({
  args: {
    ...statuses.ready,
    asideOf: ({ group }: SearchItem) =>
      group === 'lotteries' && (
        <ClosingTime
          timing={{ status: 'closing', close: null, draw: null, soon: 900_000, answered: 713_000 }}
        />
      ),
  },
})

/** No page is called so, but the help centre answers. */
export const HelpAnswers = meta.story({
  args: { ...statuses.ready, query: 'ฝาก', items: [question], total: 1 },
})

/** A house without demos: Tab goes on. */
export const WithoutDemo = meta.story({ args: { ...statuses.ready, demo: false } })

/** More than there is room for. */
export const Enormous = meta.story({
  args: {
    ...statuses.ready,
    items: slotGames.map((game) => ({ ...games[0]!, id: `many-${game.nodeId}`, game })),
    total: 20_000,
  },
})

/** A combobox in a dialog by keys, mouse and finger. */
export const BehaviourPattern = meta.story({
  globals: { locale: 'en' },
  render: (args) => <HeldPalette {...args} />,
  play: (context) =>
    comboboxSuite(context, {
      label: 'Search games, studios and pages',
      types: 'โ',
      nothing: 'ฮฮฮฮ',
      opens: async () => {
        await context.userEvent.click(screen.getByRole('button', { name: 'ค้นหา' }))
        await screen.findByRole('combobox')
      },
    }),
})

/** The arrows walk, round both ends; Enter opens, Tab tries the demo. */
export const BehaviourKeys = meta.story({
  globals: { locale: 'en' },
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('combobox')
    await expect(field).toHaveFocus()
    const options = screen.getAllByRole('option')
    await expect(options[0]).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowDown}')
    await expect(field).toHaveAttribute('aria-activedescendant', options[1]!.id)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(options.at(-1)).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenLastCalledWith(pages.at(-1), 'open')
    await userEvent.keyboard('{ArrowDown}{Tab}')
    await expect(args.onChoose).toHaveBeenLastCalledWith(games[0], 'demo')
  },
})

/** What is called just what was typed is meant, wherever it stands. */
export const BehaviourNamed = meta.story({
  args: { ...statuses.ready, query: 'เข้าสู่ระบบ' },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('option', { name: /^เข้าสู่ระบบ/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenLastCalledWith(
      pages.find(({ id }) => id === 'command-login'),
      'open',
    )
  },
})

/** A lottery has no demo: nothing says so, and Tab goes on. */
export const BehaviourLottery = meta.story({
  globals: { locale: 'en' },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('combobox')
    await expect(screen.getByText('Try demo')).toBeInTheDocument()
    await userEvent.hover(screen.getByRole('option', { name: /หวยโคมแดง/ }))
    await expect(screen.queryByText('Try demo')).toBeNull()
    await userEvent.tab()
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
})

function Connected({ pages: own }: { pages: readonly SearchItem[] }) {
  const [open, setOpen] = useState(true)
  return (
    <SearchPalette
      {...useSearchPalette(open, own)}
      open={open}
      onOpenChange={setOpen}
      demo
      onChoose={around.onChoose}
    />
  )
}

const connected = meta.story({
  globals: { locale: 'en' },
  args: statuses.ready,
  render: () => <Connected pages={pages} />,
})

/** With its hook: games come from the server, studios from the menus. */
export const Answered = connected.extend({
  beforeEach({ msw }) {
    msw.use(
      answer(gameMenus, menusAnswer),
      answer(hotGames, { list: hotList }),
      answer(gameList, gamePage(slotGames.slice(0, 3), 1, 3)),
    )
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'naga works')
    await waitFor(() => expect(screen.getByRole('option', { name: /Naga Works/ })).toBeVisible())
    await waitFor(() => expect(screen.getByText(/4 of 4 items/)).toBeVisible())
  },
})

/** With its hook: no network. */
export const Offline = connected.extend({
  beforeEach({ msw }) {
    msw.use(answer(gameMenus, menusAnswer), answer(hotGames, { list: hotList }), offline(gameList))
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'krathong')
    await waitFor(() => expect(screen.getByText(/SR-OFFLINE/)).toBeVisible())
  },
})

/** With its hook: no answer yet. */
export const Waiting = connected.extend({
  beforeEach({ msw }) {
    msw.use(answer(gameMenus, menusAnswer), answer(hotGames, { list: hotList }), pending(gameList))
  },
})
