// @vitest-environment jsdom
import { CallError } from '#client/index.ts'
import { gameSheet } from '#contract/index.ts'
import { useGameSheet } from '#features/games/use-game-sheet.ts'
import { slotGames } from '#stories/fixtures/games/games.ts'
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeServer } from '../fake-server.tsx'

const [game, other] = slotGames as [(typeof slotGames)[0], (typeof slotGames)[0]]

const start = (known: typeof game | null) => {
  const server = fakeServer()
  const { nodeId } = game
  const { wrapper } = server
  const view = renderHook(() => useGameSheet(nodeId, known), { wrapper })
  return { ...server, ...view }
}

it('shows at once what the card knew, and then all of it', async () => {
  const { last, result } = start(game)
  expect(result.current).toEqual({ status: 'loading', game })
  expect(last(gameSheet).input).toEqual({ nodeId: game.nodeId })
  await act(async () => last(gameSheet).answer({ game, similar: [other] }))
  expect(result.current).toEqual({ status: 'ready', game, similar: [other] })
})

it('never shows another game in its place', () => {
  const { result } = start(other)
  expect(result.current).toEqual({ status: 'loading', game: null })
})

it('knows what is gone from what failed, and asks again', async () => {
  const gone = start(null)
  await act(async () => gone.last(gameSheet).fail(new CallError('refused', { status: 404 })))
  expect(gone.result.current).toEqual({ status: 'gone' })

  const { last, result } = start(game)
  await act(async () => last(gameSheet).fail(new CallError('malformed', { status: 200 })))
  if (result.current.status !== 'failed') throw new Error(result.current.status)
  expect(result.current).toMatchObject({ code: 'GS-MALFORMED', game, retrying: false })
  const { onRetry } = result.current
  act(() => onRetry())
  await act(async () => last(gameSheet).answer({ game, similar: [] }))
  expect(result.current.status).toBe('ready')
})

it('asks for nothing while nothing is asked for', () => {
  const { asked, wrapper } = fakeServer()
  renderHook(() => useGameSheet(null, null), { wrapper })
  expect(asked).toEqual([])
})
