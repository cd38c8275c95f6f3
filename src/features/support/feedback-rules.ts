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
