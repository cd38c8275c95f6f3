// @vitest-environment jsdom
import { useLotteryReload } from '#features/lottery/use-lottery-reload.ts'
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fakeTab } from './tab.ts'

const tab = fakeTab()

const draws = (...remaining: number[]) => remaining.map((remainTime) => ({ remainTime }))

type Draws = { remainTime: number }[]

function open(start: Draws | null, ...next: (Draws | null)[]) {
  const reload = vi.fn(async () => {
    const answer = next[reload.mock.calls.length - 1]
    return answer === undefined ? draws(600) : answer
  })
  const view = renderHook(({ known }) => useLotteryReload(known, reload), {
    initialProps: { known: start },
  })
  return { reload, view }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const show = (shown: boolean) =>
  act(async () => {
    tab.hidden = !shown
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(0)
  })

it('asks again after the smallest remaining time, 30 seconds at the most, 7 when it ran out', async () => {
  const { reload, view } = open(draws(600, 12), draws(0, 600), draws(600))
  expect(view.result.current).toBe(performance.now() + 12_000)
  await pass(11_999)
  expect(reload).toHaveBeenCalledTimes(0)
  await pass(1)
  expect(reload).toHaveBeenCalledTimes(1)
  await pass(7000)
  expect(reload).toHaveBeenCalledTimes(2)
  await pass(29_999)
  expect(reload).toHaveBeenCalledTimes(2)
  await pass(1)
  expect(reload).toHaveBeenCalledTimes(3)
})

it.each([
  [1, 7000],
  [0, 7000],
  [12, 12_000],
  [600, 30_000],
])('where no answer came, %i s before a draw it waits for %i ms', async (remainTime, wait) => {
  const { reload } = open(draws(remainTime), null, null)
  await show(true)
  expect(reload).toHaveBeenCalledTimes(1)
  await pass(wait - 1)
  expect(reload).toHaveBeenCalledTimes(1)
  await pass(1)
  expect(reload).toHaveBeenCalledTimes(2)
})

it('waits until something is known', async () => {
  const { reload, view } = open(null)
  await pass(60_000)
  expect(reload).not.toHaveBeenCalled()
  view.rerender({ known: draws(600) })
  await pass(30_000)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('rests in a hidden tab, and asks at once when it is shown again', async () => {
  const { reload, view } = open(draws(600))
  await show(false)
  expect(view.result.current).toBeNull()
  await pass(3_600_000)
  expect(reload).not.toHaveBeenCalled()
  await show(true)
  expect(reload).toHaveBeenCalledTimes(1)
  await pass(30_000)
  expect(reload).toHaveBeenCalledTimes(2)
})

it('asks at once when the device has slept', async () => {
  const { reload } = open(draws(600))
  await pass(2000)
  expect(reload).not.toHaveBeenCalled()
  // The lid was shut for an hour, and the clock of timers stood still.
  vi.setSystemTime(Date.now() + 3_600_000)
  await pass(1000)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('asks once more when the device slept under a question, whose answer is of before', async () => {
  const waiting = Promise.withResolvers<{ remainTime: number }[]>()
  const reload = vi.fn(() => waiting.promise)
  renderHook(() => useLotteryReload(draws(600), reload))
  await pass(30_000)
  expect(reload).toHaveBeenCalledTimes(1)
  vi.setSystemTime(Date.now() + 3_600_000)
  await pass(1000)
  expect(reload).toHaveBeenCalledTimes(1)
  reload.mockResolvedValue(draws(600))
  waiting.resolve(draws(600))
  await pass(0)
  expect(reload).toHaveBeenCalledTimes(2)
  // That one is of after: no haste any more.
  await pass(29_000)
  expect(reload).toHaveBeenCalledTimes(2)
})

it('stops when the list is left', async () => {
  const { reload, view } = open(draws(600))
  view.unmount()
  await pass(60_000)
  expect(reload).not.toHaveBeenCalled()
})
