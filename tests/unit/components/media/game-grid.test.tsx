// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { GameGrid } from '#components/index.ts'

const grid = (spotlight: boolean, ...ids: string[]) => (
  <GameGrid>
    {spotlight && <b>spotlight</b>}
    {ids.map((id) => (
      <input key={id} aria-label={id} />
    ))}
    {null}
  </GameGrid>
)

test('what is not there has no cell', () => {
  render(grid(false, 'a', 'b', 'c', 'd', 'e'))
  const cells = screen.getAllByRole('listitem')
  expect(cells).toHaveLength(5)
  expect(cells.map((cell) => cell.hasAttribute('data-later'))).toEqual([
    false,
    false,
    false,
    false,
    true,
  ])
})

test('cards keep what is theirs when others come, go and change places', () => {
  const { rerender } = render(grid(false, 'a', 'b'))
  const cell = screen.getByLabelText('b').closest('li')
  rerender(grid(true, 'b', 'c', 'a'))
  expect(screen.getByLabelText('b').closest('li')).toBe(cell)
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
})
