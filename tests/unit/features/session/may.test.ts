import {
  type Action,
  actions,
  may,
  rankOf,
  type Role,
  roleOf,
  type Verdict,
} from '#features/session/index.ts'
import { type FlagId, flagIds } from '#features/site/index.ts'
import { describe, expect, it } from 'vitest'

const label = (rankLevel: number) => ({
  labelName: `VIP ${rankLevel}`,
  color: '#000',
  color2: '#fff',
  rankLevel,
})
const everything = new Set(flagIds)
const plain = { clubLabel: null, memberLabel: [] }
const ask = (
  role: Role,
  action: Action,
  { flags = everything, member = plain }: Partial<Omit<Parameters<typeof may>[0], 'role'>> = {},
) => may({ role, member, flags }, action)
const verdicts = (role: Role): Record<Action, Verdict> =>
  Object.fromEntries(actions.map((action) => [action, ask(role, action)])) as Record<
    Action,
    Verdict
  >

describe('may', () => {
  it('sends guests to the login, whatever they want', () => {
    expect(new Set(Object.values(verdicts('guest')))).toEqual(new Set(['login']))
  })

  it('waits until it is known who is here', () => {
    expect(new Set(Object.values(verdicts('unknown')))).toEqual(new Set(['wait']))
  })

  it('lets demo accounts play and see what they have, and nothing else', () => {
    const { play, balance, ...rest } = verdicts('trial')
    expect([play, balance]).toEqual(['yes', 'yes'])
    expect(new Set(Object.values(rest))).toEqual(new Set(['demo']))
  })

  it('keeps the agents’ room for agents', () => {
    expect(verdicts('member')['agent-centre']).toBe('agents')
    expect(verdicts('agent')['agent-centre']).toBe('yes')
    expect(verdicts('agent')['member-centre']).toBe('yes')
  })

  it('waits for a feature of which it is not known whether it is there', () => {
    expect(ask('guest', 'recent', { flags: null })).toBe('wait')
    expect(ask('member', 'recent', { flags: null })).toBe('wait')
    expect(ask('member', 'deposit', { flags: null })).toBe('yes')
  })

  it.for([1, 2, 41, 42])('takes type %i for an agent, and 4 for none', (type) => {
    expect(ask(roleOf(true, type), 'agent-centre')).toBe('yes')
    expect(ask(roleOf(true, 4), 'agent-centre')).toBe('demo')
  })

  it('does not have what is switched off, not even for guests', () => {
    const without = (flag: FlagId) => new Set(flagIds.filter((id) => id !== flag))
    const off: [FlagId, Action][] = [
      ['FAV3', 'favourites'],
      ['REC3', 'recent'],
      ['CBS3', 'chat'],
      ['INBOX3', 'messages'],
      ['REWCEN3', 'rewards'],
      ['AFFMAN3', 'agent-centre'],
    ]
    for (const [flag, action] of off) {
      for (const role of ['guest', 'trial', 'member', 'agent'] as const) {
        expect(ask(role, action, { flags: without(flag) })).toBe('off')
      }
      expect(ask('agent', action, { flags: new Set([flag]) })).toBe('yes')
    }
  })

  it('shows the VIP entry to whoever has a label, and VIP service above rank 4', () => {
    const ranked = (rank: number) => ({ member: { ...plain, clubLabel: label(rank) } })
    expect(ask('member', 'vip-entry')).toBe('rank')
    expect(ask('member', 'vip-entry', ranked(0))).toBe('yes')
    expect(ask('member', 'vip-service', ranked(4))).toBe('rank')
    expect(ask('member', 'vip-service', ranked(5))).toBe('yes')
    expect(ask('agent', 'vip-service', { member: undefined })).toBe('rank')
  })

  it('takes the highest of several labels', () => {
    expect(rankOf({ clubLabel: label(2), memberLabel: [label(7), label(3)] })).toBe(7)
    expect(rankOf({ clubLabel: null, memberLabel: [label(1)] })).toBe(1)
    expect(rankOf(plain)).toBeNull()
    expect(rankOf(undefined)).toBeNull()
  })
})
