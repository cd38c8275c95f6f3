import { noteTimes } from '#client/answer-times.ts'
import { balance, lotteryLaunch, lotteryRules, placeLotteryTicket } from '#contract/index.ts'
import { useBet } from '#features/lottery/use-bet.ts'
import { plays } from '#stories/fixtures/lottery/bet.ts'
import { lotteryGames } from '#stories/fixtures/lottery/games.ts'
import { act, renderHook } from '@testing-library/react'
import { vi } from 'vitest'
import { fakeServer } from '../fake-server.tsx'

const game = lotteryGames.find(({ gameId }) => gameId === 'LANTERN')!

/** A draw of which ten minutes remain, the last two of them locked. */
export const rulesOf = (drawId = 'D1', more: object = {}) => ({
  game: { ...game, remainTime: 600, lockTime: 120, status: 'open' },
  drawId,
  provinces: [],
  commitment: 'a'.repeat(64),
  plays,
  stakes: ['10.00', '20.00'],
  minStake: '1.00',
  maxStake: '500.00',
  mostLines: 200,
  limited: [{ playType: '3top', numbers: '111', kind: 'closed' }],
  frequent: [],
  frequentDraws: 30,
  cancelMinutes: 5,
  ...more,
})

/** A desk whose rules are still to come. */
export function open() {
  const server = fakeServer()
  const protect = vi.fn((run: () => void) => run())
  const onProvince = vi.fn()
  const view = renderHook(
    () =>
      useBet({
        gameCode: 'LANTERN',
        province: null,
        onProvince,
        playType: null,
        onPlayType: vi.fn(),
        protect,
        onTickets: vi.fn(),
        onLeave: vi.fn(),
      }),
    { wrapper: server.wrapper },
  )
  const hook = () => view.result.current
  const desk = () => {
    const shown = hook()
    if (shown.status !== 'ready') throw new Error(`It is ${shown.status}`)
    return shown
  }
  return { server, view, hook, desk, protect, onProvince }
}

/** The rules come over a line of so many ms. */
export async function ready(roundTrip = 0, money = '1000.00', more: object = {}) {
  const opened = open()
  const { server } = opened
  const rules = rulesOf('D1', more)
  noteTimes(rules, { at: performance.now(), roundTrip })
  await act(async () => {
    server.last(lotteryLaunch).answer({ game_url: null })
    server.last(lotteryRules).answer(rules)
    if (server.asked.some(({ path }) => path === balance.path))
      server.last(balance).answer({ sumBalance: money })
  })
  return opened
}

export const add = (desk: ReturnType<typeof open>['desk'], numbers = '409') =>
  act(() => desk().entry.onAdd([{ numbers, stake: null }]))

/** The slips that were sent. */
export const places = (server: ReturnType<typeof fakeServer>) =>
  server.asked.filter(({ path }) => path === placeLotteryTicket.path)
