import * as v from 'valibot'
import { call } from './call.ts'
import { nothing } from './values.ts'

const label = v.object({
  labelName: v.string(),
  color: v.string(),
  color2: v.string(),
  rankLevel: v.number(),
})

/**
 * Agent types of section 6: 1, 2, 41 and 42 are agents, 4 is a trial account (decision 24),
 * anything else is a member.
 */
export const memberInfo = call({
  method: 'GET',
  path: '/wps/member/info',
  who: 'account',
  summary: 'Who is signed in.',
  sealed: false,
  request: nothing,
  answer: v.object({
    id: v.string(),
    account: v.string(),
    nickname: v.nullable(v.string()),
    type: v.number(),
    toUpline: v.boolean(),
    /** Where the avatar's picture is; null for the default one. */
    iconUrl: v.nullable(v.string()),
    clubLabel: v.nullable(label),
    memberLabel: v.array(label),
  }),
  failure: nothing,
})
