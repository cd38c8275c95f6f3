import { CallError } from '#client/index.ts'
import { errorCodes, planRegistration } from '#contract/index.ts'
import { redeemInput, redeemSchema } from '#features/rewards/redeem-rules.ts'
import { rewardProblem } from '#features/rewards/reward-problem.ts'
import { type RewardAction, rewardActionReducer } from '#features/rewards/reward-action.ts'
import { registrationSchema } from '#features/session/registration-rules.ts'
import { kite, makeReward } from '#stories/fixtures/rewards/rewards.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

const values = {
  password: ' 24 68 ',
  name: ' นก ',
  mobile: '+๖๖ (81) 234-5678',
  address: '12 ถนนโคม กรุงเทพฯ',
}

const silent = {
  enabled: false,
  required: false,
  minLength: null,
  maxLength: null,
  patternId: null,
  acceptedPattern: null,
}
const way = { method: 'username', smsCode: false, mobilePassword: false, pictures: false } as const

describe('what is typed to redeem something', () => {
  it('keeps the password as it is, and reads numbers as people write them', () => {
    expect(v.parse(redeemSchema(true, false), values)).toEqual({
      password: ' 24 68 ',
      name: 'นก',
      mobile: '66812345678',
      address: '12 ถนนโคม กรุงเทพฯ',
    })
  })

  it('takes the withdrawal password as registration did', () => {
    const password = '๒๔ ６８ 1 1'
    const settings = { paymentPassword: { ...silent, enabled: true } }
    const plan = planRegistration(settings, way).filter(({ name }) => name === 'paymentPassword')
    const registered = v.parse(registrationSchema(plan), {
      paymentPassword: password,
      agreed: true,
    })
    expect(v.parse(redeemSchema(false, true), { password }).password).toBe('246811')
    expect(registered.paymentPassword).toBe('246811')
  })

  it('asks for an address only where something is sent', () => {
    expect(v.safeParse(redeemSchema(false, false), { password: 'x' }).success).toBe(true)
    const sent = v.safeParse(redeemSchema(true, false), { password: 'x' })
    const empty = sent.issues?.filter(({ message }) => message === 'required')
    expect(empty?.map((issue) => v.getDotPath(issue))).toEqual(['name', 'mobile', 'address'])
  })

  it.for([
    ['mobile', 'abc', 'mobile'],
    ['mobile', '12345', 'mobile'],
    ['address', 'สั้น', 'address'],
    ['name', 'a', 'name'],
    ['password', '', 'required'],
  ] as const)('says what is wrong with %s %s', ([name, typed, fault]) => {
    const { issues } = v.safeParse(redeemSchema(true, false), { ...values, [name]: typed })
    expect(issues?.[0].message).toBe(fault)
  })

  it('sends the price that was shown, and an address with goods alone', () => {
    const parsed = v.parse(redeemSchema(true, false), values)
    expect(redeemInput(kite, 2, parsed)).toMatchObject({
      points: 1500,
      quantity: 2,
      recipient: { name: 'นก' },
    })
    expect(redeemInput(makeReward(), 1, parsed)).not.toHaveProperty('recipient')
  })
})

describe('what went wrong', () => {
  const refused = (code: string | null, detail = {}) =>
    rewardProblem(new CallError('refused', { status: 400, code, ...detail }))

  it('has a kind for every code there is', () => {
    for (const code of errorCodes) expect(refused(code)).toHaveProperty('kind')
    expect(refused('points_short')).toEqual({ kind: 'short' })
    expect(refused('unknown', { message: 'Unknown error' })).toEqual({ kind: 'failed' })
  })

  it('keeps a strange server’s own words, and how long to wait', () => {
    expect(refused('E-1042', { message: ' Nope ' })).toEqual({
      kind: 'failed',
      serverMessage: 'Nope',
    })
    expect(refused('too_many', { status: 429, retryAfter: 61 })).toEqual({
      kind: 'too-many',
      minutes: 2,
    })
    expect(refused(null, { status: 429 })).toEqual({ kind: 'too-many' })
  })

  it('says nothing of what was given up, and something of anything else', () => {
    expect(rewardProblem(new CallError('aborted'))).toBeNull()
    expect(rewardProblem(new CallError('offline'))).toEqual({ kind: 'offline' })
    expect(rewardProblem(new CallError('malformed'))).toEqual({ kind: 'failed' })
    expect(rewardProblem('nonsense')).toEqual({ kind: 'failed' })
  })
})

describe('the flow', () => {
  const idle: RewardAction<string> = { status: 'idle', failures: 0 }
  const problem = { kind: 'offline' } as const

  it('goes from idle to done, and counts what failed on the way', () => {
    const sent = rewardActionReducer(idle, { type: 'sent' })
    const failed = rewardActionReducer(sent, { type: 'refused', problem })
    expect(failed).toEqual({ status: 'refused', problem, failures: 1 })
    const again = rewardActionReducer(failed, { type: 'sent' })
    expect(again).toEqual({ status: 'sending', failures: 1 })
    const done = rewardActionReducer(again, { type: 'answered', answer: 'yes' })
    expect(done).toEqual({ status: 'done', answer: 'yes', failures: 1 })
    expect(rewardActionReducer(done, { type: 'opened' })).toEqual(idle)
  })
})
