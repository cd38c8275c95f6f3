import { calls } from '#contract/index.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { sessions } from '#gateway/database/schema/index.ts'
import type * as PasswordsModule from '#gateway/session/passwords.ts'
import { setPassword } from '#gateway/session/set-password.ts'
import { openGateway } from '../support/gateway.ts'
import { attempt, makeAccount, password } from '../support/people.ts'

/** What happens while a password is looked at, which takes a tenth of a second. */
const meanwhile = vi.hoisted(() => ({ happens: async () => {} }))
vi.mock('#gateway/session/passwords.ts', async (original) => {
  const passwords = await original<typeof PasswordsModule>()
  const verifyPassword: typeof passwords.verifyPassword = async (...given) => {
    const right = await passwords.verifyPassword(...given)
    await meanwhile.happens()
    return right
  }
  return { ...passwords, verifyPassword }
})

const gateway = openGateway()
beforeEach(() => {
  meanwhile.happens = async () => {}
})

test('whoever is about to come in by a password that is replaced meanwhile stays out', async () => {
  const { id } = await makeAccount(gateway(), 'overtaken')
  const next = 'new-lantern-77'
  meanwhile.happens = async () => {
    meanwhile.happens = async () => {}
    await setPassword(gateway().house, id, next)
  }
  const late = await attempt(gateway(), 'overtaken')
  expect([late.status, late.envelope.code]).toEqual([403, 'login'])
  const open = gateway().database.select().from(sessions).where(eq(sessions.accountId, id))
  expect(await open).toEqual([])

  const right = await attempt(gateway(), 'overtaken', { password: next })
  expect(right.value).toMatchObject({ account: 'overtaken', firstTimeLogin: true })
  const { token } = right.value
  expect((await gateway().ask(calls.memberInfo, {}, { token })).status).toBe(200)
})

test('of several who come in at once each gets a session of their own', async () => {
  await makeAccount(gateway(), 'at-once')
  const replies = await Promise.all(
    Array.from({ length: 3 }, () => attempt(gateway(), 'at-once', { password })),
  )
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(replies.map(({ value }) => value.token)).size).toBe(3)
})

test('nor does who gave the old password set one over that which was set meanwhile', async () => {
  const { id } = await makeAccount(gateway(), 'overwritten')
  const { token } = (await attempt(gateway(), 'overwritten')).value
  const owners = 'owners-lantern-77'
  meanwhile.happens = async () => {
    meanwhile.happens = async () => {}
    await setPassword(gateway().house, id, owners)
  }
  const theirs = 'thieves-lantern-77'
  const change = { oldPassword: password, newPassword: theirs, confirmNewPassword: theirs }
  const late = await gateway().ask(calls.changePassword, change, { token })
  expect([late.status, late.envelope.code]).toEqual([403, 'password_wrong'])
  expect((await attempt(gateway(), 'overwritten', { password: owners })).status).toBe(200)
})
