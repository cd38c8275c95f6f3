// @vitest-environment jsdom
import { CrashBoundary } from '#app/crash-boundary.tsx'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let broken = true
function Page() {
  if (broken) throw new Error('A fault of ours')
  return <h1>The page</h1>
}

beforeEach(() => {
  broken = true
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('what is whole is drawn as it is', () => {
  broken = false
  render(
    <CrashBoundary instead="Sorry">
      <Page />
    </CrashBoundary>,
  )
  expect(screen.getByRole('heading').textContent).toBe('The page')
  expect(console.error).not.toHaveBeenCalled()
})

test('a fault takes its part alone, stands in the log, and something stands in its place', () => {
  render(
    <>
      <nav>Bars</nav>
      <CrashBoundary instead={<p role="alert">Sorry</p>}>
        <Page />
      </CrashBoundary>
    </>,
  )
  expect(screen.getByRole('navigation').textContent).toBe('Bars')
  expect(screen.getByRole('alert').textContent).toBe('Sorry')
  expect(screen.queryByRole('heading')).toBeNull()
  expect(JSON.stringify(vi.mocked(console.error).mock.calls.flat().map(String))).toContain(
    'A fault of ours',
  )
})

test('without a stand-in nothing is there, and the rest is', () => {
  const { container } = render(
    <div>
      <CrashBoundary>
        <Page />
      </CrashBoundary>
      <b>Rest</b>
    </div>,
  )
  expect(container.innerHTML).toBe('<div><b>Rest</b></div>')
})

test('another page in its place is drawn: the boundary goes with its key', () => {
  const tree = (id: string) => (
    <CrashBoundary key={id} instead="Sorry">
      <Page />
    </CrashBoundary>
  )
  const { rerender } = render(tree('home'))
  expect(screen.queryByRole('heading')).toBeNull()
  broken = false
  rerender(tree('help'))
  expect(screen.getByRole('heading').textContent).toBe('The page')
})
