import { calls, headers } from '#contract/index.ts'
import { describe, expect, test } from 'vitest'
import { sessions } from '#gateway/database/schema/index.ts'
import { sweep } from '#gateway/session/sweep.ts'
import { TestGateway, openGateway } from '../support/gateway.ts'
import { makeVisitor } from '../support/people.ts'

const gateway = openGateway()
const minute = 60_000
const hour = 60 * minute

const ask = (token: string) => gateway().ask(calls.balance, {}, { token })

describe('a session', () => {
  test('is known by a hash alone', async () => {
    const { token, account } = await makeVisitor(gateway(), 'hashed')
    const rows = await gateway().database.select().from(sessions)
    expect(rows.find((row) => row.accountId === account.id)?.tokenHash).toHaveLength(43)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('ends with a logout', async () => {
    const { token } = await makeVisitor(gateway(), 'leaving')
    expect((await gateway().ask(calls.logout, {}, { token })).status).toBe(200)
    expect((await ask(token)).status).toBe(401)
    const again = await gateway().ask(calls.logout, {}, { token })
    expect(again.envelope).toMatchObject({ success: false, code: 'login_needed' })
  })

  test('ends after twelve hours without a call', async () => {
    const { token } = await makeVisitor(gateway(), 'idle')
    gateway().later(12 * hour)
    expect((await ask(token)).status).toBe(401)
  })

  test('ends after seven days, however busy, and is swept away', async () => {
    let { token } = await makeVisitor(gateway(), 'busy')
    for (let elapsed = 0; elapsed < 7 * 24; elapsed += 8) {
      const reply = await ask(token)
      expect(reply.status).toBe(200)
      token = reply.headers.get(headers.nextToken) ?? token
      gateway().later(8 * hour)
    }
    expect((await ask(token)).status).toBe(401)
    await sweep(gateway().house, gateway().now)
    expect(await gateway().database.select().from(sessions)).toEqual([])
  })

  test('is not opened by what is no token', async () => {
    for (const token of ['x', 'Bearer abc', 'a'.repeat(43), '-'.repeat(4000), "' or 1=1"]) {
      expect((await ask(token)).status).toBe(401)
    }
  })
})

describe('rotation', () => {
  test('hands over a successor after a quarter of an hour', async () => {
    const { token } = await makeVisitor(gateway(), 'turning')
    expect((await ask(token)).headers.get(headers.nextToken)).toBeNull()
    gateway().later(15 * minute)
    const reply = await ask(token)
    const next = reply.headers.get(headers.nextToken)
    expect(next).toMatch(/^[\w-]{43}$/)
    expect((await ask(String(next))).headers.get(headers.nextToken)).toBeNull()
    // The old one is good for requests on their way, and repeats what it was answered.
    gateway().later(59_000)
    expect((await ask(token)).headers.get(headers.nextToken)).toBe(next)
    gateway().later(1000)
    expect((await ask(token)).status).toBe(401)
    expect((await ask(String(next))).status).toBe(200)
  })

  test('waits for a successor whose answer was lost on the way', async () => {
    const { token } = await makeVisitor(gateway(), 'offline')
    gateway().later(15 * minute)
    const next = (await ask(token)).headers.get(headers.nextToken)
    gateway().later(11 * hour)
    expect((await ask(token)).headers.get(headers.nextToken)).toBe(next)
    // To be seen with the old token counts: the session is not idle.
    gateway().later(11 * hour)
    expect((await ask(token)).headers.get(headers.nextToken)).toBe(next)
    // Late as it is, the first use of the successor leaves the old one its minute.
    expect((await ask(String(next))).headers.get(headers.nextToken)).toBeNull()
    gateway().later(59_000)
    expect((await ask(token)).status).toBe(200)
    gateway().later(1000)
    expect((await ask(token)).status).toBe(401)
    const third = (await ask(String(next))).headers.get(headers.nextToken)
    expect(third).toMatch(/^[\w-]{43}$/)
    expect(third).not.toBe(next)
  })

  test('gives every request of a rush the same successor, from two processes', async () => {
    const { token } = await makeVisitor(gateway(), 'rushing')
    gateway().later(20 * minute)
    const now = gateway().now
    const other = new TestGateway(gateway().opened, { now: () => now })
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        (i % 2 ? other : gateway()).ask(calls.balance, {}, { token }),
      ),
    )
    expect(replies.map((reply) => reply.status)).toEqual(Array(12).fill(200))
    const successors = new Set(replies.map((reply) => reply.headers.get(headers.nextToken)))
    expect(successors.size).toBe(1)
    const [next] = successors
    expect((await ask(String(next))).status).toBe(200)
  })

  test('comes with a refusal too, or the successor would be lost', async () => {
    const { token } = await makeVisitor(gateway(), 'refused')
    gateway().later(15 * minute)
    const reply = await gateway().fetch('/wps/relay/GCS_recentGame?pageNo=x', {
      headers: { [headers.token]: token },
    })
    expect(reply.status).toBe(400)
    expect(reply.headers.get(headers.nextToken)).toMatch(/^[\w-]{43}$/)
  })

  test('does not outlive a logout with the old token', async () => {
    const { token } = await makeVisitor(gateway(), 'gone')
    gateway().later(15 * minute)
    const next = String((await ask(token)).headers.get(headers.nextToken))
    expect((await gateway().ask(calls.logout, {}, { token })).status).toBe(200)
    expect((await ask(next)).status).toBe(401)
  })
})

describe('who may call', () => {
  test('a guest is asked to log in', async () => {
    for (const call of [calls.memberInfo, calls.balance, calls.recentGames, calls.logout]) {
      const reply = await gateway().ask(call, {})
      expect(reply.status).toBe(401)
      expect(reply.envelope.code).toBe('login_needed')
    }
  })

  test('a trial account may look, not use what is for members', async () => {
    const { token } = await makeVisitor(gateway(), 'trying', { type: 4 })
    expect((await gateway().ask(calls.memberInfo, {}, { token })).value.type).toBe(4)
    const recent = await gateway().ask(calls.recentGames, {}, { token })
    expect(recent.status).toBe(403)
    expect(recent.envelope.code).toBe('in_need_true_account')
  })

  test('a stale token does not keep a guest from what is for anyone', async () => {
    const reply = await gateway().ask(calls.gameMenus, {}, { token: 'a'.repeat(43) })
    expect(reply.status).toBe(200)
  })
})
