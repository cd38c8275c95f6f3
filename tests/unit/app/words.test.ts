import type * as Words from '#app/words.ts'
import { beforeEach, expect, test, vi } from 'vitest'

/** The module remembers what it fetched; each test gets one that remembers nothing. */
let words: typeof Words

beforeEach(async () => {
  vi.resetModules()
  words = await import('#app/words.ts')
})

test('where no words are expected, they are there', async () => {
  await expect(words.wordsReady()).resolves.toBeUndefined()
})

test('the words are fetched once, whoever asks', async () => {
  const fetchWords = vi.fn(async () => undefined)
  words.expectWords(fetchWords)
  await Promise.all([words.wordsReady(), words.wordsReady()])
  await words.wordsReady()
  expect(fetchWords).toHaveBeenCalledOnce()
})

test('a failure is told to all who wait, and the next one asks again', async () => {
  const fetchWords = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('no network'))
  fetchWords.mockResolvedValue(undefined)
  words.expectWords(fetchWords)
  const both = await Promise.allSettled([words.wordsReady(), words.wordsReady()])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(fetchWords).toHaveBeenCalledOnce()
  await words.wordsReady()
  expect(fetchWords).toHaveBeenCalledTimes(2)
})

test('a module that says new things comes after its words', async () => {
  const order: string[] = []
  const here = Promise.withResolvers<void>()
  words.expectWords(() => here.promise.then(() => void order.push('words')))
  const load = words.withWords(async () => {
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
  words.expectWords(() => Promise.reject(new Error('no network')))
  await expect(words.withWords(async () => 'the module')()).rejects.toThrow('no network')
})
