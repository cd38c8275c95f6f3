/** Who is here (section 6). `unknown`: a token is there, the member's data not yet. */
export type Role = 'guest' | 'unknown' | 'trial' | 'member' | 'agent'

/** Account type 4 is a trial account, never an agent (decision 24). */
export const trialType = 4
const agentTypes = new Set([1, 2, 41, 42])

/** @param type the member's `type`; undefined while it is being asked for */
export function roleOf(signedIn: boolean, type: number | undefined): Role {
  if (!signedIn) return 'guest'
  if (type === undefined) return 'unknown'
  if (type === trialType) return 'trial'
  return agentTypes.has(type) ? 'agent' : 'member'
}
