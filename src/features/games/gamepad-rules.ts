/** What a pad can ask of a page. */
export type PadPress = 'up' | 'down' | 'left' | 'right' | 'open' | 'back'

/** What is held of a pad, as the browser's standard mapping has it. */
export interface PadState {
  /** Pressed or not, by the standard's numbers: 0 opens, 1 goes back, 12–15 are the cross. */
  buttons: readonly boolean[]
  /** The left stick, −1 to 1, right and down. */
  axes: readonly number[]
}

/** How far a stick has to lean to mean it. */
const lean = 0.6

/** Milliseconds until a direction that is held counts again, at first and then. */
export const firstRepeat = 400
export const nextRepeat = 120

/** What is held now; a cross goes before a stick, up and down before sideways. */
function held({ buttons, axes }: PadState): PadPress | null {
  const [x = 0, y = 0] = axes
  if (buttons[0]) return 'open'
  if (buttons[1]) return 'back'
  if (buttons[12] || (!buttons[13] && y < -lean)) return 'up'
  if (buttons[13] || y > lean) return 'down'
  if (buttons[14] || x < -lean) return 'left'
  if (buttons[15] || x > lean) return 'right'
  return null
}

/** What a pad was doing at the last look, and when it counts again. */
export interface PadMemory {
  press: PadPress | null
  /** Milliseconds of the same clock as `now`. */
  again: number
}

export const restingPad: PadMemory = { press: null, again: 0 }

/** What counts as pressed at this look: once at first, then again and again while a direction is held. */
export function padPress(
  memory: PadMemory,
  state: PadState,
  now: number,
): { press: PadPress | null; memory: PadMemory } {
  const press = held(state)
  if (press !== memory.press) return { press, memory: { press, again: now + firstRepeat } }
  const repeats = press !== null && press !== 'open' && press !== 'back' && now >= memory.again
  if (!repeats) return { press: null, memory }
  return { press, memory: { press, again: now + nextRepeat } }
}
