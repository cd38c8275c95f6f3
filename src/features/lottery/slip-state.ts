import type { SlipLine } from './slip-rules.ts'

/** What a press did, for the reader to know; each press has its own. */
export type SlipNote =
  /** These came on the slip, which has so many lines by now. */
  | { kind: 'added'; numbers: readonly string[]; lines: number }
  /** These were on the slip already and stay as they were. */
  | { kind: 'twice'; numbers: readonly string[] }
  /** These are not sold for this draw. */
  | { kind: 'closed'; numbers: readonly string[] }
  /** So many had no room. */
  | { kind: 'full'; count: number }

export interface Slip {
  lines: readonly SlipLine[]
  /** What the last press did. */
  notes: readonly SlipNote[]
  /** Lines that were taken off last, until something else is done. */
  undo: readonly SlipLine[] | null
}

export type SlipEvent =
  /** Numbers were chosen. `closed`: keys of lines that are not sold; `most`: lines a slip can have. */
  | { type: 'added'; lines: readonly SlipLine[]; closed: ReadonlySet<string>; most: number }
  | { type: 'staked'; key: string; stake: string }
  | { type: 'removed'; key: string }
  | { type: 'cleared' }
  | { type: 'undone' }
  /** What was kept of another time is taken up again. */
  | { type: 'restored'; lines: readonly SlipLine[] }
  /** The house has a ticket of these. */
  | { type: 'placed'; lines: readonly Numbered[] }

export const emptySlip: Slip = { lines: [], notes: [], undo: null }

type Numbered = Pick<SlipLine, 'playType' | 'numbers'>

/** Two lines of one play type and number are one. */
export const keyOf = ({ playType, numbers }: Numbered): string => `${playType}:${numbers}`

/** What is left of a slip once some of it was bought: more may have come on it meanwhile. */
export function notBought(lines: readonly SlipLine[], bought: readonly Numbered[]): SlipLine[] {
  const keys = new Set(bought.map(keyOf))
  return lines.filter((line) => !keys.has(keyOf(line)))
}

function added(slip: Slip, { lines, closed, most }: Extract<SlipEvent, { type: 'added' }>): Slip {
  const taken = new Set(slip.lines.map(keyOf))
  const next = [...slip.lines]
  const came = new Set<string>()
  const twice = new Set<string>()
  const unsold = new Set<string>()
  let left = 0
  for (const line of lines) {
    const key = keyOf(line)
    if (closed.has(key)) unsold.add(line.numbers)
    else if (taken.has(key)) twice.add(line.numbers)
    else if (next.length >= most) left += 1
    else {
      taken.add(key)
      next.push(line)
      came.add(line.numbers)
    }
  }
  const notes: SlipNote[] = []
  if (came.size > 0) notes.push({ kind: 'added', numbers: Array.from(came), lines: next.length })
  if (unsold.size > 0) notes.push({ kind: 'closed', numbers: Array.from(unsold) })
  if (twice.size > 0) notes.push({ kind: 'twice', numbers: Array.from(twice) })
  if (left > 0) notes.push({ kind: 'full', count: left })
  return { lines: next, notes, undo: null }
}

/** The slip of one draw. Nothing is ever taken off it but by who owns it. */
export function slipReducer(slip: Slip, event: SlipEvent): Slip {
  switch (event.type) {
    case 'added':
      return added(slip, event)
    case 'staked':
      return {
        lines: slip.lines.map((line) =>
          keyOf(line) === event.key ? { ...line, stake: event.stake } : line,
        ),
        notes: [],
        undo: null,
      }
    case 'removed':
      return {
        lines: slip.lines.filter((line) => keyOf(line) !== event.key),
        notes: [],
        undo: slip.lines,
      }
    case 'cleared':
      return slip.lines.length === 0 ? slip : { lines: [], notes: [], undo: slip.lines }
    case 'undone':
      return slip.undo ? { lines: slip.undo, notes: [], undo: null } : slip
    case 'restored':
      return { lines: event.lines, notes: [], undo: null }
    case 'placed':
      return { ...emptySlip, lines: notBought(slip.lines, event.lines) }
  }
}
