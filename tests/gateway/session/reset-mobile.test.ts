import { calls } from '#contract/index.ts'
import { beforeAll, expect, test } from 'vitest'
import { openSession } from '#gateway/session/sessions.ts'
import { type AskOptions, openGateway } from '../support/gateway.ts'
import { attempt, makeAccount, makeVisitor } from '../support/people.ts'
import { numberOf, smsPeople } from '../support/sms.ts'

const gateway = openGateway()
const { askFor, codeFor, setFlag } = smsPeople(gateway)
const next = 'new-lantern-77'

beforeAll(() => setFlag('CHNGPASSVERIF3', true))

const reset = (
  mobileNum: string,
  verificationCode: string,
  newPassword = next,
  options: AskOptions = {},
) =>
  gateway().ask(
    calls.resetByMobile,
    { mobileNum, countryDialingCode: '66', verificationCode, newPassword },
    options,
  )

/** An account with a number, signed in twice, that has asked for a code. */
async function forgetful(username: string, number: number) {
  const mobile = `66${numberOf(number)}`
  const { account, token } = await makeVisitor(gateway(), username, { mobile })
  const other = await openSession(gateway().house, account.id, gateway().now)
  await askFor(numberOf(number), 'forgot')
  return { number: numberOf(number), code: await codeFor(numberOf(number)), tokens: [token, other] }
}
const statusOf = async (token: string) =>
  (await gateway().ask(calls.memberInfo, {}, { token })).status

test('the code of an SMS sets a new password, says whose, and ends every session', async () => {
  const { number, code, tokens } = await forgetful('loses', 61)
  const reply = await reset(number, code)
  expect([reply.status, reply.value]).toEqual([200, { username: 'loses' }])
  expect(await Promise.all(tokens.map(statusOf))).toEqual([401, 401])
  expect((await attempt(gateway(), 'loses')).envelope.code).toBe('login')
  expect((await attempt(gateway(), 'loses', { password: next })).status).toBe(200)
})

test('whoever failed to log in before is let in by the new one, without a picture', async () => {
  const { number, code } = await forgetful('tries', 62)
  for (let i = 0; i < 3; i++) await attempt(gateway(), 'tries', { password: 'wrong' })
  expect((await attempt(gateway(), 'tries')).envelope.code).toBe('captcha_needed')
  await reset(number, code)
  expect((await attempt(gateway(), 'tries', { password: next })).status).toBe(200)
})

test('a password that is refused does not cost the code', async () => {
  const { number, code } = await forgetful('careful', 63)
  expect((await reset(number, code, 'short')).envelope.code).toBe('password_rule')
  expect((await reset(number, code, '123456')).envelope.code).toBe('password_trivial')
  expect((await reset(number, code)).status).toBe(200)
})

test('a wrong code changes nothing, and a right one is good for once', async () => {
  const { number, code, tokens } = await forgetful('guessed', 64)
  const wrong = code === '000000' ? '000001' : '000000'
  expect((await reset(number, wrong)).envelope.code).toBe('code_wrong')
  expect(await Promise.all(tokens.map(statusOf))).toEqual([200, 200])
  expect((await reset(number, code)).status).toBe(200)
  expect((await reset(number, code, 'another-one-9')).envelope.code).toBe('code_expired')
})

test('whoever had no answer asks again, and gets the one of the first', async () => {
  const { number, code, tokens } = await forgetful('unheard', 69)
  // Signed in until the first attempt ended that.
  const options = {
    token: tokens[0] ?? null,
    headers: { 'Idempotency-Key': 'a-key-of-the-page-1' },
  }
  const first = await reset(number, code, next, options)
  const again = await reset(number, code, next, options)
  expect([again.status, again.value]).toEqual([200, { username: 'unheard' }])
  expect(again.value).toEqual(first.value)
  const other = await reset(number, code, 'another-one-9', options)
  expect(other.envelope.code).toBe('key_reused')
  expect((await attempt(gateway(), 'unheard', { password: next })).status).toBe(200)
})

test('a number of nobody is answered as any other, whatever code comes with it', async () => {
  await makeAccount(gateway(), 'somebody', { mobile: `66${numberOf(65)}` })
  const known = await askFor(numberOf(65), 'forgot')
  const unknown = await askFor(numberOf(66), 'forgot')
  expect([unknown.status, unknown.envelope]).toEqual([known.status, known.envelope])
  const replies = [await reset(numberOf(65), '12345678'), await reset(numberOf(66), '12345678')]
  expect(replies.map(({ envelope }) => envelope.code)).toEqual(['code_wrong', 'code_wrong'])
})

test('accounts of the back office are none here', async () => {
  await makeAccount(gateway(), 'clerk', { mobile: `66${numberOf(67)}`, isMember: false })
  await askFor(numberOf(67), 'forgot')
  const reply = await reset(numberOf(67), await codeFor(numberOf(67)))
  expect([reply.status, reply.envelope.code]).toEqual([404, 'no_account'])
})

test('is not there in a house that has it switched off', async () => {
  const { number, code } = await forgetful('late', 68)
  await setFlag('CHNGPASSVERIF3', false)
  expect((await reset(number, code)).status).toBe(404)
  await setFlag('CHNGPASSVERIF3', true)
  expect((await reset(number, code)).status).toBe(200)
})
