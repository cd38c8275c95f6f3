// @vitest-environment jsdom
import { SearchPalette, type SearchPaletteState } from '#features/games/search-palette.tsx'
import type { SearchItem } from '#features/games/search-rules.ts'
import { slotGames } from '#stories/fixtures/games/games.ts'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

// What jsdom lacks.
Element.prototype.scrollIntoView = vi.fn()

const [first, second] = slotGames
if (!first || !second) throw new Error('No fixture')
const line = (game: typeof first, title: string): SearchItem => ({
  id: `game-${game.nodeId}`,
  group: 'games',
  title,
  game,
})
const dragon = line(first, 'Dragon’s Hoard')
const tower = line(second, 'Lotus Tower')

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
function open(state: SearchPaletteState) {
  const onChoose = vi.fn()
  const drawn = (next: SearchPaletteState) => (
    <I18nProvider i18n={i18n}>
      <SearchPalette {...next} open onOpenChange={() => {}} demo onChoose={onChoose} />
    </I18nProvider>
  )
  const { rerender, unmount } = render(drawn(state))
  const field = screen.getByRole('combobox')
  return {
    field,
    onChoose,
    unmount,
    enter: () => fireEvent.keyDown(field, { key: 'Enter' }),
    become: (next: SearchPaletteState) => rerender(drawn(next)),
  }
}

const typed = { query: 'towr', onQuery: () => {} }
const before = { ...typed, status: 'ready', items: [dragon], total: 1, busy: true } as const
const after = { ...typed, status: 'ready', items: [tower], total: 1, busy: false } as const

it('opens nothing that was found for other words, and what the answer brings, once', () => {
  const { field, enter, onChoose, become, unmount } = open(before)
  expect(field.getAttribute('aria-activedescendant')).toBeNull()
  enter()
  fireEvent.keyDown(field, { key: 'Tab' })
  expect(onChoose).not.toHaveBeenCalled()
  become(after)
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(tower, 'open')
  become({ ...after, total: 2 })
  expect(onChoose).toHaveBeenCalledOnce()
  unmount()
})

it.each<SearchPaletteState>([
  { ...typed, status: 'empty', items: [] },
  { ...typed, status: 'failed', items: [tower], code: 'SR-503', retrying: false, onRetry() {} },
])('forgets the key where the answer is none: $status', (none) => {
  const { enter, onChoose, become, unmount } = open({ ...typed, status: 'searching', items: [] })
  enter()
  become(none)
  become(after)
  expect(onChoose).not.toHaveBeenCalled()
  unmount()
})

it('forgets the key once one types on', () => {
  const { field, enter, onChoose, become, unmount } = open(before)
  enter()
  fireEvent.change(field, { target: { value: 'tower o' } })
  become(after)
  expect(onChoose).not.toHaveBeenCalled()
  unmount()
})
