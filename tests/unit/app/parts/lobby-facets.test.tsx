// @vitest-environment jsdom
import { LobbyFacetsPart } from '#app/parts/lobby-facets.tsx'
import { offerOf } from '#features/games/lobby-facets.ts'
import type { LobbyFacetsProps } from '#features/games/lobby-props.ts'
import { changeFilters, type LobbyFilters, noFilters } from '#features/games/lobby-rules.ts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'

vi.mock('#app/use-protected.ts', () => ({ useProtected: () => vi.fn() }))
vi.mock('#features/site/index.ts', async (original) => ({
  ...(await original<object>()),
  useFlagsOn: () => new Set(),
}))
vi.mock('#features/games/lobby-filters.tsx', () => ({
  LobbyFacets: ({ filters, found, onFilter }: LobbyFacetsProps) => (
    <button
      type="button"
      aria-pressed={filters.gameClass === 'JP'}
      onClick={() => void onFilter({ gameClass: filters.gameClass ? null : 'JP' })}
    >
      {found ?? 'not known'}
    </button>
  ),
}))

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
  const said = () => {
    const chip = screen.getByRole('button')
    return [chip.getAttribute('aria-pressed'), chip.textContent]
  }
  const press = () => fireEvent.click(screen.getByRole('button'))
  const grant = () => act(async () => wishes.shift()?.())
  return { said, press, grant }
}

test('a choice shows at once; how many games it leaves is known when they are here', async () => {
  const { said, press, grant } = open()
  expect(said()).toEqual(['false', '7'])
  press()
  expect(said()).toEqual(['true', 'not known'])
  await grant()
  expect(said()).toEqual(['true', '7'])
})

test('a choice that is taken back before the games have come shows so', async () => {
  const { said, press, grant } = open()
  press()
  press()
  expect(said()).toEqual(['false', 'not known'])
  await grant()
  await grant()
  expect(said()).toEqual(['false', '7'])
})
