import { calls } from '#contract/index.ts'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { smsCodes } from '#gateway/database/schema/index.ts'
import { smsRules } from '#gateway/session/constants.ts'
import { sweep } from '#gateway/session/sweep.ts'
import { openGateway } from '../support/gateway.ts'
import { makeAccount } from '../support/people.ts'
import { numberOf, smsPeople, wrongFor } from '../support/sms.ts'

const gateway = openGateway()
const { askFor, codeFor, loginWith, setFlag, take } = smsPeople(gateway)

beforeAll(async () => {
  for (const modId of ['MOBILEVERCODELOGIN3', 'MOBILENUMREG3', 'CHNGPASSVERIF3']) {
    await setFlag(modId, true)
  }
})

describe('spending a code', () => {
  test('works once', async () => {
    await askFor(numberOf(20), 'register')
    const code = await codeFor(numberOf(20))
    expect(await take(numberOf(20), ` ${code} `, 'register')).toBe('66810000020')
    expect(await take(numberOf(20), code, 'register')).toBe('code_expired')
  })

  test('works for one of five who come with it at once', async () => {
    await askFor(numberOf(21), 'register')
    const code = await codeFor(numberOf(21))
    const all = await Promise.all(
      Array.from({ length: 5 }, () => take(numberOf(21), code, 'register')),
    )
    expect(all.filter((result) => result === '66810000021')).toHaveLength(1)
  })

  test('is for one purpose and one number', async () => {
    await askFor(numberOf(22), 'register')
    const code = await codeFor(numberOf(22))
    expect(await take(numberOf(22), code, 'forgot')).toBe('code_expired')
    await askFor(numberOf(23), 'register')
    expect(await take(numberOf(23), code, 'register')).toBe('code_wrong')
  })

  test('is over after so many tries, the right code included', async () => {
    await askFor(numberOf(24), 'register')
    const code = await codeFor(numberOf(24))
    for (let i = 0; i < smsRules.attempts; i++) {
      expect(await take(numberOf(24), wrongFor(code), 'register')).toBe('code_wrong')
    }
    expect(await take(numberOf(24), code, 'register')).toBe('code_expired')
  })

  test('is over with its time, and with the next code', async () => {
    await askFor(numberOf(25), 'register')
    const old = await codeFor(numberOf(25))
    gateway().later(60_000)
    await askFor(numberOf(25), 'register')
    const code = await codeFor(numberOf(25))
    expect(await take(numberOf(25), old, 'register')).toBe(
      old === code ? '66810000025' : 'code_wrong',
    )
    gateway().later(smsRules.lifetime)
    expect(await take(numberOf(25), code, 'register')).toBe('code_expired')
    await sweep(gateway().house, gateway().now)
    const [row] = await gateway()
      .database.select()
      .from(smsCodes)
      .where(eq(smsCodes.mobile, '66810000025'))
    expect(row).toBeUndefined()
  })

  test.each(['', '123', 'abcdef', '🙂'])('refuses %j', async (code) => {
    await askFor(numberOf(26), 'register')
    expect(await take(numberOf(26), code, 'register')).toBe('code_wrong')
  })
})

describe('logging in by SMS', () => {
  test('opens a session for whom the number belongs to', async () => {
    const { id } = await makeAccount(gateway(), 'bysms', {
      mobile: '66810000030',
      passwordExpiresAt: gateway().now,
    })
    await askFor(numberOf(30))
    const { status, value } = await loginWith(`0${numberOf(30)}`, await codeFor(numberOf(30)))
    expect(status).toBe(200)
    // An expired password forces nothing on whoever did not use it (section 4).
    expect(value).toMatchObject({ account: 'bysms', firstTimeLogin: true, passwordExpired: false })
    const info = await gateway().ask(calls.memberInfo, {}, { token: value.token })
    expect(info.value).toMatchObject({ id, account: 'bysms' })
  })

  test('says only that the code is wrong, whoever has the number', async () => {
    await makeAccount(gateway(), 'guessed', { mobile: '66810000031' })
    await askFor(numberOf(31))
    await askFor(numberOf(32))
    const known = await loginWith(numberOf(31), wrongFor(await codeFor(numberOf(31))))
    const unknown = await loginWith(numberOf(32), '000000')
    expect(known.envelope).toMatchObject({ success: false, code: 'code_wrong' })
    expect(unknown.envelope).toEqual(known.envelope)
  })

  test('is a way in only where it is on', async () => {
    await setFlag('MOBILEVERCODELOGIN3', false)
    expect((await loginWith(numberOf(34), '123456')).status).toBe(404)
    await setFlag('MOBILEVERCODELOGIN3', true)
    expect((await loginWith(numberOf(34), '123456')).envelope.code).toBe('code_expired')
  })

  test('turns away accounts of the back office', async () => {
    await makeAccount(gateway(), 'smsclerk', { mobile: '66810000033', isMember: false })
    await askFor(numberOf(33))
    const { envelope } = await loginWith(numberOf(33), await codeFor(numberOf(33)))
    expect(envelope.code).toBe('not_member')
  })
})
