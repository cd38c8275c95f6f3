import {
  fastestOf,
  linesOf,
  medianOf,
  speedTestReducer,
  type SpeedTestEvent,
  type SpeedTestState,
} from '#features/support/speed-test-state.ts'
import { describe, expect, test } from 'vitest'

const own = 'https://foyer.example'
const cdn = 'https://cdn.example'
const start: SpeedTestState = { status: 'stopped', lines: [] }
const play = (...events: SpeedTestEvent[]) => events.reduce(speedTestReducer, start)
const started: SpeedTestEvent = { type: 'started', lines: linesOf(own, [cdn]) }
const answered = (origin: string, milliseconds: number | null): SpeedTestEvent => ({
  type: 'answered',
  origin,
  milliseconds,
})

describe('the lines', () => {
  test('are the site and each host of the lists once, by https alone', () => {
    const lines = linesOf(own, ['cdn.example', `${cdn}/art`, 'http://plain.example', own, '::', ''])
    expect(lines).toEqual([
      { origin: own, own: true },
      { origin: cdn, own: false },
    ])
  })
})

describe('the course', () => {
  test('is done when every line has answered three times or not at all', () => {
    const events = [started, ...[30, 10, 20].map((time) => answered(own, time))]
    expect(play(...events).status).toBe('running')
    const done = play(...events, answered(cdn, null))
    expect(done.status).toBe('done')
    expect(done.lines[1]?.unreachable).toBe(true)
    expect(fastestOf(done.lines)).toBe(own)
  })

  test('keeps what was measured when it is stopped, and hears nothing after', () => {
    const stopped = play(started, answered(own, 30), { type: 'stopped' }, answered(own, 1))
    expect(stopped.status).toBe('stopped')
    expect(stopped.lines[0]?.samples).toEqual([30])
    expect(fastestOf(stopped.lines)).toBeNull()
    expect(play(started, answered(own, 30), started).lines[0]?.samples).toEqual([])
  })
})

test('what counts is the value in the middle', () => {
  expect(medianOf([])).toBeNull()
  expect(medianOf([900, 10, 20])).toBe(20)
  expect(medianOf([10, 20])).toBe(10)
})
