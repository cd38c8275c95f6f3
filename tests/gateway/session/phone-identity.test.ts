import { generateKeyPairSync, sign } from 'node:crypto'
import { brand, calls } from '#contract/index.ts'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readOutbox } from '#gateway/session/outbox.ts'
import { openGateway } from '../support/gateway.ts'
import { makeAccount } from '../support/people.ts'
import { numberOf, smsPeople } from '../support/sms.ts'

const projectId = 'foyer-test'
const gateway = openGateway({
  brand: v.parse(brand, {
    id: 'foyer',
    name: 'Foyer',
    scene: 'hall',
    phoneIdentity: { provider: 'firebase', projectId, apiKey: 'AIza-of-the-test' },
  }),
})
const { askFor, newAddress, setFlag } = smsPeople(gateway)

const google = generateKeyPairSync('rsa', { modulusLength: 2048 })
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 })

beforeAll(async () => {
  await setFlag('MOBILEVERCODELOGIN3', true)
  const keys = [{ ...google.publicKey.export({ format: 'jwk' }), kid: 'key-1', alg: 'RS256' }]
  vi.stubGlobal('fetch', async () => Response.json({ keys }))
})
afterAll(() => vi.unstubAllGlobals())

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token of Firebase for a number, or one that is wrong in some way. */
function tokenFor(mobileNum: string, claims: object = {}, head: object = {}, by = google) {
  const seconds = Math.floor(gateway().now.getTime() / 1000)
  const body = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: 'user-1',
    iat: seconds,
    exp: seconds + 3600,
    auth_time: seconds,
    phone_number: `+66${mobileNum}`,
    firebase: { sign_in_provider: 'phone' },
    ...claims,
  }
  const signed = `${encode({ alg: 'RS256', kid: 'key-1', ...head })}.${encode(body)}`
  return `${signed}.${sign('sha256', Buffer.from(signed), by.privateKey).toString('base64url')}`
}

const loginWith = (mobileNum: string, firebaseIdToken?: string) =>
  gateway().ask(
    calls.login,
    {
      username: mobileNum,
      password: '123456',
      countryDialingCode: '66',
      type: 'sms',
      ...(firebaseIdToken === undefined ? {} : { firebaseIdToken }),
    },
    { from: newAddress() },
  )

test('the gateway counts, and sends nothing itself', async () => {
  const { value } = await askFor(numberOf(600))
  expect(value.expirationTime - (value.serverTime ?? 0)).toBe(60_000)
  expect((await askFor(numberOf(600))).status).toBe(429)
  expect(await readOutbox(gateway().database)).toEqual([])
})

test('a token opens a session, once', async () => {
  await makeAccount(gateway(), 'proven', { mobile: '66810000601' })
  await askFor(numberOf(601))
  const token = tokenFor(numberOf(601))
  expect((await loginWith(numberOf(601), token)).value).toMatchObject({
    account: 'proven',
    passwordExpired: false,
  })
  expect((await loginWith(numberOf(601), token)).envelope.code).toBe('code_expired')
})

test('a token without having asked opens nothing', async () => {
  await makeAccount(gateway(), 'unasked', { mobile: '66810000602' })
  const { envelope } = await loginWith(numberOf(602), tokenFor(numberOf(602)))
  expect(envelope.code).toBe('code_expired')
})

test.each([
  ['of another number', { phone_number: '+66810000999' }, {}],
  ['of another project', { aud: 'other' }, {}],
  ['of another issuer', { iss: 'https://securetoken.google.com/other' }, {}],
  ['of somebody who came by e-mail', { firebase: { sign_in_provider: 'password' } }, {}],
  ['of yesterday', { exp: 1 }, {}],
  ['proven before the code was asked for', { auth_time: 1 }, {}],
  ['proven tomorrow', { auth_time: 4_000_000_000 }, {}],
  ['signed with nothing', {}, { alg: 'none' }],
  ['signed with a shared key', {}, { alg: 'HS256' }],
  ['of an unknown key', {}, { kid: 'key-2' }],
])('refuses a token %s', async (_, claims, head) => {
  const number = numberOf(610 + refused++)
  await askFor(number)
  const { status, envelope } = await loginWith(number, tokenFor(number, claims, head))
  expect([status, envelope.code]).toEqual([403, 'code_wrong'])
})
let refused = 0

test.each([undefined, '', 'a.b.c', '..', 'x'.repeat(4000)])('refuses %j', async (token) => {
  const number = numberOf(640 + refused++)
  await askFor(number)
  expect((await loginWith(number, token)).envelope.code).toBe('code_wrong')
})

test('refuses what somebody else has signed, and a changed body', async () => {
  await askFor(numberOf(680))
  const forged = tokenFor(numberOf(680), {}, {}, stranger)
  expect((await loginWith(numberOf(680), forged)).envelope.code).toBe('code_wrong')
  const [head, , signature] = tokenFor(numberOf(681)).split('.')
  const body = tokenFor(numberOf(680)).split('.')[1]
  expect((await loginWith(numberOf(680), `${head}.${body}.${signature}`)).envelope.code).toBe(
    'code_wrong',
  )
})
