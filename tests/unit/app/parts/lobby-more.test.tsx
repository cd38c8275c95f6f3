// @vitest-environment jsdom
import { LobbyMorePart } from '#app/parts/lobby-more.tsx'
import { gameList } from '#contract/index.ts'
import type { LobbyViewProps, LobbyViews } from '#features/games/lobby-props.ts'
import { readFilters } from '#features/games/lobby-rules.ts'
import { pageOfHot } from '#features/games/lobby-state.ts'
import { slotGames } from '#stories/fixtures/games/games.ts'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeServer } from '../../features/fake-server.tsx'

vi.mock('#features/games/game-tile.tsx', () => ({
  GameTile: () => 'game',
  GameTileSkeleton: () => 'skeleton',
}))
vi.mock('#features/games/grid-walk.ts', () => ({ walkGrid: () => undefined }))

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

/** Tells once that the page is laid out; jsdom lays nothing out. */
class LaidOut {
  readonly #tell: (entries: []) => void
  constructor(tell: (entries: []) => void) {
    this.#tell = tell
  }
  observe = () => void setTimeout(() => this.#tell([]))
  unobserve = () => {}
  disconnect = () => {}
}

const before = readFilters('endless=true')

function open() {
  const server = fakeServer()
  let views: LobbyViews | undefined
  render(<LobbyMorePart onHere={(here) => (views = here)} />, { wrapper: server.wrapper })
  const Endless = views!.endless
  const props: LobbyViewProps = {
    category: 'rng',
    filters: before,
    page: pageOfHot(slotGames, before),
    busy: false,
    stale: false,
    dense: false,
    onClear: () => {},
    onPlay: () => {},
  }
  const show = (more: Partial<LobbyViewProps>) => (
    <I18nProvider i18n={i18n}>
      <Endless {...props} {...more} />
    </I18nProvider>
  )
  const { rerender } = render(show({}), { wrapper: server.wrapper })
  return { server, show, rerender }
}

test('the games stay while others are on their way, whose first hundred is asked for already', () => {
  const { server, show, rerender } = open()
  const grid = screen.getByRole('list', { name: 'Games' })
  const card = grid.firstElementChild

  const filters = readFilters('endless=true&page=NAGA')
  rerender(show({ filters, busy: true }))
  expect(grid.isConnected && grid.firstElementChild === card).toBe(true)
  expect(grid.getAttribute('aria-busy')).toBe('true')
  // The lobby itself asks.
  expect(server.asked).toHaveLength(1)

  rerender(show({ filters, page: pageOfHot(slotGames.slice(0, 2), before) }))
  // The same list for who looks at it, with other games.
  expect(screen.getByRole('list', { name: 'Games' })).toBe(grid)
  expect(grid.getAttribute('aria-busy')).toBeNull()
  expect(grid.children).toHaveLength(2)
  expect(server.last(gameList).input).toMatchObject({ vassalage: 'NAGA', pageSize: 100 })
  expect(server.asked).toHaveLength(2)
})

test('a list that is drawn whole keeps its place, as a page does', () => {
  vi.useFakeTimers()
  const scrollTo = vi.fn()
  vi.stubGlobal('scrollTo', scrollTo)
  vi.stubGlobal('ResizeObserver', LaidOut)
  history.replaceState({ scroll: 300 }, '', '/rng?endless=true')
  const { show, rerender } = open()
  vi.runAllTimers()
  expect(scrollTo).toHaveBeenCalledWith(0, 300)

  scrollTo.mockClear()
  history.replaceState({ scroll: 400 }, '', '/rng?endless=true&page=NAGA')
  const page = { ...pageOfHot(slotGames, before), totalCount: 101 }
  rerender(show({ filters: readFilters('endless=true&page=NAGA'), page }))
  vi.runAllTimers()
  expect(scrollTo).not.toHaveBeenCalled()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
