import { calls } from '#contract/index.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts, facts } from '#gateway/database/schema/index.ts'
import { limitRules } from '#gateway/session/constants.ts'
import { openSession } from '#gateway/session/sessions.ts'
import { openGateway } from '../support/gateway.ts'
import { attempt, makeVisitor, password } from '../support/people.ts'

const gateway = openGateway()
const next = 'new-lantern-77'

const change = (
  token: string | null,
  given: Partial<Record<'oldPassword' | 'newPassword' | 'confirmNewPassword', string>> = {},
) =>
  gateway().ask(
    calls.changePassword,
    { oldPassword: password, newPassword: next, confirmNewPassword: next, ...given },
    { token },
  )
const isIn = async (token: string) =>
  (await gateway().ask(calls.memberInfo, {}, { token })).status === 200

test('sets the new password, and everybody who was in by the old one is out', async () => {
  const { account, token } = await makeVisitor(gateway(), 'changes', {
    passwordExpiresAt: gateway().now,
  })
  const other = await openSession(gateway().house, account.id, gateway().now)
  const { token: stranger } = await makeVisitor(gateway(), 'stranger')
  expect((await change(token)).status).toBe(200)
  expect(await Promise.all([token, other, stranger].map(isIn))).toEqual([false, false, true])
  expect((await attempt(gateway(), 'changes')).envelope.code).toBe('login')
  const again = await attempt(gateway(), 'changes', { password: next })
  expect(again.value.passwordExpired).toBe(false)
})

test('needs somebody who is signed in, and the old password', async () => {
  expect((await change(null)).envelope.code).toBe('login_needed')
  const { token } = await makeVisitor(gateway(), 'forgetful')
  const wrong = await change(token, { oldPassword: 'wrong' })
  expect([wrong.status, wrong.envelope.code]).toEqual([403, 'password_wrong'])
  expect(await isIn(token)).toBe(true)
  expect((await attempt(gateway(), 'forgetful')).status).toBe(200)
})

test('lets nobody guess the old password from a session that was left open', async () => {
  const { token } = await makeVisitor(gateway(), 'left')
  for (let i = 0; i < limitRules.oldPassword.hits; i++) {
    expect((await change(token, { oldPassword: `guess-${i}` })).status).toBe(403)
  }
  const late = await change(token)
  expect([late.status, late.envelope.code]).toEqual([429, 'too_many'])
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
})

test.each([
  ['that breaks the rule of length', 'short-1', 'password_rule'],
  ['that breaks the pattern of the house', 'no-digits-in-here', 'password_rule'],
  ['that forces a change itself', '123456', 'password_trivial'],
  ['that is the user name', 'wisher-2026', 'password_trivial'],
  ['that is the old one', password, 'password_same'],
])('refuses a new password %s', async (_, newPassword, code) => {
  const token = await openSession(gateway().house, await wisher(), gateway().now)
  const reply = await change(token, { newPassword, confirmNewPassword: newPassword })
  expect([reply.status, reply.envelope.code]).toEqual([400, code])
  expect(await isIn(token)).toBe(true)
})

let wisherId: string | null = null
async function wisher() {
  wisherId ??= (await makeVisitor(gateway(), 'wisher-2026')).account.id
  return wisherId
}

test('refuses two that differ', async () => {
  const { token } = await makeVisitor(gateway(), 'mistyped')
  const reply = await change(token, { confirmNewPassword: `${next}x` })
  expect(reply.envelope.code).toBe('bad_request')
})

test('follows the operator’s own rule', async () => {
  const rule = { enabled: true, required: true, minLength: 4, maxLength: 4, patternId: 2 }
  const value = { password: { ...rule, acceptedPattern: '^[0-9]+$' } }
  await gateway().database.insert(facts).values({ name: 'register', value })
  const { token } = await makeVisitor(gateway(), 'pin')
  const long = await change(token, { newPassword: '73920', confirmNewPassword: '73920' })
  expect(long.envelope.code).toBe('password_rule')
  const right = await change(token, { newPassword: '7392', confirmNewPassword: '7392' })
  expect(right.status).toBe(200)
  await gateway().database.delete(facts).where(eq(facts.name, 'register'))
})

test('keeps the password as a hash alone', async () => {
  const { account, token } = await makeVisitor(gateway(), 'secretive')
  await change(token)
  const [row] = await gateway().database.select().from(accounts).where(eq(accounts.id, account.id))
  expect(row?.passwordHash).toMatch(/^scrypt\$/)
  expect(JSON.stringify(row)).not.toContain(next)
})
