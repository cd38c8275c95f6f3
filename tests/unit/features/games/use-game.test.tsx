// @vitest-environment jsdom
import { CallError } from '#client/index.ts'
import { launchGame } from '#contract/index.ts'
import { LocaleProvider } from '#features/site/index.ts'
import type { LaunchItem } from '#features/games/launch-rules.ts'
import { launchTimes } from '#features/games/launch-state.ts'
import { useGame } from '#features/games/use-game.ts'
import { slotGames } from '#stories/fixtures/games/games.ts'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../fake-server.tsx'

const choice = { locale: 'th', locales: ['th'], change: async () => {} } as const
const item: LaunchItem = { nodeId: 7, vassalage: 'LTF', mode: 'real', game: null, from: '/rng' }

function open(given: { item: LaunchItem | null; signedIn: boolean }) {
  const server = fakeServer()
  const { wrapper: Wrapper } = server
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LocaleProvider value={choice}>
      <Wrapper>{children}</Wrapper>
    </LocaleProvider>
  )
  const onBalance = vi.fn()
  const onLeave = vi.fn()
  const onLottery = vi.fn()
  const view = renderHook(
    (props: typeof given) => useGame({ ...props, onBalance, onLeave, onLottery }),
    {
      wrapper,
      initialProps: given,
    },
  )
  return { ...server, ...view, onBalance, onLeave, onLottery }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('asks without a token in the query, shows the loader for 400 ms, then the frame', async () => {
  const { result, last, onBalance, onLeave } = open({ item, signedIn: true })
  expect(result.current.state).toEqual({ status: 'asking', step: 'wallet' })
  const asked = last(launchGame)
  expect(asked.input).toEqual({ nodeId: 7, vassalage: 'LTF', language: 'TH', demo: '0' })
  await act(async () => asked.answer({ game_url: '/play/A?ticket=t' }))
  expect(result.current.state).toEqual({ status: 'asking', step: 'enter' })
  await pass(400)
  expect(result.current.state).toMatchObject({ status: 'opening', address: { own: true } })
  await pass(11_000)
  expect(result.current.state.status).toBe('slow')
  act(() => result.current.onMessage({ type: 'foyer:ready' }))
  expect(result.current.state.status).toBe('playing')

  act(() => result.current.onMessage({ type: 'foyer:balance' }))
  expect(onBalance).toHaveBeenCalledOnce()
  act(() => result.current.onMessage({ type: 'foyer:leave' }))
  expect(onLeave).toHaveBeenCalledOnce()
  act(() => result.current.onMessage('anything'))
  expect(result.current.state.status).toBe('playing')
  act(() => result.current.onMessage({ type: 'foyer:failed', code: 'V-9' }))
  expect(result.current.state).toMatchObject({ status: 'stopped', code: 'GL-V-9' })
  expect(onBalance).toHaveBeenCalledTimes(2)
})

test('a page that loads without saying that it is the game is given up', async () => {
  const { result, last } = open({ item, signedIn: true })
  await act(async () => last(launchGame).answer({ game_url: '/play/A?ticket=t' }))
  await pass(400)
  act(() => result.current.onArrived())
  await pass(launchTimes.silent - 1)
  expect(result.current.state.status).toBe('opening')
  await pass(1)
  expect(result.current.state).toMatchObject({ status: 'failed', code: 'GL-SILENT' })

  act(() => result.current.again())
  await act(async () => last(launchGame).answer({ game_url: '/play/A?ticket=u' }))
  await pass(400)
  act(() => result.current.onArrived())
  act(() => result.current.onMessage({ type: 'foyer:ready' }))
  await pass(launchTimes.silent)
  expect(result.current.state.status).toBe('playing')
})

test('leads to the lottery screen from an address that names a lottery', async () => {
  const named: LaunchItem = { gameId: 'LOTT-7001', mode: 'real', game: null, from: null }
  const { result, last, onLottery } = open({ item: named, signedIn: true })
  const game = { ...slotGames[0]!, gameId: 'LOTT-7001', vassalage: 'LOTT', gameType: 'LOTT' }
  await act(async () => last(launchGame).answer({ game_url: '/play/LOTT-7001?ticket=t', game }))
  await pass(400)
  expect(onLottery).toHaveBeenCalledExactlyOnceWith('/lottery?gameCode=LOTT-7001&vendor=LOTT')
  expect(result.current.state.status).toBe('asking')
})

test('a game of the house opens at the mirror of the visit, and no other does', async () => {
  sessionStorage.setItem('launchCDN', 'https://play.test')
  try {
    const own = open({ item, signedIn: true })
    await act(async () => own.last(launchGame).answer({ game_url: '/play/A?ticket=t' }))
    await pass(400)
    expect(own.result.current.state).toMatchObject({
      address: { url: 'https://play.test/play/A?ticket=t', origin: 'null', own: true },
    })
    const other = open({ item, signedIn: true })
    const url = 'https://studio.example/g?t=1'
    await act(async () => other.last(launchGame).answer({ game_url: url }))
    await pass(400)
    expect(other.result.current.state).toMatchObject({ address: { url, own: false } })
  } finally {
    sessionStorage.clear()
  }
})

test('a game of the house is told the scheme of the page, and no other is', async () => {
  document.documentElement.dataset.scheme = 'light'
  try {
    const own = open({ item, signedIn: true })
    await act(async () => own.last(launchGame).answer({ game_url: '/play/A?ticket=t' }))
    await pass(400)
    const url = `${location.origin}/play/A?ticket=t#light`
    expect(own.result.current.state).toMatchObject({ address: { url, own: true } })
    const other = open({ item, signedIn: true })
    const theirs = 'https://studio.example/g?t=1'
    await act(async () => other.last(launchGame).answer({ game_url: theirs }))
    await pass(400)
    expect(other.result.current.state).toMatchObject({ address: { url: theirs } })
  } finally {
    delete document.documentElement.dataset.scheme
  }
})

test('of a game that was chosen before this one nothing is said', async () => {
  const { result, last, rerender } = open({ item, signedIn: true })
  await act(async () => last(launchGame).answer({ game_url: '/play/A', game: slotGames[0] }))
  expect(result.current.game).toBe(slotGames[0])
  const game = { ...slotGames[1]! }
  rerender({ item: { ...item, nodeId: 8, game }, signedIn: true })
  expect(result.current).toMatchObject({ told: null, game })
})

test('every try asks for another address', async () => {
  const { result, asked } = open({ item, signedIn: true })
  await act(async () => asked[0]?.fail(new CallError('refused', { status: 503 })))
  expect(result.current.state).toMatchObject({ status: 'failed', code: 'GL-503' })
  act(() => result.current.again())
  expect(asked).toHaveLength(2)
  expect(result.current.state.status).toBe('asking')
})

test('a guest is asked to log in, and it goes on once they are', async () => {
  const { result, asked, rerender } = open({ item, signedIn: false })
  expect(result.current.state).toEqual({ status: 'refused', reason: 'login' })
  expect(asked).toHaveLength(0)
  rerender({ item, signedIn: true })
  expect(asked).toHaveLength(1)
})

test('a guest may try a demo', () => {
  const { last } = open({ item: { ...item, mode: 'demo' }, signedIn: false })
  expect(last(launchGame).input).toMatchObject({ demo: '1' })
})

test('leads nobody to an address that is none of ours', async () => {
  const { result, last } = open({ item, signedIn: true })
  await act(async () => last(launchGame).answer({ game_url: 'javascript:alert(1)' }))
  await pass(400)
  expect(result.current.state).toEqual({ status: 'refused', reason: 'untrusted' })
})

test('nothing chosen, nothing asked', () => {
  const { result, asked } = open({ item: null, signedIn: true })
  expect(result.current.state).toEqual({ status: 'none' })
  expect(asked).toHaveLength(0)
})
