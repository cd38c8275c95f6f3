import { CallError } from '#client/index.ts'
import type { FeedbackState, FeedbackStatus } from './feedback-rules.ts'

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
