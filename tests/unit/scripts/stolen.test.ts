import { expect, test } from 'vitest'
import { ticksOf } from '../../../scripts/bench/stolen.ts'

test('time that the host gave to others is told apart from all time', () => {
  const stat = 'cpu  100 1 20 300 4 0 5 70 11 0\ncpu0 50 0 10 150 2 0 2 35 5 0\nintr 1\n'
  expect(ticksOf(stat)).toEqual({ all: 500, stolen: 70 })
})

test('a kernel that does not tell has lost nothing', () => {
  expect(ticksOf('cpu  100 1 20 300 4 0 5\n')).toEqual({ all: 430, stolen: 0 })
  expect(ticksOf('')).toBeNull()
})
