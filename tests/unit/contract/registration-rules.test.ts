import {
  faultOf,
  isEasy,
  planField,
  planRegistration,
  type RegistrationWay,
  type SentRule,
} from '#contract/registration-rules.ts'
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

const way = (given: Partial<RegistrationWay> = {}): RegistrationWay => ({
  method: 'username',
  smsCode: false,
  mobilePassword: true,
  pictures: true,
  ...given,
})

const names = (settings: Record<string, SentRule>, given: Partial<RegistrationWay> = {}) =>
  planRegistration(settings, way(given)).map(
    ({ name, required }) => `${name}${required ? '!' : ''}`,
  )

describe('which fields there are', () => {
  const house = {
    username: rule(),
    password: rule(),
    payeeName: rule(),
    email: rule({ required: true }),
    line: rule({ enabled: false, required: true }),
    captcha: rule({ required: true }),
  }

  test('is what the settings enable, in the order of the form', () => {
    expect(names(house)).toEqual(['username!', 'password!', 'payeeName', 'email!', 'captcha!'])
  })

  test('number, code and password are always asked of who comes by mobile', () => {
    expect(names(house, { method: 'mobile' }).slice(0, 3)).toEqual([
      'mobileNum!',
      'verificationCode!',
      'password!',
    ])
    expect(names(house, { method: 'mobile', mobilePassword: false })).not.toContain('password!')
  })

  test('REGMOBVERF3 asks who chooses a user name for number and code as well', () => {
    expect(names(house, { smsCode: true }).slice(0, 3)).toEqual([
      'username!',
      'mobileNum!',
      'verificationCode!',
    ])
  })

  test('the number stands for the user name where there is none', () => {
    const settings = { ...house, username: rule({ enabled: false }), mobileNum: rule() }
    expect(names(settings)[0]).toBe('mobileNum!')
    // Without either nobody could come in.
    expect(names({ password: rule() })[0]).toBe('username!')
  })

  test('withdrawal password and second password are needed once they are shown', () => {
    const settings = { ...house, paymentPassword: rule(), confirmPassword: rule() }
    expect(names(settings)).toEqual(
      expect.arrayContaining(['paymentPassword!', 'confirmPassword!']),
    )
  })

  test('pictures are the house’s to show', () => {
    expect(names(house, { pictures: false })).not.toContain('captcha!')
  })

  test('names that no form has are left alone', () => {
    const settings = JSON.parse('{"__proto__":{"enabled":true},"constructor":{},"bank":{}}')
    expect(names(settings)).toEqual(['username!', 'password!'])
  })
})

describe('what a field takes', () => {
  const size = (sent?: SentRule) => {
    const { min, max } = planField('username', sent)
    return [min, max]
  }

  test.for([
    ['sent', { minLength: 6, maxLength: 12 }, [6, 12]],
    ['equal', { minLength: 6, maxLength: 6 }, [6, 6]],
    ['none', {}, [4, 16]],
    ['upside down', { minLength: 90, maxLength: 3 }, [4, 16]],
    ['negative', { minLength: -1, maxLength: 12 }, [4, 12]],
    ['beyond all', { minLength: 4, maxLength: 1e300 }, [4, 16]],
    ['infinite', { minLength: 2, maxLength: Infinity }, [2, 16]],
    ['broken', { minLength: 2.5, maxLength: 12 }, [4, 12]],
    ['a large least', { minLength: 40 }, [40, 40]],
    ['a small most', { maxLength: 2 }, [2, 2]],
    ['nothing at all', { minLength: 0, maxLength: 0 }, [0, 16]],
  ] as const)('bounds: %s', ([, given, wanted]) => {
    expect(size(rule(given))).toEqual(wanted)
    const plan = planField('username', rule(given))
    expect(faultOf(plan, 'a'.repeat(plan.max))).toBeNull()
  })

  test('decision 22 holds where the server is silent', () => {
    const plan = planField('username', undefined)
    expect(faultOf(plan, 'nok88')).toBeNull()
    expect(faultOf(plan, '8nok')).toBe('pattern')
    expect(size()).toEqual([4, 16])
  })

  test('lengths are code points: น้ำ is three, 😀 is one', () => {
    const plan = planField('payeeName', rule({ minLength: 3, maxLength: 3 }))
    expect(faultOf(plan, 'น้ำ')).toBeNull()
    expect(faultOf(plan, '😀😀😀')).toBeNull()
    expect(faultOf(plan, '😀😀')).toBe('length')
  })

  test('the length is what is wrong only where the pattern is met', () => {
    const plan = planField(
      'idNumber',
      rule({ minLength: 3, maxLength: 5, acceptedPattern: '^\\d+$' }),
    )
    expect(faultOf(plan, '12')).toBe('length')
    expect(faultOf(plan, '123456')).toBe('length')
    expect(faultOf(plan, 'ab')).toBe('pattern')
  })

  test('empty is wrong only where it is needed', () => {
    const plan = planField('email', rule({ minLength: 5 }))
    expect(faultOf(plan, '')).toBeNull()
    expect(faultOf({ ...plan, required: true }, '')).toBe('required')
  })

  test('a book that is pasted takes no time', () => {
    const plan = planField('payeeName', rule({ acceptedPattern: '^(\\S+ ?)+$' }))
    expect(faultOf(plan, 'word '.repeat(1_000_000))).toBe('length')
  })
})

test('easy passwords are 123456 and the user name', () => {
  expect(isEasy('123456', '')).toBe(true)
  expect(isEasy('NokLantern', 'noklantern')).toBe(true)
  // One password to the server, whichever keyboard it is typed on.
  expect(isEasy('１２３４５６', '')).toBe(true)
  expect(isEasy('ｎｏｋｌａｎｔｅｒｎ', 'noklantern')).toBe(true)
  expect(isEasy('lantern-88', 'noklantern')).toBe(false)
  expect(isEasy('', '')).toBe(false)
})
