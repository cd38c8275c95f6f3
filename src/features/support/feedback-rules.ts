import { CallError } from '#client/index.ts'
import { feedbackLength, lengthOf } from '#contract/index.ts'
import * as v from 'valibot'

/** How the text can be wrong; the view has the words. */
export type FeedbackFault = 'required' | 'short' | 'long'

const fault = (name: FeedbackFault) => name

/** Section 5 and decision 64: counted in code points, without the space around it. */
export const feedbackSchema: v.GenericSchema<{ content?: string }, { content: string }> = v.object({
  content: v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.nonEmpty(fault('required')),
    v.check((text) => lengthOf(text) >= feedbackLength.min, fault('short')),
    v.check((text) => lengthOf(text) <= feedbackLength.max, fault('long')),
  ),
})

/**
 * What became of a feedback.
 * - `done`: the operator has it
 * - `switched-off`: the house takes none any more
 * - `login`: the session ended while it was written
 */
export const feedbackStatuses = [
  'idle',
  'sending',
  'done',
  'too-many',
  'login',
  'switched-off',
  'offline',
  'timeout',
  'maintenance',
  'failed',
] as const
export type FeedbackStatus = (typeof feedbackStatuses)[number]

export type FeedbackState =
  | { status: Exclude<FeedbackStatus, 'too-many' | 'failed'> }
  | {
      status: 'too-many'
      /** Until the next one is taken; null when the server does not say. */
      minutes: number | null
    }
  | {
      status: 'failed'
      /** The server's own words. Show as text. */
      serverMessage: string | null
    }

const codes: Record<string, Exclude<FeedbackStatus, 'too-many' | 'failed'>> = {
  login_needed: 'login',
  in_need_true_account: 'login',
  switched_off: 'switched-off',
  maintenance: 'maintenance',
}

/** Whatever was thrown → what the form says. */
export function feedbackProblem(error: unknown): FeedbackState {
  if (!(error instanceof CallError)) return { status: 'failed', serverMessage: null }
  const { failure, code, status, retryAfter, serverMessage } = error
  if (failure === 'offline' || failure === 'timeout') return { status: failure }
  if (code === 'too_many' || status === 429) {
    return { status: 'too-many', minutes: retryAfter && Math.ceil(retryAfter / 60) }
  }
  const known = code === null ? undefined : codes[code]
  if (known) return { status: known }
  return { status: 'failed', serverMessage: code === null ? serverMessage : null }
}
