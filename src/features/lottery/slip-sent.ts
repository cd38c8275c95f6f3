import type { Answer, Input, placeLotteryTicket } from '#contract/index.ts'
import { randomId, sessionStore } from '#platform/index.ts'
import { sessionKeys } from '#platform/session-keys.ts'
import * as v from 'valibot'

type Ticket = Answer<typeof placeLotteryTicket>

const stored = v.object({ key: v.pipe(v.string(), v.regex(/^[\w-]{16,128}$/)), slip: v.string() })

/** Whose slip for which lottery is on its way. */
const nameOf = (account: string | null, gameCode: string) => `slipSent:${account ?? ''}:${gameCode}`

function read(name: string): v.InferOutput<typeof stored> | null {
  try {
    const result = v.safeParse(stored, JSON.parse(sessionStore.get(name) ?? 'null'))
    return result.success ? result.output : null
  } catch {
    return null
  }
}

/**
 * The key that a slip is sent under: that of the last time while nobody knows what became of it,
 * else a new one. It outlives the page, as the slip does.
 */
export function keyOfSending(account: string | null, gameCode: string, input: unknown): string {
  const name = nameOf(account, gameCode)
  const slip = JSON.stringify(input)
  const last = read(name)
  if (last?.slip === slip) return last.key
  const key = randomId()
  sessionStore.set(name, JSON.stringify({ key, slip }))
  return key
}

/** Whether this very slip was sent before, and nobody knows what became of it. */
export function isUnanswered(account: string | null, gameCode: string, input: unknown): boolean {
  return read(nameOf(account, gameCode))?.slip === JSON.stringify(input)
}

/** Whether nobody knows what became of a slip that was sent before, and this is not the same one. */
export function isOtherUnanswered(
  account: string | null,
  gameCode: string,
  input: unknown,
): boolean {
  const last = read(nameOf(account, gameCode))
  return last !== null && last.slip !== JSON.stringify(input)
}

/** The house has said what became of it: the next is another slip. */
export function answered(account: string | null, gameCode: string, key: string): void {
  const name = nameOf(account, gameCode)
  if (read(name)?.key === key) sessionStore.remove(name)
}

/**
 * What is on its way goes with its lines to the draw that they are kept for by now, unless something
 * else is on its way there.
 */
export function moveSending(account: string | null, from: string, to: string): void {
  const [before, after] = [nameOf(account, from), nameOf(account, to)]
  const note = sessionStore.get(before)
  if (from === to || note === null || read(after) !== null) return
  sessionStore.set(after, note)
  sessionStore.remove(before)
}

/** The draws that somebody has something on its way for. */
export function drawsOfSending(account: string | null): string[] {
  const start = nameOf(account, '')
  return sessionKeys()
    .filter((name) => name.startsWith(start))
    .map((name) => name.slice(start.length))
}

/** The draw that a slip on its way is kept for by now; undefined where nobody waits for it any more. */
export const drawOfSending = (account: string | null, key: string): string | undefined =>
  drawsOfSending(account).find((draw) => read(nameOf(account, draw))?.key === key)

/** Hears of a ticket, and of the lines that were sent for it. */
export type HearPlaced = (ticket: Ticket, lines: Input<typeof placeLotteryTicket>['lines']) => void

const desks = new Map<string, Set<HearPlaced>>()

/**
 * Hears of slips for a lottery that became tickets, also those which a desk sent that is gone by now.
 * @returns ends it
 */
export function onPlaced(account: string | null, gameCode: string, hear: HearPlaced): () => void {
  const name = nameOf(account, gameCode)
  const hearing = desks.get(name) ?? new Set()
  desks.set(name, hearing.add(hear))
  return () => {
    hearing.delete(hear)
    if (hearing.size === 0 && desks.get(name) === hearing) desks.delete(name)
  }
}

export function tellPlaced(
  account: string | null,
  gameCode: string,
  ...told: Parameters<HearPlaced>
): void {
  for (const hear of desks.get(nameOf(account, gameCode)) ?? []) hear(...told)
}
