import { sessionStore } from '#platform/index.ts'
import * as v from 'valibot'
import type { SlipLine } from './slip-rules.ts'
import { keyOf } from './slip-state.ts'

const stored = v.array(
  v.object({
    playType: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
    numbers: v.pipe(v.string(), v.regex(/^\d{1,10}$/)),
    stake: v.pipe(v.string(), v.regex(/^(\d{1,13}\.\d{2})?$/)),
  }),
)

/** Whose slip of which draw; a guest's has no name on it. */
const nameOf = (account: string | null, draw: string) => `slip:${account ?? ''}:${draw}`

function read(name: string): SlipLine[] {
  try {
    const result = v.safeParse(stored, JSON.parse(sessionStore.get(name) ?? '[]'))
    return result.success ? result.output : []
  } catch {
    return []
  }
}

/**
 * What somebody had on the slip of a draw in this tab. What they filled in before they logged in is
 * theirs from then on.
 * @param draw names the draw: code of the game and its issue
 */
export function recallSlip(account: string | null, draw: string): SlipLine[] {
  const own = read(nameOf(account, draw))
  if (account === null) return own
  const guest = nameOf(null, draw)
  const known = new Set(own.map(keyOf))
  const brought = read(guest).filter((line) => !known.has(keyOf(line)))
  if (brought.length === 0) return own
  const lines = [...own, ...brought]
  keepSlip(account, draw, lines)
  sessionStore.remove(guest)
  return lines
}

/** Keeps it over a reload; an empty one leaves nothing behind. */
export function keepSlip(account: string | null, draw: string, lines: readonly SlipLine[]): void {
  const name = nameOf(account, draw)
  if (lines.length === 0) sessionStore.remove(name)
  else sessionStore.set(name, JSON.stringify(lines))
}
