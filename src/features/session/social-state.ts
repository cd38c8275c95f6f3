import { CallError } from '#client/index.ts'
import { type EntranceProblem, entranceProblemOf } from './entrance-problem.ts'

/**
 * Statuses of the buttons.
 * - `leaving`: the provider's page is on its way
 * - `failed`: the provider, or the house, cannot be reached
 */
export const socialStatuses = ['idle', 'leaving', 'failed'] as const
export type SocialStatus = (typeof socialStatuses)[number]

/**
 * Statuses of the page that a provider sends people back to.
 * - `cancelled`: they said no over there
 * - `failed`: what they came back with is spent, too old, or not this tab's
 * - `closed`: the house takes no new members, and they are none yet
 * - `not-member`, `not-agent`, `blocked`, `bad-address`: not here, whatever they come back with
 * - `too-many`, `maintenance`: not now; another try with the same may do, after a while
 * - `unreachable`: no answer; another try with the same may do
 */
export const socialReturnStatuses = [
  'finishing',
  'cancelled',
  'failed',
  'closed',
  'not-member',
  'not-agent',
  'blocked',
  'bad-address',
  'too-many',
  'maintenance',
  'unreachable',
] as const
export type SocialReturnStatus = (typeof socialReturnStatuses)[number]

/** Whatever was thrown on the way back → what the page says. */
export function returnProblemOf(error: unknown): EntranceProblem<SocialReturnStatus> {
  if (!(error instanceof CallError)) return { status: 'failed' }
  const { code, failure, status } = error
  if (code === 'social_cancelled') return { status: 'cancelled' }
  if (code === 'switched_off') return { status: 'closed' }
  const isUnreachable = failure !== 'refused' || status >= 500
  return entranceProblemOf(error) ?? { status: isUnreachable ? 'unreachable' : 'failed' }
}

/** Whether another try with what they came back with may do. */
export const mayReturnAgain = (status: SocialReturnStatus): boolean =>
  ['too-many', 'maintenance', 'unreachable'].includes(status)
