import type { Answer, memberInfo } from '#contract/index.ts'
import type { FlagId } from '#features/site/index.ts'
import type { Role } from './roles.ts'

/** Somebody who wants something, as far as it decides whether they may have it. */
export interface Visitor {
  role: Role
  /** Undefined for guests, and while it is being asked for. */
  member: Pick<Answer<typeof memberInfo>, 'clubLabel' | 'memberLabel'> | undefined
  /** Null while it is being asked for. */
  flags: ReadonlySet<FlagId> | null
}

/**
 * - `yes`
 * - `off`: the house does not have it; nothing should lead there
 * - `login`: once somebody is in; `wait`: who they are, or what there is, is not known yet
 * - `demo`: not with a demo account; `agents`: with an agent's only; `rank`: not of that rank
 */
export type Verdict = 'yes' | 'off' | 'login' | 'wait' | 'demo' | 'agents' | 'rank'

interface Rule {
  /** The feature that brings it. */
  flag?: FlagId
  /** Demo accounts may, too. */
  demo?: true
  /** Agents only. */
  agents?: true
  /** Those with a label only; with a label above this rank. */
  rank?: number
}

/** What the house protects, and for whom (sections 5 and 6). The one place that says so. */
const rules = {
  play: { demo: true },
  balance: { demo: true },
  deposit: {},
  withdraw: {},
  bets: {},
  'member-centre': {},
  messages: { flag: 'INBOX3' },
  feedback: { flag: 'FEEDBACK3' },
  rewards: { flag: 'REWCEN3' },
  points: { flag: 'PTSYS3' },
  missions: { flag: 'MISSIONS3' },
  favourites: { flag: 'FAV3' },
  recent: { flag: 'REC3' },
  chat: { flag: 'CBS3' },
  'agent-centre': { flag: 'AFFMAN3', agents: true },
  password: {},
  'vip-entry': { rank: Number.NEGATIVE_INFINITY },
  'vip-service': { rank: 4 },
} as const satisfies Record<string, Rule>

export type Action = keyof typeof rules
export const actions = Object.keys(rules) as Action[]

/** The highest rank among somebody's labels; null for who has none. */
export function rankOf(member: Visitor['member']): number | null {
  const labels = [member?.clubLabel, ...(member?.memberLabel ?? [])]
  const ranks = labels.flatMap((label) => (label ? [label.rankLevel] : []))
  return ranks.length > 0 ? Math.max(...ranks) : null
}

/** Whether somebody may do something (A14); every protected action asks this. */
export function may({ role, member, flags }: Visitor, action: Action): Verdict {
  const { flag, demo, agents, rank }: Rule = rules[action]
  if (flag && !flags) return 'wait'
  if (flag && !flags?.has(flag)) return 'off'
  if (role === 'guest') return 'login'
  if (role === 'unknown') return 'wait'
  if (role === 'trial') return demo ? 'yes' : 'demo'
  if (agents && role !== 'agent') return 'agents'
  if (rank !== undefined && !((rankOf(member) ?? Number.NaN) > rank)) return 'rank'
  return 'yes'
}
