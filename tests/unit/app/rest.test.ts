import type * as Rest from '#app/rest.ts'
import { chunkLimit, TooLate } from '#platform/in-time.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** The module remembers what it fetched; each test gets one that remembers nothing. */
let rest: typeof Rest

beforeEach(async () => {
  vi.resetModules()
  rest = await import('#app/rest.ts')
})

afterEach(() => void vi.useRealTimers())

test('where no words are expected, they are there', async () => {
  await expect(rest.restReady()).resolves.toBeUndefined()
})

test('the words are fetched once, whoever asks', async () => {
  const fetchWords = vi.fn(async () => undefined)
  rest.expectRest(fetchWords)
  await Promise.all([rest.restReady(), rest.restReady()])
  await rest.restReady()
  expect(fetchWords).toHaveBeenCalledOnce()
})

test('a failure is told to all who wait, and the next one asks again', async () => {
  const fetchWords = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('no network'))
  fetchWords.mockResolvedValue(undefined)
  rest.expectRest(fetchWords)
  const both = await Promise.allSettled([rest.restReady(), rest.restReady()])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(fetchWords).toHaveBeenCalledOnce()
  await rest.restReady()
  expect(fetchWords).toHaveBeenCalledTimes(2)
})

test('a module that says new things comes after its words', async () => {
  const order: string[] = []
  const here = Promise.withResolvers<void>()
  rest.expectRest(() => here.promise.then(() => void order.push('words')))
  const load = rest.withRest(async () => {
    order.push('code')
    return 'the module'
  })
  const arrival = load().then((module) => order.push(module))
  await Promise.resolve()
  // Both are fetched at once; only the arrival waits.
  expect(order).toEqual(['code'])
  here.resolve()
  await arrival
  expect(order).toEqual(['code', 'words', 'the module'])
})

test('without its words a module does not arrive', async () => {
  rest.expectRest(() => Promise.reject(new Error('no network')))
  await expect(rest.withRest(async () => 'the module')()).rejects.toThrow('no network')
})

test('words that hang fail in time, and the next one asks again', async () => {
  vi.useFakeTimers()
  const fetchWords = vi.fn<() => Promise<void>>(() => new Promise(() => {}))
  rest.expectRest(fetchWords)
  const ready = rest.restReady().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(chunkLimit)
  expect((await ready)?.constructor.name).toBe(TooLate.name)
  fetchWords.mockResolvedValue()
  await rest.restReady()
  expect(fetchWords).toHaveBeenCalledTimes(2)
})
