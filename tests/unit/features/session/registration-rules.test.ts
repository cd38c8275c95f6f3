import { planRegistration, type SentRule } from '#contract/index.ts'
import { linkCode } from '#features/session/link-codes.ts'
import {
  methodOf,
  registerInput,
  registrationSchema,
  wayInOf,
} from '#features/session/registration-rules.ts'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

const rule = (given: Partial<SentRule> = {}): SentRule => ({
  enabled: true,
  required: false,
  minLength: null,
  maxLength: null,
  patternId: 0,
  acceptedPattern: '*',
  ...given,
})

const schemaOf = (settings: Record<string, SentRule>) =>
  registrationSchema(
    planRegistration(settings, {
      method: 'username',
      smsCode: false,
      mobilePassword: true,
      pictures: true,
    }),
  )

/** What is wrong, by field. */
const faults = (schema: ReturnType<typeof schemaOf>, values: object) => {
  const result = v.safeParse(schema, values)
  return Object.fromEntries(
    (result.issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]),
  )
}

const good = { username: 'noklantern', password: 'lantern-88', agreed: true }

describe('wayInOf', () => {
  test.each([
    ['mobile', ['MOBILENUMPASSREG3', 'MOBILEVERCODELOGIN3'], 'both'],
    ['mobile', ['MOBILENUMPASSREG3'], 'name'],
    ['mobile', ['MOBILEVERCODELOGIN3', 'CHNGPASSVERIF3'], 'code'],
    ['mobile', ['CHNGPASSVERIF3'], 'reset'],
    ['mobile', [], 'none'],
    ['username', ['MOBILEVERCODELOGIN3'], 'name'],
    ['username', ['MOBILEVERCODELOGIN3', 'REGMOBVERF3'], 'both'],
  ] as const)('by %s with %j: %s', (method, flags, way) => {
    expect(wayInOf(method, new Set(flags))).toBe(way)
  })
})

describe('the form’s rules', () => {
  test('say what is missing', () => {
    expect(faults(schemaOf({ captcha: rule({ required: true }) }), {})).toEqual({
      username: 'required',
      password: 'required',
      captcha: 'required',
      agreed: 'agreed',
    })
  })

  test('take what was meant: spaces, composed letters, digits of other keyboards', () => {
    const settings = {
      payeeName: rule(),
      captcha: rule({ required: true, acceptedPattern: '^\\d+$' }),
    }
    const typed = {
      ...good,
      username: ' noklantern ',
      payeeName: 'Nguyễn\u0302 ',
      captcha: ' ๒６ 1 8',
    }
    expect(v.parse(schemaOf(settings), typed)).toEqual({
      ...good,
      payeeName: 'Nguyễn\u0302'.normalize('NFC'),
      captcha: '2618',
    })
  })

  test('know a code out of an SMS, whatever the server takes for one', () => {
    const plan = planRegistration(
      { verificationCode: rule({ required: true, minLength: 1, maxLength: 40 }) },
      { method: 'username', smsCode: true, mobilePassword: true, pictures: true },
    )
    const schema = registrationSchema(plan)
    const typed = (verificationCode: string) => ({ ...good, verificationCode })
    expect(v.parse(schema, typed(' ๔๘๒-๙๑๓ '))).toMatchObject({ verificationCode: '482913' })
    expect(faults(schema, typed('123'))).toEqual({ verificationCode: 'code' })
    expect(faults(schema, typed('123456789'))).toEqual({ verificationCode: 'code' })
    expect(faults(schema, typed('abc'))).toEqual({ verificationCode: 'code' })
    expect(faults(schema, typed(' '))).toEqual({ verificationCode: 'required' })
  })

  test('count every space of a password', () => {
    expect(v.parse(schemaOf({}), { ...good, password: ' lantern 88 ' }).password).toBe(
      ' lantern 88 ',
    )
  })

  test('tell a length that alone is wrong from what the pattern does not take', () => {
    const schema = schemaOf({
      email: rule({ maxLength: 20, patternId: 6, acceptedPattern: '^\\S+@\\S+$' }),
    })
    const email = (typed: string) => faults(schema, { ...good, email: typed })
    expect(email('nok@lantern.example.com')).toEqual({ email: 'length' })
    expect(email('nok.lantern.example.com')).toEqual({ email: 'rule' })
    expect(email('nok')).toEqual({ email: 'rule' })
  })

  test('compare the second password, where there is one', () => {
    const schema = schemaOf({ confirmPassword: rule() })
    expect(faults(schema, { ...good, confirmPassword: 'lantern-89' })).toEqual({
      confirmPassword: 'mismatch',
    })
    expect(faults(schema, { ...good, confirmPassword: good.password })).toEqual({})
  })

  test('refuse a password that is the user name', () => {
    expect(faults(schemaOf({}), { ...good, password: 'NokLantern' })).toEqual({ password: 'easy' })
  })

  test('live with settings that mean no good', () => {
    const schema = schemaOf({
      username: rule({ minLength: 90, maxLength: 3, acceptedPattern: '^(a+)+$' }),
      password: rule({ minLength: -1, maxLength: 1e9, acceptedPattern: '(((' }),
    })
    expect(faults(schema, { ...good, username: 'a'.repeat(16) })).toEqual({})
    expect(faults(schema, { ...good, username: `${'a'.repeat(15)}!` })).toEqual({
      username: 'rule',
    })
  })
})

describe('what goes over the wire', () => {
  const send = (values: object) =>
    registerInput(
      { ...good, ...values },
      { affiliateCode: 'TEAK88' },
      { mobileNum: '812345678', countryDialingCode: '66' },
      { status: 'ready', id: 'picture-1', picture: 'data:' },
      'foyer.test',
    )

  test('is what was answered, what the link brought, and that one wants to be in', () => {
    expect(send({ line: '', payeeName: 'Nok Lantern', captcha: '2618' })).toEqual({
      username: 'noklantern',
      password: 'lantern-88',
      confirmPassword: 'lantern-88',
      payeeName: 'Nok Lantern',
      captcha: '2618',
      captchaId: 'picture-1',
      affiliateCode: 'TEAK88',
      mobileNum: '812345678',
      countryDialingCode: '66',
      domain: 'foyer.test',
      login: true,
    })
  })
})

describe('a link', () => {
  test('brings a code, if it can be one', () => {
    expect(linkCode('?referralCode=%20LANTERN7', 'referralCode')).toBe('LANTERN7')
    expect(linkCode('', 'affiliateCode')).toBe('')
    expect(linkCode(`?affiliateCode=${'x'.repeat(65)}`, 'affiliateCode')).toBe('')
  })

  test('names a way, if it is open', () => {
    expect(methodOf('?method=mobile', ['username', 'mobile'])).toBe('mobile')
    expect(methodOf('?method=mobile', ['username'])).toBe('username')
    expect(methodOf('?method=carrier-pigeon', ['mobile'])).toBe('mobile')
    expect(methodOf('', [])).toBeUndefined()
  })
})
