import { slotGames } from '#stories/fixtures/games/games.ts'
import { gamePage } from '#stories/fixtures/games/pages.ts'
import { describe, expect, it } from 'vitest'
import { noFilters, readFilters } from '#features/games/lobby-rules.ts'
import { lastPage, lobbyStatus, pageOfHot } from '#features/games/lobby-state.ts'

const nothing = gamePage([], 1, 0)
const unknown = { filters: noFilters, page: undefined, before: undefined, failed: false }

describe('lobbyStatus', () => {
  it('waits, then shows', () => {
    expect(lobbyStatus(unknown)).toBe('loading')
    expect(lobbyStatus({ ...unknown, page: gamePage() })).toBe('ready')
  })

  it('keeps the page before only while the next is on its way', () => {
    const before = gamePage()
    expect(lobbyStatus({ ...unknown, before })).toBe('refreshing')
    expect(lobbyStatus({ ...unknown, before, failed: true })).toBe('failed')
    expect(lobbyStatus({ ...unknown, before: nothing })).toBe('loading')
  })

  it('shows what it has when asking again fails', () => {
    expect(lobbyStatus({ ...unknown, page: gamePage(), failed: true })).toBe('ready')
  })

  it('tells nothing found from nothing there', () => {
    expect(lobbyStatus({ ...unknown, page: nothing })).toBe('empty')
    for (const search of ['name=x', 'page=NAGA', 'class=JP', 'lines=20']) {
      expect(lobbyStatus({ ...unknown, filters: readFilters(search), page: nothing })).toBe(
        'noMatch',
      )
    }
  })

  it('goes to the last page from beyond the end', () => {
    const filters = readFilters('pageNo=99')
    const page = gamePage([], 99, 41)
    expect(lastPage(page, filters)).toBe(3)
    expect(lobbyStatus({ ...unknown, filters, page })).toBe('loading')
    expect(lastPage(nothing, filters)).toBeNull()
    expect(lastPage(undefined, filters)).toBeNull()
  })
})

describe('pageOfHot', () => {
  const games = [...slotGames, ...slotGames, ...slotGames.slice(0, 8)]

  it('cuts twenty a page', () => {
    expect(pageOfHot(games, noFilters)).toMatchObject({ totalPages: 3, totalCount: 48, pageNo: 1 })
    expect(pageOfHot(games, readFilters('pageNo=3')).list).toHaveLength(8)
  })

  it('filters by studio', () => {
    expect(pageOfHot(slotGames, readFilters('page=NAGA')).list).toHaveLength(1)
    expect(pageOfHot([], readFilters('page=NAGA'))).toMatchObject({ list: [], totalPages: 0 })
  })
})
