import { sessionStore } from '#platform/index.ts'
import { sessionKeys } from '#platform/session-keys.ts'
import * as v from 'valibot'
import type { SlipLine } from './slip-rules.ts'
import { drawsOfSending, moveSending } from './slip-sent.ts'
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

/** Lines with those of others after them that they have not. */
function joined(lines: readonly SlipLine[], others: readonly SlipLine[]): SlipLine[] {
  const known = new Set(lines.map(keyOf))
  return [...lines, ...others.filter((line) => !known.has(keyOf(line)))]
}

/**
 * What somebody had on the slip of a draw in this tab. What they filled in before they logged in is
 * theirs from then on.
 * @param draw names it (`slipNameOf`)
 */
export function recallSlip(account: string | null, draw: string): SlipLine[] {
  const own = read(nameOf(account, draw))
  if (account === null) return own
  const guest = nameOf(null, draw)
  const lines = joined(own, read(guest))
  if (lines.length === own.length) return own
  keepSlip(account, draw, lines)
  sessionStore.remove(guest)
  return lines
}

/** Takes what is on the slip of a draw along to another draw’s, and what is known of its being sent. */
export function moveSlip(account: string | null, from: string, to: string): void {
  if (from === to) return
  keepSlip(account, to, joined(recallSlip(account, to), recallSlip(account, from)))
  keepSlip(account, from, [])
  moveSending(account, from, to)
}

/**
 * Takes along what is on slips that a lottery has no draw for any more: a province that drew yesterday
 * cannot be chosen, and what was filled in for it would not be seen again.
 * @param of all that have a draw; what is of none of them goes to `to`
 */
export function gatherSlips(
  account: string | null,
  gameCode: string,
  of: readonly string[],
  to: string,
): void {
  // A guest's go along with those of who has logged in.
  const starts = [nameOf(account, ''), nameOf(null, '')]
  const kept = sessionKeys().flatMap((key) => {
    const start = starts.find((one) => key.startsWith(one))
    return start === undefined ? [] : [key.slice(start.length)]
  })
  // What was sent may have been taken off the slip since.
  for (const draw of new Set([...kept, ...drawsOfSending(account)])) {
    const isItsOwn = draw === gameCode || draw.startsWith(`${gameCode}:`)
    if (isItsOwn && !of.includes(draw)) moveSlip(account, draw, to)
  }
}

/** Keeps it over a reload; an empty one leaves nothing behind. */
export function keepSlip(account: string | null, draw: string, lines: readonly SlipLine[]): void {
  const name = nameOf(account, draw)
  if (lines.length === 0) sessionStore.remove(name)
  else sessionStore.set(name, JSON.stringify(lines))
}
