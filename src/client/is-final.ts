import { CallError } from './call-error.ts'

/**
 * Whether a failed call was a plain no: the server refused, and nothing became of what was asked. Not
 * after no answer, nor after one that leaves it open (429: the first may be under way); then the same
 * goes under the same key (decision 62).
 */
export const isFinal = (error: unknown): boolean =>
  error instanceof CallError &&
  error.failure === 'refused' &&
  error.status < 500 &&
  error.status !== 429
