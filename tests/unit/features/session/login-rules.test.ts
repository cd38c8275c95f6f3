import { login } from '#contract/index.ts'
import { captchaOf, loginInput, loginSchema, required } from '#features/session/login-rules.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

const plain = loginSchema(false)
const pictured = loginSchema(true)
const values = { username: 'nok', password: 'lantern-88', captcha: '', remember: false }

/** The messages of the fields that are wrong. */
function faults(schema: typeof plain, given: Partial<typeof values>) {
  const { issues = [] } = v.safeParse(schema, given)
  return Object.fromEntries(issues.map((issue) => [issue.path?.[0]?.key, issue.message]))
}

describe('loginSchema', () => {
  it('needs a user name and a password', () => {
    expect(faults(plain, {})).toEqual({ username: required, password: required })
    expect(faults(plain, { ...values, username: ' \t\u3000' })).toEqual({ username: required })
    expect(faults(plain, { ...values, password: '' })).toEqual({ password: required })
    expect(faults(plain, values)).toEqual({})
  })

  it('needs the digits only where there is a picture', () => {
    expect(faults(pictured, values)).toEqual({ captcha: required })
    expect(faults(pictured, { ...values, captcha: '  ' })).toEqual({ captcha: required })
    expect(v.parse(plain, { ...values, captcha: '2618' }).captcha).toBe('')
  })

  it('trims user names and leaves passwords alone', () => {
    const given = { username: '  nok_lantern\n', password: ' a b ', captcha: '1234' }
    expect(v.parse(pictured, given)).toEqual({
      username: 'nok_lantern',
      password: ' a b ',
      captcha: '1234',
      remember: false,
    })
    expect(faults(plain, { ...values, password: '   ' })).toEqual({})
  })

  it('asks nothing more of old passwords than that there is one', () => {
    expect(faults(plain, { ...values, password: '1' })).toEqual({})
  })

  it.each([
    ['๒๖๑๘', '2618'],
    ['２６１８', '2618'],
    [' 2 6 1 8 ', '2618'],
  ])('reads %j as %s', (typed, digits) => {
    expect(v.parse(pictured, { ...values, captcha: typed }).captcha).toBe(digits)
  })
})

describe('loginInput', () => {
  const picture = { status: 'ready', id: 'c1', picture: 'data:,' } as const

  it('sends the digits with the picture they were read from', () => {
    expect(loginInput({ ...values, captcha: '2618' }, picture)).toEqual({
      username: 'nok',
      password: 'lantern-88',
      type: 'username',
      captcha: '2618',
      captchaId: 'c1',
    })
  })

  it('sends none without a picture', () => {
    const bare = { username: 'nok', password: 'lantern-88', type: 'username' }
    expect(loginInput(values, null)).toEqual(bare)
    expect(loginInput(values, null, 'proof')).toEqual({ ...bare, botProof: 'proof' })
    expect(loginInput({ ...values, captcha: '1' }, { status: 'failed' })).toEqual(bare)
  })

  it('fits the contract', () => {
    expect(v.is(login.request, loginInput({ ...values, captcha: '2618' }, picture))).toBe(true)
  })
})

describe('captchaOf', () => {
  it.each(['iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo=', 'iVBO\nRw0KGgo='])(
    'takes the picture %j',
    (value) => {
      expect(captchaOf({ id: 'c1', value })).toEqual({
        status: 'ready',
        id: 'c1',
        picture: 'data:image/png;base64,iVBORw0KGgo=',
      })
    },
  )

  it.each(['', 'https://evil.test/x.png', 'data:image/svg+xml,<svg/>', '" onerror="'])(
    'takes no %j',
    (value) => {
      expect(captchaOf({ id: 'c1', value })).toEqual({ status: 'failed' })
    },
  )
})
