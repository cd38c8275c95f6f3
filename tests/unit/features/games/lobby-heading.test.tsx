// @vitest-environment jsdom
import type { LobbyProps } from '#features/games/lobby-props.ts'
import { noFilters, readFilters } from '#features/games/lobby-rules.ts'
import { Lobby } from '#features/games/lobby.tsx'
import { lobbies } from '#stories/fixtures/games/lobby.ts'
import { gamePage } from '#stories/fixtures/games/pages.ts'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

/** No wide screen: jsdom has none at all. */
beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})
afterAll(() => void vi.unstubAllGlobals())

/** No game is drawn: the heading is asked for, and the number comes from the answer. */
const answer = (count: number) => ({ ...gamePage([], 1, count), totalPages: 1 })

function openLobby(props: Partial<LobbyProps>) {
  const draw = (next: Partial<LobbyProps>) => (
    <I18nProvider i18n={i18n}>
      <Lobby {...lobbies.ready} facets={() => null} {...next} />
    </I18nProvider>
  )
  const view = render(draw({ page: answer(1024), ...props }))
  /** What stands under the title. */
  const under = () =>
    screen.getByRole('heading', { level: 1 }).parentElement!.nextElementSibling as HTMLElement
  return {
    show: (next: Partial<LobbyProps>) => view.rerender(draw(next)),
    under: () => under().textContent,
    waits: () => under().querySelector('[data-slot="skeleton"]') !== null,
    said: () => screen.getByRole('status').textContent,
  }
}

describe('the heading of a lobby', () => {
  it('counts the whole of it while nothing is filtered', () => {
    const { under } = openLobby({ filters: { ...noFilters, sort: 'new', pageNo: 3 } })
    expect(under()).toBe('1,024 games from 24 studios')
  })

  it.each(['name=koi', 'class=JP', 'minBet=1', 'lines=20', 'page=NAGA'])(
    'counts what %s left',
    (search) => {
      const { under, said } = openLobby({ filters: readFilters(search), page: answer(42) })
      expect(under()).toBe('42 games found')
      expect(said()).toBe('42 games found')
    },
  )

  it('says one as one, and none as none', () => {
    const filters = readFilters('name=koi')
    const { show, under } = openLobby({ filters, page: answer(1) })
    expect(under()).toBe('1 game found')
    show({ status: 'noMatch', filters, page: answer(0) })
    expect(under()).toBe('0 games found')
  })

  it('keeps the number of what still stands there, and says the new one once it is settled', () => {
    const filters = readFilters('name=koi')
    const { show, under, said } = openLobby({ filters, page: answer(42) })
    const next = readFilters('name=koi&class=JP')
    show({ status: 'refreshing', filters: next, page: answer(42) })
    expect(under()).toBe('42 games found')
    expect(said()).toBe('')
    show({ status: 'ready', filters: next, page: answer(7) })
    expect(under()).toBe('7 games found')
    expect(said()).toBe('7 games found')
  })

  it('holds the place of a number that is on its way, and claims none where none came', () => {
    const filters = readFilters('name=koi')
    const { show, under, waits } = openLobby({ status: 'loading', filters, page: null })
    expect(waits()).toBe(true)
    show({ status: 'failed', filters, page: null })
    expect(waits()).toBe(false)
    expect(under()).toBe('')
  })

  it('does not take the page before for what a member keeps', () => {
    const { under, waits } = openLobby({
      status: 'refreshing',
      filters: readFilters('favourites=true'),
    })
    expect(under()).toBe('')
    expect(waits()).toBe(false)
  })
})
