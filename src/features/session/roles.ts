import { accountTypes } from '#contract/index.ts'

/** Who is here (section 6). `unknown`: a token is there, the member's data not yet. */
export type Role = 'guest' | 'unknown' | 'trial' | 'member' | 'agent'

const agents: readonly number[] = accountTypes.agents

/** @param type the member's `type`; undefined while it is being asked for */
export function roleOf(signedIn: boolean, type: number | undefined): Role {
  if (!signedIn) return 'guest'
  if (type === undefined) return 'unknown'
  if (type === accountTypes.demo) return 'trial'
  return agents.includes(type) ? 'agent' : 'member'
}
