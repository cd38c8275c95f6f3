import { CallError } from '#client/index.ts'

/**
 * Statuses of the way into a demo account.
 * - `starting`: it is being opened
 * - `switched-off`: the house has no demo accounts any more
 * - `not-agent`: not by this door, which is the agents'
 */
export const freePlayStatuses = [
  'starting',
  'too-many',
  'switched-off',
  'not-agent',
  'offline',
  'timeout',
  'maintenance',
  'failed',
] as const
export type FreePlayStatus = (typeof freePlayStatuses)[number]

export type FreePlayState =
  | { status: Exclude<FreePlayStatus, 'too-many' | 'failed'> }
  | {
      status: 'too-many'
      /** Until the next try makes sense; null when the server does not say. */
      minutes: number | null
    }
  | {
      status: 'failed'
      /** The server's own words, where its code is none of ours. Show as text. */
      serverMessage: string | null
    }

/** Whatever was thrown → what the dialog says; null when it was given up on purpose. */
export function freePlayProblem(error: unknown): FreePlayState | null {
  if (!(error instanceof CallError)) return { status: 'failed', serverMessage: null }
  const { failure, code, status, retryAfter, serverMessage } = error
  if (failure === 'aborted') return null
  if (failure === 'offline' || failure === 'timeout') return { status: failure }
  if (code === 'too_many' || status === 429) {
    return { status: 'too-many', minutes: retryAfter && Math.ceil(retryAfter / 60) }
  }
  if (code === 'switched_off') return { status: 'switched-off' }
  if (code === 'error_not_agent') return { status: 'not-agent' }
  if (code === 'maintenance') return { status: 'maintenance' }
  const ours = code === null || code === 'unknown' || code === 'sealed' || code === 'bad_request'
  return { status: 'failed', serverMessage: ours ? null : serverMessage?.trim() || null }
}
