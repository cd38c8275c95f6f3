import { createClient } from '#client/index.ts'
import { timesOf } from '#client/answer-times.ts'
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
  expect(timesOf(answer)).toEqual({ at: 1400, roundTrip: 400 })
})

test('what came with the page has no times', () => {
  expect(timesOf({ size: 1 })).toBeNull()
  expect(timesOf(undefined)).toBeNull()
})
