import { calls } from '#contract/index.ts'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accounts, memberProfiles } from '#gateway/database/schema/index.ts'
import { openGateway, TestGateway } from '../support/gateway.ts'
import { joining } from '../support/joining.ts'
import { attempt, makeAccount } from '../support/people.ts'

const gateway = openGateway()
const { password, picture, join, codeFor, joinByMobile, setFlag, withRules, peopleNamed } =
  joining(gateway)

describe('by user name', () => {
  test('opens an account, a wallet and a session', async () => {
    const { status, value } = await join('lotus1', { payeeName: '  สมชาย ใจดี ' })
    expect(status).toBe(200)
    expect(value).toMatchObject({ account: 'lotus1', firstTimeLogin: true, credit: null })
    const { token } = value
    const info = await gateway().ask(calls.memberInfo, {}, { token })
    expect(info.value).toMatchObject({ account: 'lotus1', type: 0 })
    expect((await attempt(gateway(), 'lotus1', { password })).status).toBe(200)
    const [profile] = await gateway()
      .database.select({ answers: memberProfiles.answers })
      .from(memberProfiles)
      .innerJoin(accounts, eq(accounts.id, memberProfiles.accountId))
      .where(eq(accounts.username, 'lotus1'))
    expect(profile?.answers).toEqual({ payeeName: 'สมชาย ใจดี' })
  })

  test('says which answer breaks its rule', async () => {
    const short = await join('abc')
    expect(short.envelope).toMatchObject({ code: 'answer_wrong', value: { field: 'username' } })
    const digits = await join('lotus2', { password: '12345678' })
    expect(digits.envelope).toMatchObject({ code: 'answer_wrong', value: { field: 'password' } })
    const twice = await join('lotus2', { confirmPassword: 'krathong-59' })
    expect(twice.envelope.value).toEqual({ field: 'confirmPassword' })
    const payee = await join('lotus2', { payeeName: 'สมชาย' })
    expect(payee.envelope.value).toEqual({ field: 'payeeName' })
    expect(await peopleNamed('lotus2')).toBe(0)
  })

  test('refuses 123456, and a password that is the user name', async () => {
    await withRules({ password: { minLength: 4, acceptedPattern: '*' } }, async () => {
      const first = await join('lotus3', { password: '123456' })
      expect(first.envelope).toMatchObject({ code: 'password_trivial' })
      const second = await join('lotus3', { password: 'Lotus3' })
      expect(second.envelope).toMatchObject({ code: 'password_trivial' })
    })
  })

  test('refuses a name that somebody has, in any case of letters', async () => {
    await makeAccount(gateway(), 'owner1')
    expect((await join('owner1')).envelope).toMatchObject({
      code: 'taken',
      value: { field: 'username' },
    })
    await withRules({ username: { acceptedPattern: '^\\w+$' } }, async () => {
      expect((await join('OWNER1')).envelope.code).toBe('taken')
    })
  })

  test('asks for the picture while the house shows any', async () => {
    const none = await join('lotus4', { captcha: undefined, captchaId: undefined })
    expect(none.envelope.code).toBe('captcha_needed')
    const { captcha, captchaId } = await picture()
    const other = captcha === '0000' ? '0001' : '0000'
    expect((await join('lotus4', { captcha: other, captchaId })).envelope.code).toBe(
      'captcha_wrong',
    )
    await setFlag('CAPTCHA3', false)
    const free = await join('lotus4', { captcha: undefined, captchaId: undefined })
    await setFlag('CAPTCHA3', true)
    expect(free.status).toBe(200)
  })

  test('makes nobody at the agents’ own door who could not come in there', async () => {
    const door = new TestGateway(gateway().opened, { agentHosts: ['foyer.test'] })
    const atDoor = joining(() => door)
    expect((await atDoor.join('lotus9')).envelope.code).toBe('error_not_agent')
    expect((await atDoor.joinByMobile('812340009')).envelope.code).toBe('error_not_agent')
    expect(await peopleNamed('lotus9')).toBe(0)
  })

  test('is shut when the house says so', async () => {
    await setFlag('USERNAMEREG3', false)
    const reply = await join('lotus5')
    await setFlag('USERNAMEREG3', true)
    expect(reply.envelope.code).toBe('switched_off')
  })

  test('proves a number as well where REGMOBVERF3 is on', async () => {
    await setFlag('REGMOBVERF3', true)
    const without = await join('lotus6')
    expect(without.envelope.code).toBe('mobile_wrong')
    const mobileNum = '812340006'
    const verificationCode = await codeFor(mobileNum)
    const given = { mobileNum, countryDialingCode: '66', verificationCode }
    const reply = await join('lotus6', given)
    await setFlag('REGMOBVERF3', false)
    expect(reply.value.account).toBe('lotus6')
    const [row] = await gateway()
      .database.select()
      .from(accounts)
      .where(eq(accounts.username, 'lotus6'))
    expect(row?.mobile).toBe('66812340006')
  })

  test('makes the number the user name where the house asks for none', async () => {
    const rules = { username: { enabled: false }, mobileNum: { enabled: true } }
    await withRules(rules, async () => {
      const given = { username: undefined, mobileNum: '812340007' }
      expect((await join('', given)).value.account).toBe('66812340007')
      expect((await join('', given)).envelope).toMatchObject({
        code: 'mobile_taken',
        value: { field: 'mobileNum' },
      })
      // Neither has seen the other when it looked whether the name is free.
      const twins = { username: undefined, mobileNum: '812340008' }
      const both = await Promise.all([join('', twins), join('', twins)])
      const codes = new Set(both.map(({ envelope }) => envelope.code))
      expect(codes).toEqual(new Set([null, 'mobile_taken']))
    })
  })

  test('keeps a withdrawal password as a hash alone', async () => {
    await withRules({ paymentPassword: { enabled: true } }, async () => {
      const without = await join('lotus7')
      expect(without.envelope.value).toEqual({ field: 'paymentPassword' })
      expect((await join('lotus7', { paymentPassword: '908172' })).status).toBe(200)
    })
    const rows = await gateway().database.select().from(memberProfiles)
    expect(JSON.stringify(rows)).not.toContain('908172')
    expect(rows.some(({ paymentHash }) => paymentHash?.startsWith('scrypt$'))).toBe(true)
  })

  test.for([
    ['a pattern that hangs', { acceptedPattern: '^(a+)+$' }, 'aaaaaaaa', 200],
    ['a pattern that does not compile', { acceptedPattern: '(' }, 'Hostile1', 200],
    ['bounds that nobody meets', { minLength: 90, maxLength: 3 }, 'hostile2', 200],
    ['bounds out of this world', { minLength: -5, maxLength: 1e300 }, 'hostile3', 200],
  ] as const)('lives with %s', async ([, rule, username, status]) => {
    await withRules({ username: rule }, async () => {
      expect((await join(username)).status).toBe(status)
    })
  })
})

describe('by mobile number', () => {
  test('makes a user name, and lets in with it', async () => {
    const mobileNum = '812340101'
    const reply = await joinByMobile(mobileNum, { verificationCode: await codeFor(mobileNum) })
    expect(reply.status).toBe(200)
    expect(reply.value.account).toMatch(/^m\d{9}$/)
    expect((await attempt(gateway(), reply.value.account, { password })).status).toBe(200)
  })

  test('needs the code that was sent, once', async () => {
    const mobileNum = '812340102'
    const code = await codeFor(mobileNum)
    const other = code === '000000' ? '000001' : '000000'
    const wrong = await joinByMobile(mobileNum, { verificationCode: other })
    expect(wrong.envelope.code).toBe('code_wrong')
    expect((await joinByMobile(mobileNum, { verificationCode: code })).status).toBe(200)
    const again = await joinByMobile(mobileNum, { verificationCode: code })
    expect(again.envelope.code).toBe('code_expired')
  })

  test('tells who has shown the number that it has an account', async () => {
    const mobileNum = '812340103'
    await makeAccount(gateway(), 'mobile3', { mobile: `66${mobileNum}` })
    const unproven = await joinByMobile(mobileNum, { verificationCode: '000000' })
    expect(unproven.envelope.code).toBe('code_expired')
    const code = await codeFor(mobileNum)
    const proven = await joinByMobile(mobileNum, { verificationCode: code })
    expect(proven.envelope).toMatchObject({ code: 'mobile_taken', value: { field: 'mobileNum' } })
  })

  test('needs no password where the house asks for none', async () => {
    await setFlag('MOBILENUMPASSREG3', false)
    const mobileNum = '812340104'
    const verificationCode = await codeFor(mobileNum)
    const reply = await joinByMobile(mobileNum, { verificationCode, password: undefined })
    await setFlag('MOBILENUMPASSREG3', true)
    expect(reply.status).toBe(200)
    const guess = await attempt(gateway(), reply.value.account, { password: 'undefined' })
    expect(guess.envelope.code).toBe('login')
  })

  test('takes no number that is none', async () => {
    const reply = await joinByMobile('21234567', { verificationCode: '123456' })
    expect(reply.envelope.code).toBe('mobile_wrong')
  })
})

describe('those who bring others', () => {
  test('an agent’s code is known or refused', async () => {
    const check = (code: string) => gateway().ask(calls.affiliate, { code, domain: 'foyer.test' })
    expect((await check(' teak88 ')).status).toBe(200)
    expect((await check('TEAK89')).envelope.code).toBe('affiliate')
    // A friend's is no agent's.
    expect((await check('LANTERN7')).envelope.code).toBe('affiliate')
  })

  test('are noted, or the visitor is told that nobody has the code', async () => {
    expect((await join('brought1', { affiliateCode: 'NOBODY1' })).envelope).toMatchObject({
      code: 'affiliate',
      value: { field: 'affiliateCode' },
    })
    expect((await join('brought1', { referralCode: 'NOBODY1' })).envelope).toMatchObject({
      code: 'referral',
      value: { field: 'referralCode' },
    })
    const { id: own } = await makeAccount(gateway(), 'oldlink1')
    const brought = async (name: string) => {
      const [row] = await gateway()
        .database.select({ referrerId: memberProfiles.referrerId })
        .from(memberProfiles)
        .innerJoin(accounts, eq(accounts.id, memberProfiles.accountId))
        .where(eq(accounts.username, name))
      return row?.referrerId
    }
    expect((await join('brought2', { recommenderId: own })).status).toBe(200)
    expect(await brought('brought2')).toBe(own)
    // A link that names nobody stops nobody.
    const nobody = ["1' or 1=1", '00000000-0000-4000-8000-000000000000']
    for (const [index, id] of nobody.entries()) {
      expect((await join(`brought${index + 3}`, { recommenderId: id })).status).toBe(200)
      expect(await brought(`brought${index + 3}`)).toBeNull()
    }
    const reply = await join('brought1', { affiliateCode: 'TEAK88', referralCode: 'lantern7' })
    expect(reply.status).toBe(200)
    const named = async (name: string) => {
      const [row] = await gateway()
        .database.select()
        .from(accounts)
        .where(eq(accounts.username, name))
      return row?.id ?? ''
    }
    const [profile] = await gateway()
      .database.select()
      .from(memberProfiles)
      .where(eq(memberProfiles.accountId, await named('brought1')))
    expect(profile).toMatchObject({
      affiliateId: await named('agent'),
      referrerId: await named('newbie'),
    })
  })
})
