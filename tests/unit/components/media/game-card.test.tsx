// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { GameCard, type GameCardProps, GameGrid, Spotlight } from '#components/index.ts'

const base: GameCardProps = {
  title: 'ช้างเผือก',
  titleLang: 'th',
  studio: 'Mango Street',
  fact: '243 lines',
  cover: '/e.svg',
  href: '/game/e',
  actions: <button type="button">Play</button>,
  favourite: { pressed: true, label: 'favourite', onToggle: vi.fn() },
}

test('the link is named by the title and holds no button', () => {
  render(<GameCard {...base} />)
  const link = screen.getByRole('link', { name: 'ช้างเผือก' })
  expect(link.getAttribute('href')).toBe('/game/e')
  expect(link.querySelector('button')).toBeNull()
  expect(link.closest('[lang]')?.getAttribute('lang')).toBe('th')
  expect(screen.getByRole('button', { name: 'favourite', pressed: true })).toBeTruthy()
})

test('without an address the card is a button', () => {
  render(<GameCard {...base} href={undefined} onClick={() => {}} />)
  expect(screen.getByRole('button', { name: 'ช้างเผือก' })).toBeTruthy()
})

test('maintenance takes the link and the actions, and says why', () => {
  render(<GameCard {...base} maintenance="closed for repairs" />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Play' })).toBeNull()
  expect(screen.getByText('closed for repairs')).toBeTruthy()
})

test('dense drops the fact and the actions', () => {
  render(<GameCard {...base} density="dense" />)
  expect(screen.queryByText('243 lines')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Play' })).toBeNull()
})

test('a grid is a list with one item a card', () => {
  render(
    <GameGrid label="hot">
      <Spotlight title="Elephant" cover={null} href="/s" />
      {[1, 2].map((id) => (
        <GameCard key={id} {...base} />
      ))}
    </GameGrid>,
  )
  expect(screen.getByRole('list', { name: 'hot' }).children).toHaveLength(3)
})
