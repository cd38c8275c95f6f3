import { CallError } from '#client/index.ts'

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
 * - `unreachable`: no answer; another try with the same may do
 */
export const socialReturnStatuses = [
  'finishing',
  'cancelled',
  'failed',
  'not-member',
  'unreachable',
] as const
export type SocialReturnStatus = (typeof socialReturnStatuses)[number]

/** Whatever was thrown on the way back → what the page says. */
export function returnProblemOf(error: unknown): SocialReturnStatus {
  if (!(error instanceof CallError)) return 'failed'
  if (error.code === 'social_cancelled') return 'cancelled'
  if (error.code === 'not_member') return 'not-member'
  if (error.failure === 'refused' && error.status < 500 && error.status !== 429) return 'failed'
  return 'unreachable'
}
