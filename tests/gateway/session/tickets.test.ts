import { calls } from '#contract/index.ts'
import { describe, expect, test } from 'vitest'
import { loginTickets } from '#gateway/database/schema/index.ts'
import { limitRules, ticketRules } from '#gateway/session/constants.ts'
import { setPassword } from '#gateway/session/set-password.ts'
import { sweep } from '#gateway/session/sweep.ts'
import { mintTicket } from '#gateway/session/tickets.ts'
import { openGateway, readReply } from '../support/gateway.ts'
import { makeAccount, makeVisitor } from '../support/people.ts'

const opsToken = 'operators-only-58'
const gateway = openGateway({ opsToken })

const exchange = (token: string, from?: string) =>
  gateway().ask(calls.ticketLogin, { token }, from === undefined ? {} : { from })
const ticketFor = async (username: string, person = {}) => {
  const { id } = await makeAccount(gateway(), username, person)
  return mintTicket(gateway().house, id, gateway().now)
}
const spent = { status: 403, envelope: { code: 'link_spent' } }

describe('a ticket', () => {
  test('opens a session of its account, under another token', async () => {
    const ticket = await ticketFor('invited')
    const { status, value } = await exchange(ticket)
    expect(status).toBe(200)
    expect(value.account).toBe('invited')
    expect(value.token).not.toBe(ticket)
    const info = await gateway().ask(calls.memberInfo, {}, { token: value.token })
    expect(info.value.account).toBe('invited')
  })

  test('is good once, even for two who come at the same time', async () => {
    const ticket = await ticketFor('twice')
    const replies = await Promise.all([exchange(ticket), exchange(ticket), exchange(ticket)])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403, 403])
    expect(await exchange(ticket)).toMatchObject(spent)
  })

  test('is not good for long, and is swept away', async () => {
    const ticket = await ticketFor('late')
    gateway().later(ticketRules.lifetime)
    expect(await exchange(ticket)).toMatchObject(spent)
    await sweep(gateway().house, gateway().now)
    expect(await gateway().database.select().from(loginTickets)).toEqual([])
  })

  test('ends when a password is set, as everything does that lets somebody in', async () => {
    const { account } = await makeVisitor(gateway(), 'careful')
    const ticket = await mintTicket(gateway().house, account.id, gateway().now)
    await setPassword(gateway().house, account.id, 'new-lantern-77')
    expect(await exchange(ticket)).toMatchObject(spent)
  })

  test('is no session’s token, and no session’s token is a ticket', async () => {
    const { token } = await makeVisitor(gateway(), 'visitor')
    expect(await exchange(token)).toMatchObject(spent)
    const ticket = await ticketFor('other')
    const info = await gateway().ask(calls.memberInfo, {}, { token: ticket })
    expect(info.status).toBe(401)
  })

  test('lets nobody of the back office in', async () => {
    const ticket = await ticketFor('clerk', { isMember: false })
    expect((await exchange(ticket)).envelope.code).toBe('not_member')
  })

  test('is not guessed: nonsense gets the same answer, and not often', async () => {
    const address = '198.51.100.9'
    for (let i = 0; i < limitRules.ticket.hits; i++) {
      expect(await exchange(i % 2 ? 'x' : 'A'.repeat(43), address)).toMatchObject(spent)
    }
    expect((await exchange('x', address)).status).toBe(429)
  })
})

describe('the operator', () => {
  const order = async (body: unknown, init: RequestInit = {}) =>
    readReply<{ ticket: string; path: string }>(
      await gateway().fetch('/ops/tickets', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${opsToken}` },
        body: JSON.stringify(body),
        ...init,
      }),
    )

  test('gives out links that log in', async () => {
    await makeAccount(gateway(), 'sent')
    const { value } = await order({ username: ' Sent ' })
    expect(value.path).toBe(`/?token=${value.ticket}`)
    expect((await exchange(value.ticket)).value.account).toBe('sent')
  })

  test('gives them out for people there are, and to nobody else', async () => {
    expect((await order({ username: 'nobody-at-all' })).status).toBe(404)
    expect((await order({ name: 'sent' })).status).toBe(400)
    expect((await order({ username: 'sent' }, { headers: {} })).status).toBe(401)
    const read = await gateway().fetch('/ops/tickets', {
      headers: { Authorization: `Bearer ${opsToken}` },
    })
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST'])
  })
})
