import { CallError } from '#client/index.ts'

/**
 * What stands in the chat panel.
 * - `ready`: the room, a page of its own
 * - `switched-off`: the house has no chat any more
 * - `untrusted`: its address is none that we lead anybody to
 */
export const chatStatuses = [
  'loading',
  'ready',
  'too-many',
  'offline',
  'switched-off',
  'untrusted',
  'failed',
] as const
export type ChatStatus = (typeof chatStatuses)[number]

export type ChatState =
  | { status: Exclude<ChatStatus, 'ready' | 'failed'> }
  | {
      status: 'ready'
      url: string
      /** It is served by this house, so it gets no origin of its own. */
      own: boolean
    }
  | {
      status: 'failed'
      /** What to tell customer service, such as `CH-503`. */
      code: string
    }

/** Whatever was thrown → what the panel says. */
export function chatProblem(error: unknown): ChatState {
  if (!(error instanceof CallError)) return { status: 'failed', code: 'CH-0' }
  const { failure, code, status, reason } = error
  if (failure === 'offline' || failure === 'timeout') return { status: 'offline' }
  if (code === 'too_many' || status === 429) return { status: 'too-many' }
  if (code === 'switched_off') return { status: 'switched-off' }
  return { status: 'failed', code: `CH-${reason}` }
}
