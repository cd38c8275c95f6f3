// @vitest-environment jsdom
import { CallError } from '#client/index.ts'
import { lotteryLaunch } from '#contract/index.ts'
import { useBetFrame } from '#features/lottery/use-bet-frame.ts'
import { act, render, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fakeServer } from '../fake-server.tsx'

function open() {
  const server = fakeServer()
  const onBalance = vi.fn<() => void>()
  const onLeave = vi.fn<() => void>()
  const view = renderHook(() => useBetFrame({ gameCode: 'LANTERN', onBalance, onLeave }), {
    wrapper: server.wrapper,
  })
  const answer = (game_url: string | null) =>
    act(async () => server.last(lotteryLaunch).answer({ game_url }))
  return { server, onBalance, onLeave, view, answer, frame: () => view.result.current }
}

const vendor = 'https://lottery.example/lobby?ticket=a'

it('asks the lobby launch as section 7 has it', () => {
  const { server } = open()
  expect(server.last(lotteryLaunch).input).toEqual({
    lottoPrizeMode: 'SEA',
    lottoGameCode: 'LANTERN',
    lottoView: 'betting',
    backUrl: '/lottery',
  })
})

it.each([null, ''])('is Foyer’s own screen for %j', async (url) => {
  const { frame, answer } = open()
  expect(frame()).toMatchObject({ known: false, url: null })
  await answer(url)
  expect(frame()).toMatchObject({ known: true, url: null, address: null })
})

it('shows the vendor’s page, and hears what it says', async () => {
  const { frame, answer, onBalance, onLeave } = open()
  await answer(vendor)
  expect(frame()).toMatchObject({
    address: { url: vendor, origin: 'https://lottery.example', own: false },
    here: false,
    trouble: null,
  })
  act(() => frame().onMessage({ type: 'foyer:ready' }))
  expect(frame().here).toBe(true)
  act(() => frame().onMessage({ type: 'foyer:balance' }))
  act(() => frame().onMessage({ type: 'foyer:leave' }))
  act(() => frame().onMessage({ type: 'anything', else: true }))
  act(() => frame().onMessage('foyer:balance'))
  expect([onBalance.mock.calls.length, onLeave.mock.calls.length]).toEqual([1, 1])
})

it('says that the page failed, and opens it with another address', async () => {
  const { frame, answer, server } = open()
  await answer(vendor)
  act(() => frame().onMessage({ type: 'foyer:failed', code: 'X-7' }))
  expect(frame().trouble).toBe('LV-X-7')
  act(() => frame().again())
  await answer('https://lottery.example/lobby?ticket=b')
  expect(frame()).toMatchObject({ trouble: null, here: false })
  expect(server.asked.filter(({ path }) => path === lotteryLaunch.path)).toHaveLength(2)
})

it('says that the page may not stand here at all', async () => {
  const { frame, answer } = open()
  await answer(vendor)
  const violation = new Event('securitypolicyviolation')
  act(() => {
    document.dispatchEvent(Object.assign(violation, { effectiveDirective: 'img-src' }))
  })
  expect(frame().trouble).toBeNull()
  const refused = new Event('securitypolicyviolation')
  act(() => {
    document.dispatchEvent(Object.assign(refused, { effectiveDirective: 'frame-src' }))
  })
  expect(frame().trouble).toBe('LV-BLOCKED')
})

it.each(['javascript:alert(1)', 'http://lottery.example/', 'https://a:b@lottery.example/'])(
  'never opens %s',
  async (url) => {
    const { frame, answer } = open()
    await answer(url)
    expect(frame()).toMatchObject({ url, address: null })
  },
)

it('forgets an address with its page, since it is good once', async () => {
  const server = fakeServer()
  const seen: (string | null)[] = []
  function Page() {
    seen.push(useBetFrame({ gameCode: 'LANTERN', onBalance: vi.fn(), onLeave: vi.fn() }).url)
    return null
  }
  const view = render(<Page />, { wrapper: server.wrapper })
  await act(async () => server.last(lotteryLaunch).answer({ game_url: vendor }))
  expect(seen.at(-1)).toBe(vendor)
  await act(async () => view.rerender(null))
  // Within one turn of the page's loop, SWR takes the second question for the first.
  await act(() => new Promise((done) => setTimeout(done)))
  seen.length = 0
  await act(async () => view.rerender(<Page />))
  expect(new Set(seen)).toEqual(new Set([null]))
  expect(server.asked.filter(({ path }) => path === lotteryLaunch.path)).toHaveLength(2)
})

it('passes on why there is no answer', async () => {
  const { server, frame } = open()
  await act(async () => server.last(lotteryLaunch).fail(new CallError('refused', { status: 404 })))
  expect(frame()).toMatchObject({ known: false, error: { status: 404 } })
})

it('says after ten seconds that the page is long on its way, until it is there', async () => {
  vi.useFakeTimers()
  const { frame, answer, server } = open()
  await answer(vendor)
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await pass(9999)
  expect(frame().slow).toBe(false)
  await pass(1)
  expect(frame().slow).toBe(true)
  act(() => frame().again())
  const next = `${vendor}b`
  await act(async () => server.last(lotteryLaunch).answer({ game_url: next }))
  expect(frame()).toMatchObject({ slow: false, url: next })
  act(() => frame().onArrived())
  await pass(20_000)
  expect(frame().slow).toBe(false)
  vi.useRealTimers()
})
