// @vitest-environment jsdom
import { act, render, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { HeroScene } from '#components/index.ts'
import { hall } from '#components/media/scenes/hall.ts'

const inner = (root: ParentNode) => root.querySelector('svg')?.childElementCount ?? 0

test('what the server drew stays, and nothing is fetched for it', async () => {
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = `<svg data-slot="hero-scene" data-variant="hall" viewBox="0 0 1152 400" preserveAspectRatio="xMaxYMid slice" aria-hidden="true" class="block">${hall()}</svg>`
  const drawn = root.querySelector('circle')
  const errors: unknown[] = []
  const app = await act(async () =>
    hydrateRoot(root, <HeroScene name="hall" />, {
      onRecoverableError: (error) => errors.push(error),
    }),
  )
  expect(errors).toEqual([])
  expect(root.querySelector('circle')).toBe(drawn)
  act(() => app.unmount())
  root.remove()
})

test('one made in the browser is fetched and drawn, and so is the next', async () => {
  const { container, rerender } = render(<HeroScene name="kites" uid="a" />)
  await waitFor(() => expect(inner(container)).toBeGreaterThan(5))
  expect(container.innerHTML).toContain('id="as"')
  // The sun over the river.
  const sun = () => container.querySelector('circle[cx="856"]')
  expect(sun()).toBeNull()
  rerender(<HeroScene name="river" uid="a" />)
  await waitFor(() => expect(sun() === null).toBe(false))
})
