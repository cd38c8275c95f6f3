// @vitest-environment jsdom
import { lostCode, untilHere } from '#platform/index.ts'
import { chunkLimit, TooLate } from '#platform/in-time.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const failing = (times: number) => {
  const load = vi.fn(async () => 'the module')
  for (let time = 0; time < times; time++) load.mockRejectedValueOnce(new Error('no network'))
  return load
}

test('what comes at once is loaded once', async () => {
  const load = failing(0)
  await expect(untilHere(load)()).resolves.toBe('the module')
  expect(load).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

test('what fails is asked for again, ever more rarely, and never fails', async () => {
  const load = failing(9)
  const arrival = untilHere(load)()
  const tries: number[] = []
  for (const seconds of [1, 2, 4, 8, 16, 32, 59, 1, 60]) {
    await vi.advanceTimersByTimeAsync(seconds * 1000)
    tries.push(load.mock.calls.length)
  }
  // From then on once a minute.
  expect(tries).toEqual([2, 3, 4, 5, 6, 7, 7, 8, 9])
  await vi.advanceTimersByTimeAsync(60_000)
  await expect(arrival).resolves.toBe('the module')
})

test('the network’s return is a reason to ask at once', async () => {
  const load = failing(1)
  const arrival = untilHere(load)()
  await vi.advanceTimersByTimeAsync(10)
  expect(load).toHaveBeenCalledOnce()
  window.dispatchEvent(new Event('online'))
  await expect(arrival).resolves.toBe('the module')
  expect(vi.getTimerCount()).toBe(0)
})

test.each([
  ['nobody waits for', false],
  ['somebody has pressed for', true],
] as const)('what %s is told of with how often it was asked for', async (_, pressed) => {
  const tell = vi.spyOn(lostCode, 'tell')
  const arrival = untilHere(failing(3), pressed)()
  await vi.advanceTimersByTimeAsync(7000)
  await arrival
  expect(tell.mock.calls.map(([, ...rest]) => rest)).toEqual(
    [1, 2, 3].map((tries) => [tries, pressed]),
  )
  tell.mockRestore()
})

test('what hangs counts as failed after 120 seconds, each time, and is asked for again', async () => {
  const tell = vi.spyOn(lostCode, 'tell')
  const load = vi.fn<() => Promise<string>>(() => new Promise(() => {}))
  const arrival = untilHere(load, true)()
  await vi.advanceTimersByTimeAsync(chunkLimit - 1)
  expect(tell).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1 + 1000)
  expect(load).toHaveBeenCalledTimes(2)
  load.mockResolvedValue('the module')
  await vi.advanceTimersByTimeAsync(chunkLimit + 2000)
  await expect(arrival).resolves.toBe('the module')
  expect(tell.mock.calls.map(([cause, tries]) => [cause instanceof TooLate, tries])).toEqual([
    [true, 1],
    [true, 2],
  ])
  expect(vi.getTimerCount()).toBe(0)
  tell.mockRestore()
})
