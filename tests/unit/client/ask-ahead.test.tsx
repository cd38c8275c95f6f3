// @vitest-environment jsdom
import { AskAhead } from '#client/ask-ahead.tsx'
import { CallError, callKey, type Client, ClientProvider, useCall } from '#client/index.ts'
import { balance, pointRewards } from '#contract/index.ts'
import { act, render, screen } from '@testing-library/react'
import { Activity, useState } from 'react'
import { SWRConfig } from 'swr'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'

const asker = { locale: 'th', who: 'guest' }
const send = vi.fn<Client['send']>()
const onDrawn = vi.fn()
const page = { show: async () => {} }

function Balance() {
  const { data } = useCall(balance, {})
  const sum = data?.sumBalance
  return (
    <>
      <p>{sum ?? 'nothing yet'}</p>
      {sum && <Rewards />}
    </>
  )
}

/** Asks only when something else is known. */
function Rewards() {
  const { data } = useCall(pointRewards, {})
  return <b>{data ? 'rewards' : 'no rewards yet'}</b>
}

function Page() {
  const [shown, setShown] = useState(false)
  page.show = () => act(async () => setShown(true))
  return (
    <Activity mode={shown ? 'visible' : 'hidden'}>
      <AskAhead onDrawn={onDrawn}>
        <Balance />
      </AskAhead>
    </Activity>
  )
}

beforeAll(() => import('#client/send.ts'))

afterEach(() => {
  vi.useRealTimers()
  send.mockReset()
  onDrawn.mockReset()
})

/** Draws it without showing it. */
const open = (fallback: Record<string, unknown> = {}) =>
  act(async () => {
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <ClientProvider client={{ send }} asker={asker} fallback={fallback}>
          <Page />
        </ClientProvider>
      </SWRConfig>,
    )
  })

const drawn = () => document.body.textContent
const answers = (sumBalance: string) =>
  send.mockImplementation(async (call) => (call === balance ? { sumBalance } : { list: [] }))
const asked = (call: unknown) => send.mock.calls.filter(([sent]) => sent === call).length

test('what it needs is there before it is shown, and not asked for again', async () => {
  answers('10.00')
  await open()
  expect(drawn()).toBe('10.00rewards')
  expect(screen.queryByRole('paragraph')).toBeNull()
  await page.show()
  expect(screen.getByRole('paragraph').textContent).toBe('10.00')
  expect([asked(balance), asked(pointRewards)]).toEqual([1, 1])
})

test('only the cache keeps an answer, which forgets what others have asked', async () => {
  answers('10.00')
  const fallback = {}
  await open(fallback)
  expect(Object.values(fallback)).toEqual([undefined, undefined])
})

test('it is told of every drawing, so that it can be laid out', async () => {
  answers('10.00')
  await open()
  // Without an answer, with the first, and with what was asked for then.
  expect(onDrawn).toHaveBeenCalledTimes(3)
})

test('who is quicker than the answer waits for the same one', async () => {
  const answer = Promise.withResolvers<{ sumBalance: string }>()
  send.mockImplementation(async (call) => (call === balance ? answer.promise : { list: [] }))
  await open()
  await page.show()
  expect(screen.getByRole('paragraph').textContent).toBe('nothing yet')
  await act(async () => answer.resolve({ sumBalance: '10.00' }))
  expect(screen.getByRole('paragraph').textContent).toBe('10.00')
  expect(asked(balance)).toBe(1)
})

test('what failed is asked again by who needs it, and not before', async () => {
  send.mockRejectedValueOnce(new CallError('timeout'))
  await open()
  expect(asked(balance)).toBe(1)
  answers('10.00')
  await page.show()
  expect(screen.getByRole('paragraph').textContent).toBe('10.00')
  expect(asked(balance)).toBe(2)
})

test('what the page came with is not asked for', async () => {
  answers('12.00')
  await open({ [callKey(balance, {}, asker)]: { sumBalance: '10.00' } })
  expect(drawn()).toBe('10.00rewards')
  expect(asked(balance)).toBe(0)
})

test('after a minute it is asked again, and stands there meanwhile', async () => {
  vi.useFakeTimers()
  answers('10.00')
  await open()
  act(() => void vi.advanceTimersByTime(60_000))
  answers('12.00')
  await page.show()
  expect(screen.getByRole('paragraph').textContent).toBe('10.00')
  // It waits for a frame.
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(screen.getByRole('paragraph').textContent).toBe('12.00')
})
