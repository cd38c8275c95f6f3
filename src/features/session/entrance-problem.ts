import type { CallError } from '#client/index.ts'
import type { ErrorCode } from '#contract/index.ts'

/** Codes that say nothing of the link (A12) or the provider's word (A3) that somebody comes in by. */
const statuses = {
  too_many: 'too-many',
  maintenance: 'maintenance',
  blocked: 'blocked',
  badUrl: 'bad-address',
  not_member: 'not-member',
  error_not_agent: 'not-agent',
} as const satisfies Partial<Record<ErrorCode, string>>

export interface EntranceProblem<Status = (typeof statuses)[keyof typeof statuses]> {
  status: Status
  /** Until another try makes sense, with `too-many`; null when the server does not say. */
  minutes?: number | null
}

/** Why nobody is let in, whatever they bring; undefined where what they bring is the reason. */
export function entranceProblemOf({
  code,
  status,
  retryAfter,
}: CallError): EntranceProblem | undefined {
  if (code === 'too_many' || (status === 429 && !Object.hasOwn(statuses, code ?? ''))) {
    return { status: 'too-many', minutes: retryAfter && Math.ceil(retryAfter / 60) }
  }
  const known = statuses[code as keyof typeof statuses]
  return known && { status: known }
}
