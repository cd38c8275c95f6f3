// @vitest-environment jsdom
import { useLaunch } from '#app/use-launch.ts'
import { readLaunch } from '#features/games/launch-rules.ts'
import { slotGames } from '#stories/fixtures/games/games.ts'
import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

const { go, open, done, protect, flags } = vi.hoisted(() => ({
  go: vi.fn(),
  open: vi.fn(),
  done: vi.fn(),
  protect: vi.fn(),
  flags: new Set<string>(),
}))
vi.mock('#app/links.ts', () => ({ go }))
vi.mock('#app/overlays/overlays.tsx', () => ({ useOverlays: () => ({ open, done }) }))
vi.mock('#app/use-protected.ts', () => ({ useProtected: () => protect }))
vi.mock('#app/use-visitor.ts', () => ({
  useVisitor: () => ({ role: 'guest', flags, account: null }),
}))

const [game] = slotGames
if (!game) throw new Error('No fixture')

const launch = () => renderHook(() => useLaunch()).result.current

beforeEach(() => {
  vi.clearAllMocks()
  flags.clear()
  sessionStorage.clear()
  history.replaceState({ place: 3 }, '', '/rng')
})

it('opens the picker for a card that stands for its studio, real or demo (decision 42)', () => {
  const { vassalage, vendorName, gameType } = game
  for (const mode of ['real', 'demo'] as const) {
    launch()({ ...game, isGame: 'VASSALAGE' }, mode)
    expect(open).toHaveBeenLastCalledWith('game-picker', {
      studio: { vassalage, vendorName, gameType },
    })
  }
  expect(go).not.toHaveBeenCalled()
  expect(protect).not.toHaveBeenCalled()
})

it.each([null, undefined, 'SINGLE'])('opens a game itself when isGame is %s', (isGame) => {
  launch()({ ...game, ...(isGame !== undefined && { isGame }) }, 'real')
  expect(open).not.toHaveBeenCalled()
  expect(protect).toHaveBeenCalledTimes(1)
})

it('leads the lottery’s vendors to its own screen', async () => {
  launch()({ ...game, vassalage: 'ELOTT', gameId: 'EL-1', gameType: 'ELOTT' }, 'real')
  await waitFor(() => expect(go).toHaveBeenCalledWith('/lottery?gameCode=EL-1&vendor=ELOTT'))
})

it('shows the rooms of a game among players, and opens it with one', () => {
  const pvp = { ...game, gameType: 'PVP' as const }
  launch()(pvp, 'real')
  expect(open).toHaveBeenLastCalledWith('pvp-rooms', { room: pvp })
  launch()(pvp, 'real', 'room-1')
  expect(protect).toHaveBeenCalledTimes(1)
  // A studio without rooms.
  launch()(pvp, 'real', null)
  expect(protect).toHaveBeenCalledTimes(2)
  expect(open).toHaveBeenCalledTimes(1)
})

it('lets guests try a demo where the house has them, and asks for a login where it has not', async () => {
  launch()(game, 'demo')
  expect(protect).toHaveBeenCalledTimes(1)
  flags.add('FREEPLAY3')
  launch()(game, 'demo')
  expect(protect).toHaveBeenCalledTimes(1)
  const launched = expect.objectContaining({ nodeId: game.nodeId, mode: 'demo', from: '/rng' })
  await waitFor(() =>
    expect(go).toHaveBeenCalledWith('/game', { replace: false, state: { launch: launched } }),
  )
  expect(readLaunch()).toEqual(launched)
})

it('puts a game that is chosen over another in its place, and keeps the way out', async () => {
  flags.add('FREEPLAY3')
  const first = { nodeId: 1, mode: 'demo', game: null, from: '/live?page=KRT' } as const
  history.replaceState({ launch: first, game: 2 }, '', '/game')
  launch()(game, 'demo')
  const launched = expect.objectContaining({ nodeId: game.nodeId, from: '/live?page=KRT' })
  await waitFor(() =>
    expect(go).toHaveBeenCalledWith('/game', {
      replace: true,
      state: { launch: launched, game: 2 },
    }),
  )
})
