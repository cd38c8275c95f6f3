// @vitest-environment jsdom
import { callKey, CallError, type Client, ClientProvider, useCall } from '#client/index.ts'
import { balance } from '#contract/index.ts'
import { act, render, screen } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'

function Balance() {
  const { data } = useCall(balance, {})
  return <p>{data ? data.sumBalance : 'nothing yet'}</p>
}

function LookedAt({ every = 60_000 }: { every?: number | (() => number) }) {
  const { data, error } = useCall(balance, {}, { refreshInterval: every })
  return <p>{error ? 'out of reach' : data?.sumBalance}</p>
}

// Whoever had an answer, or none, has the code that brings it.
beforeAll(() => import('#client/send.ts'))

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A page with a server that answers when it is told to. */
function page(fallback: Record<string, unknown> = {}) {
  const asked: ((answer: unknown) => void)[] = []
  const client = {
    send: () => new Promise((answer) => asked.push(answer)),
  } as unknown as Client
  const cache = new Map<string, { data?: unknown }>()
  const provider = { provider: () => cache }
  const as = (who: string, locale = 'th') => (
    <SWRConfig value={provider}>
      <ClientProvider client={client} asker={{ locale, who }} fallback={fallback}>
        <Balance />
      </ClientProvider>
    </SWRConfig>
  )
  const kept = () => [...cache.values()].filter(({ data }) => data !== undefined)
  const shown = () => screen.getByRole('paragraph').textContent
  const answer = (index: number, sumBalance: string) =>
    act(async () => asked[index]?.({ sumBalance }))
  return { as, answer, kept, shown, asked }
}

test('who logs in again at once gets an answer of their own', async () => {
  const { as, answer, kept, shown, asked } = page()
  const { rerender } = render(as('nok 1'))
  rerender(as('nok 3'))
  // Not the request that was under way for the session before.
  expect(asked).toHaveLength(2)
  await answer(0, '1.00')
  expect(shown()).toBe('nothing yet')
  await answer(1, '500.00')
  expect(shown()).toBe('500.00')
  expect(kept()).toHaveLength(1)
})

test('nothing stays of what the last person saw, and all that one sees in another language', async () => {
  const { as, answer, kept } = page()
  const { rerender } = render(as('nok 1'))
  await answer(0, '500.00')
  rerender(as('nok 1', 'en'))
  await answer(1, '500.00')
  expect(kept()).toHaveLength(2)
  rerender(as('guest 2'))
  expect(kept()).toHaveLength(0)
})

test('what nobody was told stands in for a member’s answer, and is never another member’s', async () => {
  // What is known already is asked for anew a frame later.
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => (run(0), 0))
  const guest = { locale: 'th', who: 'guest' }
  const { as, answer, shown, asked } = page({
    [callKey(balance, {}, guest)]: { sumBalance: '0.00' },
  })
  const { rerender } = render(as('guest'))
  expect(asked).toHaveLength(0)
  rerender(as('nok 1'))
  expect(shown()).toBe('0.00')
  expect(asked).toHaveLength(1)
  await answer(0, '500.00')
  expect(shown()).toBe('500.00')
  rerender(as('guest 2'))
  expect(shown()).toBe('0.00')
  rerender(as('dao 3'))
  expect(shown()).toBe('0.00')
})

const away = (): Promise<unknown> => Promise.reject(new CallError('offline'))

/** Two places that look at one thing; both are one question. */
function watched(send: () => Promise<unknown>, every?: () => number) {
  vi.useFakeTimers()
  const client = { send } as unknown as Client
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ClientProvider client={client} asker={{ locale: 'th', who: 'nok 1' }} fallback={{}}>
        <LookedAt {...(every && { every })} />
        <Balance />
      </ClientProvider>
    </SWRConfig>,
  )
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const words = () => screen.getAllByRole('paragraph')[0]?.textContent

test('what is looked at over and over is looked at again after an outage', async () => {
  const send = vi.fn(away)
  watched(send)
  // The first question and three tries, of which the last comes after ten seconds and a half at the most.
  await pass(11_000)
  expect(send).toHaveBeenCalledTimes(4)
  expect(words()).toBe('out of reach')
  await pass(61_000)
  expect(send).toHaveBeenCalledTimes(5)
  send.mockImplementation(() => Promise.resolve({ sumBalance: '500.00' }))
  await pass(61_000)
  expect(send).toHaveBeenCalledTimes(6)
  expect(words()).toBe('500.00')
})

test('how often may depend on what was answered', async () => {
  const send = vi.fn(away)
  watched(send, () => 20_000)
  await pass(11_000)
  expect(send).toHaveBeenCalledTimes(4)
  await pass(21_000)
  expect(send).toHaveBeenCalledTimes(5)
})

test('nobody is asked for a page that is hidden', async () => {
  const send = vi.fn(away)
  watched(send)
  await pass(11_000)
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await pass(180_000)
  expect(send).toHaveBeenCalledTimes(4)
  hidden.mockRestore()
  await pass(61_000)
  expect(send).toHaveBeenCalledTimes(5)
})

test('a refusal is not asked again', async () => {
  const send = vi.fn(() => Promise.reject(new CallError('refused', { status: 403 })))
  watched(send)
  await pass(180_000)
  expect(send).toHaveBeenCalledOnce()
})
