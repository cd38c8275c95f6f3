import { CallError } from '#client/index.ts'
import {
  type GameEvent,
  type GameState,
  gameState,
  launchProblem,
  launchTimes,
  startGame,
} from '#features/games/launch-state.ts'
import { quickestRoom } from '#features/games/use-pvp-rooms.ts'
import { roomGames } from '#stories/fixtures/games/launch.ts'
import { describe, expect, test } from 'vitest'

const address = { url: 'https://foyer.example/play/A', origin: 'null', own: true }
const at = '2026-11-20T14:48:07.000Z'
const after = (...events: GameEvent[]): GameState => events.reduce(gameState, startGame)

describe('a launch', () => {
  test('asks, opens and plays', () => {
    expect(after({ type: 'start' })).toEqual({ status: 'asking', step: 'account' })
    expect(after({ type: 'start' }, { type: 'step', step: 'enter' })).toEqual({
      status: 'asking',
      step: 'enter',
    })
    const opened = [{ type: 'start' }, { type: 'opened', address }] as const
    expect(after(...opened)).toEqual({ status: 'opening', address })
    expect(after(...opened, { type: 'ready' })).toEqual({ status: 'playing', address })
  })

  test('of the house is played once it says that it is there, and fails when it does not', () => {
    const opened = [{ type: 'start' }, { type: 'opened', address }, { type: 'loaded' }] as const
    const waited = { type: 'waited', seconds: 10, at } as const
    expect(after(...opened)).toEqual({ status: 'opening', address, loaded: true })
    expect(after(...opened, waited)).toEqual({
      status: 'slow',
      address,
      loaded: true,
      seconds: 10,
    })
    expect(after(...opened, waited, { type: 'ready' })).toEqual({ status: 'playing', address })
    const silent = { type: 'silent', at } as const
    expect(after(...opened, silent)).toEqual({ status: 'failed', code: 'GL-SILENT', at })
    expect(after(...opened, waited, silent).status).toBe('failed')
    expect(after(...opened, { type: 'ready' }, silent).status).toBe('playing')
    expect(after({ type: 'start' }, { type: 'opened', address }, silent).status).toBe('opening')
  })

  test('of a vendor is played once its page has loaded', () => {
    const theirs = { url: 'https://studio.example/g', origin: 'https://studio.example', own: false }
    expect(
      after({ type: 'start' }, { type: 'opened', address: theirs }, { type: 'loaded' }),
    ).toEqual({ status: 'playing', address: theirs })
  })

  test('is slow after ten seconds, and given up after 120', () => {
    const opened = [{ type: 'start' }, { type: 'opened', address }] as const
    const waited = (seconds: number) => ({ type: 'waited', seconds, at }) as const
    expect(after(...opened, waited(9)).status).toBe('opening')
    expect(after(...opened, waited(10))).toEqual({ status: 'slow', address, seconds: 10 })
    expect(after(...opened, waited(10), waited(14))).toMatchObject({ seconds: 14 })
    expect(after(...opened, waited(12), { type: 'ready' }).status).toBe('playing')
    expect(after(...opened, waited(launchTimes.limit))).toEqual({
      status: 'failed',
      code: 'GL-504',
      at,
    })
  })

  test('starts over from anywhere, and hears nothing that comes too late', () => {
    const playing = [{ type: 'start' }, { type: 'opened', address }, { type: 'ready' }] as const
    expect(after(...playing, { type: 'waited', seconds: 200, at }).status).toBe('playing')
    expect(after(...playing, { type: 'opened', address }).status).toBe('playing')
    expect(after(...playing, { type: 'step', step: 'enter' }).status).toBe('playing')
    // It opened, so that is not what is said of it.
    expect(after(...playing, { type: 'failed', code: 'GL-1', at })).toEqual({
      status: 'stopped',
      code: 'GL-1',
      at,
    })
    expect(after({ type: 'start' }, { type: 'failed', code: 'GL-1', at }).status).toBe('failed')
    expect(after(...playing, { type: 'start' }).status).toBe('asking')
    expect(after({ type: 'ready' })).toEqual(startGame)
    expect(after({ type: 'refused', reason: 'login' })).toEqual(startGame)
    expect(after({ type: 'failed', code: 'GL-1', at })).toEqual(startGame)
    expect(after({ type: 'start' }, { type: 'refused', reason: 'closed' })).toEqual({
      status: 'refused',
      reason: 'closed',
    })
  })
})

test.each([
  [new CallError('aborted'), null],
  [new CallError('offline'), { type: 'refused', reason: 'offline' }],
  [
    new CallError('refused', { status: 401, code: 'login_needed' }),
    { type: 'refused', reason: 'login' },
  ],
  [
    new CallError('refused', { status: 403, code: 'game_closed' }),
    { type: 'refused', reason: 'closed' },
  ],
  [
    new CallError('refused', { status: 403, code: 'room_full' }),
    { type: 'refused', reason: 'room-full' },
  ],
  [
    new CallError('refused', { status: 403, code: 'not_enough' }),
    { type: 'refused', reason: 'low-balance' },
  ],
  [new CallError('refused', { status: 429 }), { type: 'refused', reason: 'too-many' }],
  [
    new CallError('refused', { status: 403, code: 'constructor' }),
    { type: 'failed', code: 'GL-403', at },
  ],
  [new CallError('timeout'), { type: 'failed', code: 'GL-TIMEOUT', at }],
  [new CallError('refused', { status: 502 }), { type: 'failed', code: 'GL-502', at }],
  [new Error('x'), { type: 'failed', code: 'GL-0', at }],
])('%s becomes what the page says', (error, event) => {
  expect(launchProblem(error, at)).toEqual(event)
})

test('the quickest room has company and a free seat', () => {
  const rooms = roomGames[0]?.rooms ?? []
  expect(quickestRoom(rooms)?.roomId).toBe('1-2')
  expect(quickestRoom(rooms.slice(0, 1))?.roomId).toBe('1-1')
  expect(quickestRoom(roomGames[1]?.rooms ?? [])).toBeNull()
})
