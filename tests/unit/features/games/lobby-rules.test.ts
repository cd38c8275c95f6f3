import { reads } from '#app/pages/lobby.tsx'
import { callKey } from '#client/index.ts'
import { gameList } from '#contract/index.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  changeFilters,
  chipCount,
  cleanName,
  clearFilters,
  filterCount,
  gameListInput,
  hotLobbyInput,
  lobbyHref,
  lobbyOf,
  noFilters,
  readFilters,
  writeFilters,
} from '#features/games/lobby-rules.ts'

const full =
  '?page=NAGA&class=JP&name=%E0%B8%9A%E0%B8%B1%E0%B8%A7&minBet=5&lines=50&sort=new&favourites=true&pageNo=3'

describe('the address of a lobby', () => {
  it('carries every filter there and back', () => {
    const filters = readFilters(full)
    expect(filters).toEqual({
      vendor: 'NAGA',
      gameClass: 'JP',
      name: 'บัว',
      minBet: 5,
      lines: 50,
      sort: 'new',
      favourites: true,
      endless: false,
      pageNo: 3,
    })
    expect(writeFilters(filters)).toBe(full)
    expect(readFilters(full.slice(1))).toEqual(filters)
  })

  it('says nothing when nothing is filtered, as after choosing a category', () => {
    expect(readFilters('')).toEqual(noFilters)
    expect(noFilters).toMatchObject({ vendor: null, pageNo: 1 })
    expect(writeFilters(noFilters)).toBe('')
    expect(lobbyHref('live', noFilters)).toBe('/live')
  })

  it.each([
    'pageNo=0',
    'pageNo=-1',
    'pageNo=1e3',
    'pageNo=9999999',
    'minBet=0.5',
    'lines=many',
    'lines=5001',
    'class=XX',
    'sort=random',
    'page=<b>',
    `page=${'A'.repeat(41)}`,
    'name=%00%20',
    'name=&utm_source=x',
  ])('leaves out what makes no sense: %s', (search) => {
    expect(readFilters(search)).toEqual(noFilters)
  })

  it('never asks for more than the contract takes', () => {
    const name = cleanName(` ${'ก'.repeat(300)}\u0000`)
    const input = gameListInput('RNG', { ...readFilters(full), name })
    expect(v.safeParse(gameList.request, input).success).toBe(true)
  })

  it('has no pages in a list without an end', () => {
    expect(readFilters('endless=true&pageNo=7')).toEqual({ ...noFilters, endless: true })
    expect(writeFilters(readFilters('endless=true&pageNo=7'))).toBe('?endless=true')
  })

  it('knows the lobbies by their paths', () => {
    expect(lobbyOf('/rng')).toBe('rng')
    expect(lobbyOf('/hot/')).toBe('hot')
    expect(lobbyOf('/help')).toBeNull()
  })
})

describe('changing filters', () => {
  it('starts at page 1 unless the page is what changes', () => {
    const filters = readFilters(full)
    expect(changeFilters(filters, { sort: 'name' }).pageNo).toBe(1)
    expect(changeFilters(filters, { pageNo: 2 }).pageNo).toBe(2)
  })

  it('counts what can be cleared, and clears it with the studio, but keeps the order', () => {
    const filters = readFilters(full)
    expect(chipCount(filters)).toBe(3)
    expect(filterCount(filters)).toBe(5)
    expect(filterCount(readFilters('page=NAGA&sort=new'))).toBe(0)
    expect(clearFilters(filters)).toEqual({ ...noFilters, sort: 'new' })
    const endless = readFilters('endless=true&name=x')
    expect(clearFilters(endless)).toEqual({ ...noFilters, endless: true })
  })
})

describe('the input of the game list', () => {
  const asker = { locale: 'TH', who: 'guest' }
  it('is the same for the server that reads ahead and for the page', () => {
    const [ahead] = reads('/rng', full)
    expect(callKey(ahead!.call, ahead!.input, asker)).toBe(
      callKey(gameList, gameListInput('RNG', readFilters(full.slice(1))), asker),
    )
    expect(reads('/hot', '').map(({ input }) => input)).toEqual([hotLobbyInput])
  })

  it('writes the lowest bet as money and asks for twenty, or for the first of a list without an end', () => {
    expect(gameListInput('RNG', readFilters(full))).toMatchObject({ minBet: '5.00', pageSize: 20 })
    const endless = gameListInput('RNG', readFilters('endless=true'))
    expect(endless).toMatchObject({ pageNo: 1, pageSize: 100 })
  })
})
