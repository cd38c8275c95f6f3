import { planField } from '#contract/index.ts'
import { passwordScore } from '#features/session/password-score.ts'
import { emailSchema, mobileSchema, passwordSchema } from '#features/session/recovery-rules.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

const rule = planField('password', {
  enabled: true,
  required: true,
  minLength: 8,
  maxLength: 20,
  patternId: 5,
  acceptedPattern: '^(?=.*[0-9]).*$',
})

/** The first fault of each field. */
function faults(schema: v.GenericSchema, input: unknown): Record<string, string> {
  const { issues = [] } = v.safeParse(schema, input)
  const found: Record<string, string> = {}
  for (const issue of issues) found[v.getDotPath(issue) ?? ''] ??= issue.message
  return found
}

describe('a changed password', () => {
  const schema = passwordSchema(rule, 'nok_lantern', true)
  const good = {
    oldPassword: 'old one 1',
    newPassword: 'lantern-88',
    confirmNewPassword: 'lantern-88',
  }

  it('needs the old one, the new one, and the new one again', () => {
    expect(faults(schema, {})).toEqual({
      oldPassword: 'required',
      newPassword: 'required',
      confirmNewPassword: 'required',
    })
    expect(faults(schema, good)).toEqual({})
  })

  it('does without the old one where it is known', () => {
    const known = passwordSchema(rule, 'nok_lantern', false)
    expect(faults(known, { ...good, oldPassword: '' })).toEqual({})
  })

  it.each([
    ['short-1', 'length'],
    ['x'.repeat(20) + '1', 'length'],
    ['no digits here', 'rule'],
    ['short', 'rule'],
    ['123456', 'trivial'],
    ['NOK_lantern', 'trivial'],
  ])('refuses %s: %s', (newPassword, fault) => {
    const input = { ...good, newPassword, confirmNewPassword: newPassword }
    expect(faults(schema, input)['newPassword']).toBe(fault)
  })

  it('tells two that differ, by a space or a case', () => {
    for (const confirmNewPassword of ['lantern-88 ', 'Lantern-88']) {
      expect(faults(schema, { ...good, confirmNewPassword })).toEqual({
        confirmNewPassword: 'mismatch',
      })
    }
  })

  it('keeps every space of a password, and counts code points', () => {
    const spaced = ' 🏮🏮🏮🏮🏮 1'
    const input = { ...good, newPassword: spaced, confirmNewPassword: spaced }
    expect(v.parse(schema, input)).toMatchObject({ newPassword: spaced })
    const short = '🏮🏮🏮🏮🏮1'
    expect(faults(schema, { ...good, newPassword: short })['newPassword']).toBe('length')
  })
})

describe('a lost password by e-mail', () => {
  it('is asked for by name and address, trimmed', () => {
    expect(v.parse(emailSchema, { username: ' nok ', email: ' nok@example.co.th ' })).toEqual({
      username: 'nok',
      email: 'nok@example.co.th',
    })
    expect(faults(emailSchema, {})).toEqual({ username: 'required', email: 'required' })
  })

  it.each(['nok', 'nok@example', '@example.com', 'nok @example.com', 'nok@example..com'])(
    'knows that %s is no address',
    (email) => {
      expect(faults(emailSchema, { username: 'nok', email })).toEqual({ email: 'email' })
    },
  )

  it('is not held up by an address made to be slow', () => {
    const email = `a@${'a.'.repeat(120)}!@`
    expect(faults(emailSchema, { username: 'nok', email })).toEqual({ email: 'email' })
  })
})

describe('a lost password by SMS', () => {
  it('takes the code without the spaces around it', () => {
    const input = { verificationCode: ' 482913 ', newPassword: 'lantern-88' }
    expect(v.parse(mobileSchema(rule), input)).toEqual({
      verificationCode: '482913',
      newPassword: 'lantern-88',
    })
  })

  it('takes the digits of any script, and those that stand apart', () => {
    const code = (verificationCode: string) =>
      v.parse(mobileSchema(rule), { verificationCode, newPassword: 'lantern-88' }).verificationCode
    expect(code('๔๘๒ ๙๑๓')).toBe('482913')
    expect(code('４８２９１３')).toBe('482913')
    expect(code('482-913')).toBe('482913')
  })

  it.each(['123', 'abc', '12-x3', '123456789'])('knows that %s is no code', (typed) => {
    const input = { verificationCode: typed, newPassword: 'lantern-88' }
    expect(faults(mobileSchema(rule), input)).toEqual({ verificationCode: 'code' })
  })

  it('says that there is none', () => {
    expect(faults(mobileSchema(rule), { newPassword: 'lantern-88' })).toEqual({
      verificationCode: 'required',
    })
  })
})

describe('how hard a password is to guess', () => {
  it.each([
    ['', 0],
    ['123456', 1],
    ['aaaaaaaaaaaa', 1],
    ['qwertyuiop', 1],
    ['abcdefgh', 1],
    ['kitehall', 1],
    ['kite-hall', 2],
    ['kite-hall-77', 3],
    ['Kite-hall-and-77', 4],
    ['โคมไฟริมแม่น้ำสายยาว', 4],
  ] as const)('%s is %i', (password, score) => {
    expect(passwordScore(password)).toBe(score)
  })
})
