/** Codes that bring people to the sandbox: an agent's, and a friend's. */
export const inviteCodesOf = [
  { username: 'agent', kind: 'affiliate', code: 'TEAK88' },
  { username: 'newbie', kind: 'referral', code: 'LANTERN7' },
] as const
