import { type Call, systemStatus } from '#contract/index.ts'

/** Codes of a whole site that is closed. */
const closedCodes: ReadonlySet<unknown> = new Set(['maintenance', 'blocked'])
const listeners = new Set<() => void>()

/** Called with every refusal. The status itself says whether it is closed: nobody asks it twice. */
export function noteRefusal(call: Pick<Call, 'path'>, code: unknown): void {
  if (call.path === systemStatus.path || !closedCodes.has(code)) return
  for (const listener of listeners) listener()
}

/**
 * Calls when the server refuses a call because the site has closed since its status was asked for (S1).
 * @returns what ends it
 */
export function onSiteClosed(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
