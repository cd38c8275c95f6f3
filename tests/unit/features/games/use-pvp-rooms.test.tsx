// @vitest-environment jsdom
import { CallError } from '#client/index.ts'
import { roomList } from '#contract/index.ts'
import { usePvpRooms } from '#features/games/use-pvp-rooms.ts'
import { roomGames } from '#stories/fixtures/games/launch.ts'
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fakeServer } from '../fake-server.tsx'

const [first, second] = roomGames
if (!first || !second) throw new Error('No fixture')

function start(nodeId: number) {
  const server = fakeServer()
  const onNone = vi.fn<() => void>()
  const { wrapper } = server
  const view = renderHook(() => usePvpRooms('KRT', nodeId, onNone), { wrapper })
  return { ...server, ...view, onNone }
}

it('shows the rooms of the game that was pressed, then those of another', async () => {
  const { last, result, onNone } = start(second.game.nodeId)
  await act(async () => last(roomList).answer({ list: roomGames }))
  expect(result.current).toMatchObject({ status: 'ready', current: second })
  act(() => result.current.onChoose(first.game.nodeId))
  expect(result.current).toMatchObject({ status: 'ready', current: first })
  expect(onNone).not.toHaveBeenCalled()
})

it('shows no other game’s rooms for one that has none', async () => {
  const { last, result, onNone } = start(77)
  expect(last(roomList).input).toEqual({ vassalage: 'KRT', nodeId: 77 })
  await act(async () => last(roomList).answer({ list: roomGames }))
  expect(result.current.status).toBe('loading')
  expect(onNone).toHaveBeenCalledTimes(1)
})

it('says once that a studio has no rooms, and not that it could not ask', async () => {
  const { last, result, onNone } = start(1)
  await act(async () => last(roomList).fail(new CallError('refused', { status: 404 })))
  expect(result.current.status).toBe('failed')
  expect(onNone).not.toHaveBeenCalled()
  if (result.current.status === 'failed') act(result.current.onRetry)
  await act(async () => last(roomList).answer({ list: [] }))
  expect(result.current.status).toBe('loading')
  expect(onNone).toHaveBeenCalledTimes(1)
})

it('launches nothing by itself when the pressed game closes while one looks at its rooms', async () => {
  vi.useFakeTimers()
  try {
    const { last, result, onNone } = start(first.game.nodeId)
    await act(async () => last(roomList).answer({ list: roomGames }))
    const refreshed = async (list: typeof roomGames) => {
      await act(() => vi.advanceTimersByTimeAsync(30_000))
      await act(async () => last(roomList).answer({ list }))
    }
    await refreshed([second])
    expect(result.current).toMatchObject({ status: 'ready', current: second })
    await refreshed([])
    expect(result.current).toMatchObject({ status: 'ready', current: second })
    expect(onNone).not.toHaveBeenCalled()
  } finally {
    vi.useRealTimers()
  }
})
