import { calls } from '#contract/index.ts'
import { describe, expect, test } from 'vitest'
import { signedHeaders } from '#gateway/games/vendor/signature.ts'
import { openGateway, TestGateway } from '../../support/gateway.ts'
import { askAs, gameOf, launch, makePlayer } from '../../support/play.ts'
import { krathong, lotus, newRound, seatedAt } from './support.ts'

const gateway = openGateway({ vendors: [lotus, krathong] })
const seated = (username: string, minor?: bigint) => seatedAt(gateway(), username, minor)

let last = 0

describe('a launch', () => {
  test('of a vendor’s game leads to its own page, with a ticket and nothing else of ours', async () => {
    const { url, token, opened, nodeId } = await seated('at-vendor')
    expect(url.origin + url.pathname).toBe('https://games.lotus.example/open')
    expect(url.searchParams.get('brand')).toBe('foyer')
    expect(url.href).not.toContain(token)
    expect(opened.value).toMatchObject({ nodeId, mode: 'real', currency: 'THB', balance: '100.00' })
  })

  test('of anybody else’s stays the sandbox’s', async () => {
    const { token } = await makePlayer(gateway(), 'at-sandbox', 1000n)
    const { nodeId } = await gameOf(gateway(), 'LIVE')
    expect((await launch(gateway(), nodeId, token)).pathname).toMatch(/^\/play\//)
  })

  test('’s ticket is good once, and for its own vendor', async () => {
    const { ticket } = await seated('ticketed')
    expect(await askAs(gateway(), lotus, 'vendorSession', { ticket })).toMatchObject({
      status: 403,
      code: 'login_needed',
    })
    const { token } = await makePlayer(gateway(), 'ticketed-two', 1000n)
    const { nodeId } = await gameOf(gateway(), 'RNG', 'LTF')
    const url = await launch(gateway(), nodeId, token)
    const other = { ticket: url.searchParams.get('ticket') ?? '' }
    expect((await askAs(gateway(), krathong, 'vendorSession', other)).status).toBe(403)
  })

  test('of a demo has no wallet', async () => {
    const { nodeId } = await gameOf(gateway(), 'RNG', 'LTF')
    const url = await launch(gateway(), nodeId, null, true)
    const ticket = url.searchParams.get('ticket') ?? ''
    const { value } = await askAs(gateway(), lotus, 'vendorSession', { ticket })
    expect(value).toMatchObject({ mode: 'demo', player: null, balance: null })
    const bet = { session: value?.session, round: newRound(), amount: '1.00' }
    expect((await askAs(gateway(), lotus, 'vendorBet', bet)).code).toBe('login_needed')
  })
})

test('a vendor of an operator’s own seats its players itself: the rooms are the sandbox’s', async () => {
  const { vassalage, nodeId } = await gameOf(gateway(), 'PVP')
  const owned = new TestGateway(gateway().opened, { vendors: [{ ...lotus, code: vassalage }] })
  const { token } = await makePlayer(gateway(), 'at-own-table', 10_000n)
  const rooms = (at: TestGateway) => at.ask(calls.roomList, { vassalage }, { token })
  expect((await rooms(gateway())).value.list).not.toEqual([])
  expect((await rooms(owned)).value.list).toEqual([])
  const launched = (roomId?: string) =>
    owned.ask(calls.launchGame, { nodeId, ...(roomId && { roomId }) }, { token })
  expect((await launched(`${nodeId}-1`)).envelope.code).toBe('not_found')
  expect((await launched()).value.game_url).toMatch(/^https:\/\/games\.lotus\.example\//)
})

describe('a call', () => {
  test.each<[string, Parameters<typeof askAs>[4]]>([
    ['signed with nothing', { headers: { 'Vendor-Signature': '' } }],
    ['signed for another body', { body: '{"session":"00000000-0000-4000-8000-000000000000"}' }],
    ['signed ten minutes ago', { at: new Date('2026-11-20T11:50:00Z') }],
    ['signed for tomorrow', { at: new Date('2026-11-21T12:00:00Z') }],
    ['with a time that is none', { headers: { 'Vendor-Time': '1e9' } }],
    ['of nobody', { headers: { Vendor: 'NOBODY' } }],
    ['in another’s name', { headers: { Vendor: 'KRT' } }],
  ])('%s is not heard', async (_, change) => {
    const { session } = await seated(`deaf-${last++}`)
    const answer = await askAs(gateway(), lotus, 'vendorBalance', { session }, change)
    expect(answer).toMatchObject({ status: 401, code: 'login_needed', value: null })
  })

  test('signed for one place is not good at another', async () => {
    const { session, has } = await seated('replayed')
    const body = JSON.stringify({ session, round: newRound(), amount: '10.00' })
    const headers = signedHeaders(lotus, '/vendor/win', body, gateway().now)
    const response = await gateway().fetch('/vendor/bet', { method: 'POST', headers, body })
    expect(response.status).toBe(401)
    expect(await has()).toBe(10_000n)
  })

  test.each([
    ['vendorBet', { round: 'short' }],
    ['vendorBet', { round: 'x'.repeat(65) }],
    ['vendorBet', { round: "round'; drop table games" }],
    ['vendorBet', { amount: '-5.00' }],
    ['vendorBet', { amount: '5' }],
    ['vendorBet', { amount: '05.00' }],
    ['vendorBet', { amount: '1e3' }],
    ['vendorBet', { amount: 5 }],
    ['vendorBet', { amount: '9999999999.00' }],
    ['vendorBet', { session: 'none' }],
    ['vendorWin', { amount: null }],
    ['vendorRollback', { round: ['round-one'] }],
    ['vendorBalance', { session: {} }],
    ['vendorSession', { ticket: 'x'.repeat(201) }],
  ] as const)('%s with %j is refused, and takes nothing', async (name, change) => {
    const { session, has } = await seated(`odd-${last++}`)
    const whole = { session, round: newRound(), amount: '5.00', ticket: 'x', ...change }
    expect(await askAs(gateway(), lotus, name, whole)).toMatchObject({
      status: 400,
      code: 'bad_request',
    })
    expect(await has()).toBe(10_000n)
  })

  test('that is no JSON, no POST, too long or nowhere is refused', async () => {
    const send = (path: string, body: string) =>
      gateway().fetch(path, {
        method: 'POST',
        headers: signedHeaders(lotus, path, body, gateway().now),
        body,
      })
    expect((await send('/vendor/bet', '{"session":')).status).toBe(400)
    expect((await send('/vendor/bet', '[]')).status).toBe(400)
    expect((await send('/vendor/bet', JSON.stringify('x'.repeat(5000)))).status).toBe(413)
    expect((await send('/vendor/nothing', '{}')).status).toBe(404)
    const got = await askAs(gateway(), lotus, 'vendorBet', {}, { method: 'GET' })
    expect(got).toMatchObject({ status: 405, code: 'method_not_allowed' })
  })
})
