import { createClient } from '#client/index.ts'
import { clockOffsetOf, timesOf } from '#client/answer-times.ts'
import { call } from '#contract/index.ts'
import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'

const read = call({
  method: 'GET',
  path: '/wps/thing',
  who: 'anyone',
  summary: 'Reads a thing.',
  sealed: false,
  request: v.object({}),
  answer: v.object({ size: v.number() }),
  failure: v.null(),
})

afterEach(() => void vi.restoreAllMocks())

test('an answer knows when it came and how long its way there and back was', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000)
  const client = createClient({
    origin: 'https://foyer.test',
    merchant: 'foyer',
    language: () => 'TH',
    token: () => null,
    fetch: async () => {
      clock.mockReturnValue(1400)
      return Response.json({ success: true, message: null, value: { size: 1 } })
    },
  })
  const answer = await client.send(read, {})
  expect(timesOf(answer)).toMatchObject({ at: 1400, roundTrip: 400 })
})

test("an answer that tells the server's clock says what that is ahead of the device's", async () => {
  vi.spyOn(Date, 'now').mockReturnValue(5_000)
  const clock = call({ ...read, answer: v.object({ serverTime: v.optional(v.number()) }) })
  const answering = (value: object) =>
    createClient({
      origin: 'https://foyer.test',
      merchant: 'foyer',
      language: () => 'TH',
      token: () => null,
      fetch: async () => Response.json({ success: true, message: null, value }),
    }).send(clock, {})
  const answer = await answering({ serverTime: 65_000 })
  vi.spyOn(Date, 'now').mockReturnValue(9_000)
  expect(clockOffsetOf(answer)).toBe(60_000)
  expect(clockOffsetOf(await answering({}))).toBe(0)
  expect(clockOffsetOf({ serverTime: 65_000 })).toBe(0)
  expect(clockOffsetOf(undefined)).toBe(0)
})

test('what came with the page has no times', () => {
  expect(timesOf({ size: 1 })).toBeNull()
  expect(timesOf(undefined)).toBeNull()
})
