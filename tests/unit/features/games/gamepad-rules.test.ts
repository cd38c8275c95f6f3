import {
  firstRepeat,
  nextRepeat,
  type PadMemory,
  padPress,
  type PadState,
  restingPad,
} from '#features/games/gamepad-rules.ts'
import { expect, test } from 'vitest'

const pad = (pressed: number[] = [], axes: number[] = [0, 0]): PadState => ({
  buttons: Array.from({ length: 16 }, (_, at) => pressed.includes(at)),
  axes,
})

test.each([
  ['A', pad([0]), 'open'],
  ['B', pad([1]), 'back'],
  ['the cross up', pad([12]), 'up'],
  ['the cross down', pad([13]), 'down'],
  ['the cross left', pad([14]), 'left'],
  ['the cross right', pad([15]), 'right'],
  ['the stick up', pad([], [0, -1]), 'up'],
  ['the stick down', pad([], [0.2, 0.9]), 'down'],
  ['the stick left', pad([], [-0.9, 0.3]), 'left'],
  ['the stick right', pad([], [0.9, 0]), 'right'],
  ['a stick that hardly leans', pad([], [0.3, -0.4]), null],
  ['a pad without sticks', { buttons: [], axes: [] }, null],
])('%s', (_, state, press) => {
  expect(padPress(restingPad, state, 0).press).toBe(press)
})

/** What is pressed at each of some looks at a pad that is held the same way. */
function looks(state: PadState, times: readonly number[]) {
  let memory: PadMemory = restingPad
  return times.map((now) => {
    const next = padPress(memory, state, now)
    memory = next.memory
    return next.press
  })
}

test('a direction that is held counts again after a while, and then faster', () => {
  const again = firstRepeat + nextRepeat
  expect(looks(pad([15]), [0, 16, firstRepeat - 1, firstRepeat, again - 1, again])).toEqual([
    'right',
    null,
    null,
    'right',
    null,
    'right',
  ])
})

test('A and B count once, however long they are held', () => {
  expect(looks(pad([0]), [0, 16, 5000])).toEqual(['open', null, null])
  expect(looks(pad([1]), [0, 16, 5000])).toEqual(['back', null, null])
})

test('what is let go and pressed again counts at once', () => {
  const first = padPress(restingPad, pad([15]), 0)
  const free = padPress(first.memory, pad(), 20)
  expect(free.press).toBeNull()
  expect(padPress(free.memory, pad([15]), 40).press).toBe('right')
})
