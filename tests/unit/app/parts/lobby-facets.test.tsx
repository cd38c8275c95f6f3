// @vitest-environment jsdom
import { atOnce, LobbyFacetsPart } from '#app/parts/lobby-facets.tsx'
import { offerOf } from '#features/games/lobby-facets.ts'
import type { LobbyFacetsProps } from '#features/games/lobby-props.ts'
import { changeFilters, type LobbyFilters, noFilters } from '#features/games/lobby-rules.ts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.mock('#app/use-protected.ts', () => ({ useProtected: () => vi.fn() }))
vi.mock('#features/site/index.ts', async (original) => ({
  ...(await original<object>()),
  useFlagsOn: () => new Set(),
}))
const drawn = vi.hoisted((): string[] => [])
vi.mock('#features/games/lobby-filters.tsx', () => ({
  LobbyFacets({ filters, found, onFilter }: LobbyFacetsProps) {
    const pressed = filters.gameClass === 'JP'
    drawn.push(`${pressed} ${found ?? 'not known'}`)
    return (
      <button type="button" onClick={() => void onFilter({ gameClass: pressed ? null : 'JP' })}>
        Jackpot
      </button>
    )
  },
}))

beforeEach(() => {
  vi.useFakeTimers()
  drawn.length = 0
})
afterEach(() => vi.useRealTimers())

const offer = offerOf('rng')

/** Facets whose filters change when a test says so. */
function open() {
  const wishes: (() => void)[] = []
  function Page() {
    const [filters, setFilters] = useState(noFilters)
    const onFilter = (change: Partial<LobbyFilters>) =>
      new Promise<void>((done) => {
        wishes.push(() => {
          setFilters((was) => changeFilters(was, change))
          done()
        })
      })
    return <LobbyFacetsPart {...{ filters, offer, onFilter }} classes={['JP']} found={7} />
  }
  render(<Page />)
  const press = () => fireEvent.click(screen.getByRole('button'))
  const grant = () => act(async () => wishes.shift()?.())
  return { drawn, press, grant }
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('games that are here at once come with the choice, in one drawing', async () => {
  const { drawn, press, grant } = open()
  press()
  await grant()
  await pass(atOnce)
  expect(drawn).toEqual(['false 7', 'true 7'])
})

test('a choice whose games take longer shows before them, without their number', async () => {
  const { drawn, press, grant } = open()
  press()
  await pass(atOnce)
  expect(drawn.at(-1)).toBe('true not known')
  await grant()
  expect(drawn.at(-1)).toBe('true 7')
})

test('a choice that is taken back before the games have come shows so', async () => {
  const { drawn, press, grant } = open()
  press()
  await pass(atOnce)
  press()
  await pass(atOnce)
  expect(drawn.at(-1)).toBe('false not known')
  await grant()
  await grant()
  expect(drawn.at(-1)).toBe('false 7')
})
