import { calls } from '#contract/index.ts'
import { describe, expect, test } from 'vitest'
import { readOutbox } from '#gateway/session/outbox.ts'
import { openGateway } from '../support/gateway.ts'
import { joining } from '../support/joining.ts'
import { attempt, makeAccount } from '../support/people.ts'

const gateway = openGateway()
const { password, join, joinByMobile, setFlag, withRules, peopleNamed } = joining(gateway)

describe('a number that is the user name', () => {
  test.for([
    ['66812340008', '198.51.100.1'],
    ['0812340008', '198.51.100.2'],
    ['812340008', '198.51.100.3'],
    ['+66 81 234 0008', '198.51.100.4'],
    ['081-234-0008', '198.51.100.5'],
  ] as const)('lets in with that number, written %s', async ([typed, from]) => {
    const rules = { username: { enabled: false }, mobileNum: { enabled: true } }
    if ((await peopleNamed('66812340008')) === 0) {
      await withRules(rules, async () => {
        await join('', { username: undefined, mobileNum: '812340008' })
      })
    }
    const unknown = await attempt(gateway(), typed.replace('8', '9'), { password }, from)
    const wrong = await attempt(gateway(), typed, { password: 'wrong' }, from)
    expect(unknown.envelope.code).toBe('login')
    expect(wrong.envelope).toEqual(unknown.envelope)
    const reply = await attempt(gateway(), typed, { password }, from)
    expect(reply.value).toMatchObject({ account: '66812340008' })
  })
})

describe('the operator’s rule for numbers', () => {
  test.for([
    ['narrower', '^9\\d{8}$', '812340111', 400],
    ['narrower', '^9\\d{8}$', '912340111', 200],
    ['wider', '^2\\d{7}$', '21234011', 200],
    ['with the zero of home', '^0\\d{9}$', '0812340112', 200],
    ['with the zero of home', '^0\\d{9}$', '812340112', 400],
  ] as const)(
    'takes the numbers that the operator takes: %s, %s, %s',
    async ([, acceptedPattern, mobileNum, status]) => {
      await withRules({ mobileNum: { acceptedPattern } }, async () => {
        const asked = await gateway().ask(calls.registerSmsCode, {
          mobileNum,
          countryDialingCode: '66',
        })
        expect(asked.status).toBe(status)
        const reply = await joinByMobile(mobileNum, { verificationCode: '000000' })
        expect(reply.envelope.code).toBe(status === 200 ? 'code_wrong' : 'mobile_wrong')
      })
    },
  )

  test('takes as many digits as the operator does', async () => {
    await withRules({ mobileNum: { minLength: 8, maxLength: 8 } }, async () => {
      const reply = await joinByMobile('812340113', { verificationCode: '000000' })
      expect(reply.envelope.code).toBe('mobile_wrong')
    })
    const rules = { username: { enabled: false }, mobileNum: { enabled: true, maxLength: 8 } }
    await withRules(rules, async () => {
      const reply = await join('', { username: undefined, mobileNum: '812340113' })
      expect(reply.envelope.code).toBe('mobile_wrong')
    })
  })

  test('lets members in whom the rule of today would not take, or knows better than anybody', async () => {
    await setFlag('MOBILEVERCODELOGIN3', true)
    await makeAccount(gateway(), 'narrowed', { mobile: '66812340114' })
    await makeAccount(gateway(), 'widened', { mobile: '6621234014' })
    await withRules({ mobileNum: { acceptedPattern: '^2\\d{7}$' } }, async () => {
      for (const mobileNum of ['812340114', '21234014']) {
        const given = { mobileNum, countryDialingCode: '66' }
        expect((await gateway().ask(calls.loginSmsCode, given)).status).toBe(200)
        const [letter] = await readOutbox(gateway().database, `+66${mobileNum}`)
        const code = /\b\d{6}\b/.exec(letter?.text ?? '')?.[0] ?? ''
        const login = { username: mobileNum, countryDialingCode: '66', password: code }
        expect((await gateway().ask(calls.login, { ...login, type: 'sms' })).status).toBe(200)
      }
    })
    await setFlag('MOBILEVERCODELOGIN3', false)
  })
})
