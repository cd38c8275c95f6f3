// @vitest-environment jsdom
import { CallError } from '#client/index.ts'
import { type Call, gameList, gameMenus, hotGames } from '#contract/index.ts'
import { noteRecent, type SearchItem } from '#features/games/search-rules.ts'
import { useSearchPalette } from '#features/games/use-search-palette.ts'
import { hotList, slotGames } from '#stories/fixtures/games/games.ts'
import { menusAnswer } from '#stories/fixtures/games/menus.ts'
import { gamePage } from '#stories/fixtures/games/pages.ts'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeServer } from '../fake-server.tsx'

const pages: SearchItem[] = [
  { id: 'page-help', group: 'pages', title: 'Help', note: 'Page', href: '/help', icon: 'help' },
]

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

function openPalette(shown = true, places = pages) {
  const server = fakeServer()
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const view = renderHook((open: boolean) => useSearchPalette(open, places), {
    initialProps: shown,
    wrapper: ({ children }) => (
      <I18nProvider i18n={i18n}>
        <server.wrapper>{children}</server.wrapper>
      </I18nProvider>
    ),
  })
  const asked = (call: Call) => server.asked.filter(({ path }) => path === call.path)
  return { server, view, asked, palette: () => view.result.current }
}

type Opened = ReturnType<typeof openPalette>

/** Types, and waits as long as the hook does before it asks. */
async function type({ palette }: Opened, text: string) {
  act(() => palette().onQuery(text))
  await act(() => vi.advanceTimersByTimeAsync(1000))
}

const titles = ({ palette }: Opened) => palette().items.map(({ title }) => title)

it('begins with what was looked for, what is hot, and where one can go', async () => {
  noteRecent('naga')
  const opened = openPalette()
  expect(opened.palette()).toMatchObject({ status: 'idle', query: '' })
  await act(async () => opened.server.last(hotGames).answer({ list: hotList }))
  const groups = opened.palette().items.map(({ group }) => group)
  expect(groups).toEqual(['recent', 'games', 'games', 'games', 'pages'])
  expect(opened.asked(gameList)).toHaveLength(0)
})

it('finds what the help centre answers, but does not list it unasked', async () => {
  const question: SearchItem = {
    id: 'help-deposit-how',
    group: 'help',
    title: 'ฝากเงินอย่างไร',
    href: '/help?article=deposit-how',
  }
  const opened = openPalette(true, [...pages, question])
  await act(async () => opened.server.last(hotGames).answer({ list: hotList }))
  expect(titles(opened)).not.toContain(question.title)
  await type(opened, 'ฝาก')
  await act(async () => opened.server.last(gameList).answer(gamePage([])))
  expect(opened.palette()).toMatchObject({ status: 'ready', items: [question] })
})

it('asks for nothing while it is shut', () => {
  const { asked } = openPalette(false)
  expect(asked(hotGames)).toHaveLength(0)
})

it('asks once for a word, when its typist pauses', async () => {
  const opened = openPalette()
  for (const text of ['n', 'na', 'nag']) act(() => opened.palette().onQuery(text))
  expect(opened.palette().status).toBe('searching')
  await type(opened, 'naga')
  expect(opened.asked(gameList)).toHaveLength(1)
  expect(opened.server.last(gameList).input).toMatchObject({ gameName: 'naga', pageNo: 1 })
})

it('puts games, lotteries and studios in their groups, with the most of each', async () => {
  const opened = openPalette()
  await act(async () => opened.server.last(gameMenus).answer(menusAnswer))
  await type(opened, 'naga works')
  const found = [
    ...slotGames.slice(0, 8),
    ...slotGames.slice(8, 13).map((game) => ({ ...game, gameType: 'LOTT' as const })),
  ]
  await act(async () => opened.server.last(gameList).answer(gamePage(found, 1, 40)))
  const count = (group: string) =>
    opened.palette().items.filter((item) => item.group === group).length
  expect([count('games'), count('lotteries'), count('studios')]).toEqual([5, 3, 1])
  expect(opened.palette()).toMatchObject({ status: 'ready', total: 41, busy: false })
})

it('leaves out who is called nearly so, where something is called so', async () => {
  const near = openPalette()
  await act(async () => near.server.last(gameMenus).answer(menusAnswer))
  await type(near, 'slot')
  expect(titles(near)).toContain('Lotus Forge')
  const slots: SearchItem = { id: 'page-rng', group: 'pages', title: 'Slots', href: '/rng' }
  const called = openPalette(true, [...pages, slots])
  await act(async () => called.server.last(gameMenus).answer(menusAnswer))
  await type(called, 'slot')
  expect(titles(called)).toEqual(['Slots'])
})

it('keeps what it found until there is better', async () => {
  const opened = openPalette()
  await type(opened, 'naga')
  await act(async () => opened.server.last(gameList).answer(gamePage(slotGames.slice(0, 2), 1, 2)))
  const before = titles(opened)
  await type(opened, 'naga k')
  expect(titles(opened)).toEqual(before)
  expect(opened.palette()).toMatchObject({ status: 'ready', busy: true })
  await act(async () => opened.server.last(gameList).answer(gamePage([slotGames[5]!], 1, 1)))
  expect(opened.palette()).toMatchObject({ status: 'ready', busy: false, total: 1 })
})

it('forgets what it found once the field is empty', async () => {
  const opened = openPalette()
  await type(opened, 'naga')
  await act(async () => opened.server.last(gameList).answer(gamePage(slotGames.slice(0, 2), 1, 2)))
  expect(opened.palette().status).toBe('ready')
  // In one go, as who pastes over it does.
  act(() => opened.palette().onQuery(''))
  act(() => opened.palette().onQuery('lotus'))
  expect(opened.palette()).toMatchObject({ status: 'searching', items: [] })
  await type(opened, 'lotus')
  expect(opened.palette()).toMatchObject({ status: 'searching', items: [] })
})

it('says that there is nothing only once that is known', async () => {
  const opened = openPalette()
  await type(opened, 'zzzz')
  expect(opened.palette().status).toBe('searching')
  await act(async () => opened.server.last(gameList).answer(gamePage([], 1, 0)))
  expect(opened.palette()).toMatchObject({ status: 'empty', items: [] })
})

it('keeps what the page knows by itself when no games come, and asks again', async () => {
  const opened = openPalette()
  await type(opened, 'help')
  const failure = new CallError('refused', { status: 400 })
  await act(async () => opened.server.last(gameList).fail(failure))
  const palette = opened.palette()
  if (palette.status !== 'failed') throw new Error(palette.status)
  expect(palette).toMatchObject({ code: 'SR-400', items: [{ title: 'Help' }] })
  await act(async () => palette.onRetry())
  await act(async () => opened.server.last(gameList).answer(gamePage([slotGames[1]!], 1, 1)))
  expect(opened.palette()).toMatchObject({ status: 'ready', total: 2 })
})

it('begins anew with every opening', async () => {
  const opened = openPalette()
  await type(opened, 'naga')
  opened.view.rerender(false)
  expect(opened.palette().query).toBe('naga')
  opened.view.rerender(true)
  expect(opened.palette()).toMatchObject({ query: '', status: 'idle' })
})
