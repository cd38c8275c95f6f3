import { callKey, CallError } from '#client/index.ts'
import { retryDelay, worthRetrying } from '#client/retry.ts'
import { gameList } from '#contract/index.ts'
import { expect, test } from 'vitest'

const guest = { locale: 'th', who: 'guest' }

test('the order of the input and what is left out of it make no difference', () => {
  expect(callKey(gameList, { pageNo: 1, gameType: 'RNG' }, guest)).toBe(
    callKey(gameList, { gameType: 'RNG', pageNo: 1, gameName: undefined }, guest),
  )
})

test('language, person and input each make another key', () => {
  const keys = new Set([
    callKey(gameList, { pageNo: 1 }, guest),
    callKey(gameList, { pageNo: 2 }, guest),
    callKey(gameList, { pageNo: 1 }, { ...guest, locale: 'en' }),
    callKey(gameList, { pageNo: 1 }, { ...guest, who: 'nok_lantern' }),
  ])
  expect(keys.size).toBe(4)
})

test.each([
  [new CallError('offline'), true],
  [new CallError('timeout'), true],
  [new CallError('refused', { status: 503 }), true],
  [new CallError('refused', { status: 408 }), true],
  [new CallError('refused', { status: 429 }), true],
  [new CallError('refused', { status: 400 }), false],
  [new CallError('refused', { status: 401 }), false],
  [new CallError('malformed', { status: 200 }), false],
  [new CallError('malformed', { status: 502 }), true],
  [new CallError('aborted'), false],
  [new Error('a mistake of ours'), false],
])('%s is worth another try: %s', (error, worth) => {
  expect(worthRetrying(error)).toBe(worth)
})

test('each try waits longer than the one before could have', () => {
  expect(retryDelay(1, null, 0)).toBe(500)
  expect(retryDelay(1, null, 1)).toBe(1500)
  expect(retryDelay(3, null, 0)).toBe(2000)
  expect(retryDelay(1, 120, 0)).toBe(120_500)
})
