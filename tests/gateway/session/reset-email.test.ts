import { calls } from '#contract/index.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { flags, outbox, resetLinks } from '#gateway/database/schema/index.ts'
import { settled } from '#gateway/http/afterwards.ts'
import { limitRules, recoveryRules } from '#gateway/session/constants.ts'
import { readOutbox } from '#gateway/session/outbox.ts'
import { sweep } from '#gateway/session/sweep.ts'
import { forgetSiteState } from '#gateway/site/state.ts'
import { type AskOptions, openGateway, readReply } from '../support/gateway.ts'
import { attempt, makeAccount, makeVisitor } from '../support/people.ts'

const gateway = openGateway()
const next = 'new-lantern-77'

/** As the browser sends it: a form, the only one of its kind. */
async function ask(username: string, email: string, from = '203.0.113.5', language = 'EN') {
  const response = await gateway().fetch(
    calls.forgotByEmail.path,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Language: language },
      body: new URLSearchParams({ username, email }).toString(),
    },
    from,
  )
  const reply = await readReply(response)
  await settled(gateway().database)
  return reply
}

async function letter(to: string) {
  const [row] = await readOutbox(gateway().database, to)
  const token = /#([\w-]{43})\n/.exec(row?.text ?? '')?.[1] ?? ''
  return { row, token }
}

async function owner(username: string) {
  const email = `${username}@example.com`
  const visitor = await makeVisitor(gateway(), username, { email })
  return { ...visitor, email }
}

const use = (token: string, newPassword = next, options: AskOptions = {}) =>
  gateway().ask(calls.resetByLink, { token, newPassword }, options)
const look = (token: string) => gateway().ask(calls.resetLink, { token })

beforeEach(() => gateway().database.delete(outbox))

describe('a lost password, by e-mail', () => {
  test('brings a letter whose link sets a new one, once, and ends every session', async () => {
    const { email, token: session } = await owner('nok')
    const reply = await ask('  NOK ', 'Nok@Example.com')
    expect(reply).toMatchObject({ status: 200, value: null })
    const { row, token } = await letter(email)
    expect(row?.subject).toBe('Set a new password for Foyer')
    expect(row?.text).toContain('http')
    expect(row?.text).toContain(`/reset-password#${token}`)

    expect((await look(token)).value).toEqual({ username: 'nok' })
    expect((await use(token)).status).toBe(200)
    expect((await attempt(gateway(), 'nok', { password: next })).status).toBe(200)
    const info = await gateway().ask(calls.memberInfo, {}, { token: session })
    expect(info.status).toBe(401)

    expect((await look(token)).envelope.code).toBe('link_spent')
    expect((await use(token, 'another-one-9')).envelope.code).toBe('link_spent')
  })

  test('is set once by who had no answer and asks again', async () => {
    const { email, token: session } = await owner('unheard')
    await ask('unheard', email)
    const { token } = await letter(email)
    const options = { token: session, headers: { 'Idempotency-Key': 'a-key-of-the-page-1' } }
    expect((await use(token, next, options)).status).toBe(200)
    expect((await use(token, next, options)).status).toBe(200)
    expect((await use(token, next)).envelope.code).toBe('link_spent')
  })

  test('finds who has a mobile number for a user name, as they write it at home', async () => {
    const { email } = await owner('66812340027')
    await ask('081 234 0027', email)
    expect((await look((await letter(email)).token)).value).toEqual({ username: '66812340027' })
  })

  test('is written in the language that was asked in', async () => {
    const { email } = await owner('thai')
    await ask('thai', email, '203.0.113.5', 'TH')
    expect((await letter(email)).row?.subject).toBe('ตั้งรหัสผ่านใหม่สำหรับ Foyer')
  })

  test('is answered the same whether there is such an account', async () => {
    const { email } = await owner('known')
    const known = await ask('known', email)
    const replies = [
      await ask('nobody', email),
      await ask('known', 'other@example.com'),
      await ask('nobody', 'nobody@example.com'),
    ]
    for (const reply of replies) {
      expect(reply.status).toBe(known.status)
      expect(reply.envelope).toEqual(known.envelope)
    }
    expect(await readOutbox(gateway().database)).toHaveLength(1)
  })

  test('writes to nobody who has no say here: the back office, demo accounts', async () => {
    await makeAccount(gateway(), 'clerk', { email: 'clerk@example.com', isMember: false })
    await makeAccount(gateway(), 'demo', { email: 'demo@example.com', type: 4 })
    await ask('clerk', 'clerk@example.com')
    await ask('demo', 'demo@example.com')
    expect(await readOutbox(gateway().database)).toHaveLength(0)
  })

  test('is told that there is no account where the operator wants it', async () => {
    const { email } = await owner('told')
    const { database, house } = gateway()
    const set = async (enabled: boolean) => {
      await database.update(flags).set({ enabled }).where(eq(flags.modId, 'REVEALACC3'))
      forgetSiteState(house)
    }
    await set(true)
    const reply = await ask('told', 'wrong@example.com')
    expect([reply.status, reply.envelope.code]).toEqual([404, 'no_account'])
    expect((await ask('told', email)).status).toBe(200)
    await set(false)
  })

  test('is asked for so often and no more, whether there is such an account or not', async () => {
    const { email } = await owner('often')
    for (const [name, address] of [
      ['often', email],
      ['never', 'never@example.com'],
    ] as const) {
      for (let i = 0; i < limitRules.forgotEmail.hits; i++) {
        expect((await ask(name, address, `198.51.100.${i}`)).status).toBe(200)
      }
      expect((await ask(name, address, '198.51.100.99')).envelope.code).toBe('too_many')
    }
    // Who knows the name alone keeps nobody from asking.
    expect((await ask('often', 'x@example.com', '198.51.100.99')).status).toBe(200)
  })

  test('takes a form and nothing else', async () => {
    const json = await gateway().ask(calls.forgotByEmail, { username: 'a', email: 'a@b.co' })
    expect(json.status).toBe(415)
    const send = async (body: BodyInit) =>
      readReply(
        await gateway().fetch(calls.forgotByEmail.path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
          body,
        }),
      )
    expect((await send('username=a&username=b&email=a%40b.co')).status).toBe(400)
    expect((await send('username=%ff&email=a%40b.co')).status).toBe(400)
    expect((await send(new Uint8Array([0x61, 0x3d, 0xff]))).status).toBe(400)
    expect((await send('username=a')).status).toBe(400)
    expect((await send(`username=a&email=${'a'.repeat(300)}`)).status).toBe(400)
  })
})

describe('the link of an e-mail', () => {
  test('goes stale', async () => {
    const { email } = await owner('slow')
    await ask('slow', email)
    const { token } = await letter(email)
    gateway().later(recoveryRules.linkLifetime)
    expect((await look(token)).envelope.code).toBe('link_spent')
    expect((await use(token)).envelope.code).toBe('link_spent')
    await sweep(gateway().house, gateway().now)
    expect(await gateway().database.select().from(resetLinks)).toHaveLength(0)
  })

  test('stays good when the new password is refused', async () => {
    const { email } = await owner('careful')
    await ask('careful', email)
    const { token } = await letter(email)
    expect((await use(token, 'short')).envelope.code).toBe('password_rule')
    expect((await use(token, '123456')).envelope.code).toBe('password_trivial')
    expect((await use(token)).status).toBe(200)
  })

  test('is good for one of two who come at once', async () => {
    const { email } = await owner('twice')
    await ask('twice', email)
    const { token } = await letter(email)
    const replies = await Promise.all([use(token, 'first-one-1'), use(token, 'second-one-2')])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
  })

  test('is one of many: when one is used, the others are over', async () => {
    const { email } = await owner('many')
    await ask('many', email)
    const first = (await letter(email)).token
    await gateway().database.delete(outbox)
    await ask('many', email)
    const second = (await letter(email)).token
    expect(second).not.toBe(first)
    expect((await use(second)).status).toBe(200)
    expect((await use(first, 'another-one-9')).envelope.code).toBe('link_spent')
  })

  test('is no link at all: the same answer as for a spent one', async () => {
    expect((await look('A'.repeat(43))).envelope.code).toBe('link_spent')
    expect((await look('short')).envelope.code).toBe('bad_request')
  })

  test('is kept as a hash alone', async () => {
    const { email } = await owner('hashed')
    await ask('hashed', email)
    const { token } = await letter(email)
    const rows = await gateway().database.select().from(resetLinks)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})
