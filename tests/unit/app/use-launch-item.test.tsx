// @vitest-environment jsdom
import { PlaceProvider } from '#app/location.ts'
import { useLaunchItem } from '#app/use-launch-item.ts'
import { keepLaunch, type LaunchItem, readLaunch } from '#features/games/launch-rules.ts'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'

vi.mock('#app/late.tsx', () => ({ lateParts: async () => undefined }))
vi.mock('#app/rest.ts', () => ({ restReady: async () => undefined }))

const game = (nodeId: number): LaunchItem => ({ nodeId, mode: 'demo', game: null, from: '/rng' })

const stand = (address: string, state: unknown = null) => history.replaceState(state, '', address)
beforeEach(() => {
  sessionStorage.clear()
  stand('/game')
})

async function open() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PlaceProvider value={{ pathname: '/game', search: location.search }}>{children}</PlaceProvider>
  )
  const view = renderHook(() => useLaunchItem(), { wrapper })
  await act(async () => {})
  return view.result
}

/** As the browser does when somebody goes through their steps. */
const step = (state: unknown) =>
  act(async () => {
    stand('/game', state)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  })

test('each step of the history opens its own game, whatever was opened last', async () => {
  keepLaunch(game(9))
  stand('/game', { launch: game(1) })
  const item = await open()
  expect(item.current).toEqual(game(1))
  await step({ launch: game(2) })
  expect(item.current).toEqual(game(2))
  await step({ launch: game(1) })
  expect(item.current).toEqual(game(1))
})

test('what was opened last in this tab stands in for a step that has lost it', async () => {
  keepLaunch(game(9))
  const item = await open()
  expect(item.current).toEqual(game(9))
})

test.each([{ launch: { mode: 'free' } }, { launch: 7 }, 'x', null])(
  'a step that holds %j opens nothing',
  async (state) => {
    stand('/game', state)
    expect((await open()).current).toBeNull()
  },
)

test('an address that names a game becomes a step that opens it', async () => {
  stand('/game?id=slots.7%3Aroyal&demo=1')
  const named = { gameId: 'slots.7:royal', mode: 'demo', game: null, from: null }
  const item = await open()
  expect(item.current).toEqual(named)
  expect(location.search).toBe('')
  expect(history.state).toEqual({ launch: named })
  expect(readLaunch()).toEqual(named)
})

test.each(['', 'a%00b', 'x'.repeat(65)])('no other game opens for one called %j', async (id) => {
  keepLaunch(game(9))
  stand(`/game?id=${id}`)
  expect((await open()).current).toBe('gone')
})

test('a step of ours over one of the frame, or of a sheet, opens nothing anew', async () => {
  stand('/game', { launch: game(1) })
  const item = await open()
  const before = item.current
  await act(async () => history.pushState({ launch: game(1), game: 1 }, ''))
  expect(item.current).toBe(before)
  await act(async () => history.pushState({ sheet: true }, '', '/game?game=7'))
  expect(item.current).toBe(before)
  await step({ launch: game(1), game: 1 })
  expect(item.current).toBe(before)
})

test('on the way out through the steps of a game that made way for another, none opens', async () => {
  stand('/game', { launch: game(1), game: 1 })
  const item = await open()
  await act(async () => stand('/game', { launch: game(2), game: 1 }))
  expect(item.current).toEqual(game(2))
  await step({ launch: game(1) })
  expect(item.current).toEqual(game(2))
})
