import { calls } from '#contract/index.ts'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { limits, outbox, smsCodes } from '#gateway/database/schema/index.ts'
import { limitRules } from '#gateway/session/constants.ts'
import { counterName } from '#gateway/session/limits.ts'
import { readOutbox } from '#gateway/session/outbox.ts'
import { sweep } from '#gateway/session/sweep.ts'
import { setFact } from '#gateway/site/state.ts'
import { openGateway } from '../support/gateway.ts'
import { makeAccount, makeVisitor } from '../support/people.ts'
import { numberOf, smsPeople } from '../support/sms.ts'

const gateway = openGateway()
const { askFor, codeFor, newAddress, setFlag, take } = smsPeople(gateway)

beforeAll(async () => {
  for (const modId of ['MOBILEVERCODELOGIN3', 'MOBILENUMREG3', 'CHNGPASSVERIF3']) {
    await setFlag(modId, true)
  }
})

describe('asking for a code', () => {
  test('sends one in the language of who asks, and says when the next can be had', async () => {
    await makeAccount(gateway(), 'asks', { mobile: '66810000001' })
    const { value } = await gateway().ask(
      calls.loginSmsCode,
      { mobileNum: numberOf(1), countryDialingCode: '+66' },
      { headers: { Language: 'TH' }, from: newAddress() },
    )
    const now = gateway().now.getTime()
    expect(value).toEqual({ expirationTime: now + 60_000, serverTime: now })
    const [row] = await readOutbox(gateway().database, '+66810000001')
    expect(row?.text).toMatch(/^Foyer: รหัสของคุณคือ \d{6} /)
  })

  test('takes the number with its zero as well, and the house’s country for none', async () => {
    await makeAccount(gateway(), 'zero', { mobile: '66810000002' })
    const { status } = await gateway().ask(
      calls.loginSmsCode,
      { mobileNum: `0${numberOf(2)}` },
      { from: newAddress() },
    )
    expect(status).toBe(200)
    expect(await codeFor(numberOf(2))).toHaveLength(6)
  })

  test.each([
    ['a land line', '2345678', '66'],
    ['a premium number', '1900123456', '66'],
    ['a country that is not taken', '7911123456', '44'],
    ['a number of another country', '912345678901', '66'],
  ])('refuses %s', async (_, mobileNum, countryDialingCode) => {
    const reply = await gateway().ask(
      calls.registerSmsCode,
      { mobileNum, countryDialingCode },
      { from: newAddress() },
    )
    expect([reply.status, reply.envelope.code]).toEqual([400, 'mobile_wrong'])
  })

  test('is for features that are on', async () => {
    await setFlag('CHNGPASSVERIF3', false)
    expect((await askFor(numberOf(3), 'forgot')).status).toBe(404)
    await setFlag('CHNGPASSVERIF3', true)
    expect((await askFor(numberOf(3), 'forgot')).status).toBe(200)
  })

  test('needs a session to bind a number', async () => {
    const input = { mobileNum: numberOf(4), countryDialingCode: '66' }
    expect((await gateway().ask(calls.bindSmsCode, input)).status).toBe(401)
    const { token } = await makeVisitor(gateway(), 'binds')
    expect((await gateway().ask(calls.bindSmsCode, input, { token })).status).toBe(200)
    expect(await take(numberOf(4), await codeFor(numberOf(4)), 'bind')).toBe('66810000004')
  })

  test('answers the same for a number of nobody, and sends nothing', async () => {
    await makeAccount(gateway(), 'known', { mobile: '66810000005' })
    const known = await askFor(numberOf(5))
    const unknown = await askFor(numberOf(6))
    expect(unknown.value).toEqual(known.value)
    expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()])
    const [row] = await readOutbox(gateway().database, '+66810000006')
    expect(row).toMatchObject({ failure: 'nobody has this number' })
    expect(row?.text).not.toMatch(/\d{6}/)
    expect((await askFor(numberOf(6), 'login')).envelope).toEqual(
      (await askFor(numberOf(5), 'login')).envelope,
    )
  })

  test('keeps no code as it is', async () => {
    await askFor(numberOf(7), 'register')
    const code = await codeFor(numberOf(7))
    const rows = await gateway().database.select().from(smsCodes)
    expect(JSON.stringify(rows)).not.toContain(code)
  })
})

describe('limits', () => {
  test('one a minute, told with the countdown that still runs', async () => {
    const { value: first } = await askFor(numberOf(10), 'register')
    gateway().later(20_000)
    const early = await askFor(numberOf(10), 'register')
    expect([early.status, early.envelope.code]).toEqual([429, 'too_many'])
    expect(early.headers.get('retry-after')).toBe('40')
    expect(early.value).toEqual({
      expirationTime: first.expirationTime,
      serverTime: gateway().now.getTime(),
    })
    gateway().later(40_000)
    expect((await askFor(numberOf(10), 'register')).status).toBe(200)
  })

  test('one of ten that ask at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => askFor(numberOf(11), 'register')),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('so many a number and hour, whatever they are for', async () => {
    const { hits, window } = limitRules.smsNumberHour
    for (let i = 0; i < hits; i++) {
      expect((await askFor(numberOf(12), i % 2 ? 'forgot' : 'register')).status).toBe(200)
      gateway().later(60_000)
    }
    for (const press of ['first', 'second']) {
      const refused = await askFor(numberOf(12), 'register')
      expect([press, refused.status]).toEqual([press, 429])
      // Nothing is on its way: the page would count down to the next, and say to look at the SMS.
      expect(refused.value).toBeNull()
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
    }
    gateway().later(window)
    expect((await askFor(numberOf(12), 'register')).status).toBe(200)
  })

  test('so many an address', async () => {
    const from = newAddress()
    const { hits } = limitRules.smsAddress
    for (let i = 0; i < hits; i++) {
      expect((await askFor(numberOf(1000 + i), 'register', from)).status).toBe(200)
    }
    expect((await askFor(numberOf(1999), 'register', from)).status).toBe(429)
    expect((await askFor(numberOf(1999), 'register')).status).toBe(200)
  })

  test('so many a country', async () => {
    const list = [
      { countryCode: 'TH', countryDialingCode: '66' },
      { countryCode: 'SG', countryDialingCode: '65' },
    ]
    await setFact(gateway().database, 'countries', list)
    const singapore = (last: number) =>
      gateway().ask(
        calls.registerSmsCode,
        { mobileNum: String(81_230_000 + last), countryDialingCode: '65' },
        { from: newAddress() },
      )
    expect((await singapore(1)).status).toBe(200)
    await gateway()
      .database.update(limits)
      .set({ count: limitRules.smsCountry.hits })
      .where(eq(limits.name, counterName('smsCountry', 'SG')))
    expect((await singapore(2)).status).toBe(429)
    expect((await askFor(numberOf(13), 'register')).status).toBe(200)
    await setFact(gateway().database, 'countries', null)
  })
})

describe('the outbox', () => {
  test('forgets after a week', async () => {
    await askFor(numberOf(40), 'register')
    gateway().later(8 * 24 * 60 * 60_000)
    await sweep(gateway().house, gateway().now)
    expect(await gateway().database.select().from(outbox)).toEqual([])
  })
})
