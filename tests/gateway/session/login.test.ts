import { calls } from '#contract/index.ts'
import { describe, expect, test } from 'vitest'
import { forgetSiteState } from '#gateway/site/state.ts'
import { flags } from '#gateway/database/schema/index.ts'
import { revealCaptcha } from '#gateway/session/captcha.ts'
import { limitRules } from '#gateway/session/constants.ts'
import { openGateway, TestGateway } from '../support/gateway.ts'
import { attempt, makeAccount, password } from '../support/people.ts'
import { eq } from 'drizzle-orm'

const gateway = openGateway()
const minute = 60_000

async function picture() {
  const { value } = await gateway().ask(calls.captcha, {})
  const digits = await revealCaptcha(gateway().house, value.id, gateway().now)
  return { captchaId: value.id, captcha: String(digits) }
}

async function fail(username: string, times: number, from?: (index: number) => string) {
  for (let i = 0; i < times; i++) {
    await attempt(gateway(), username, { password: 'wrong' }, from?.(i))
  }
}

const setPictures = async (enabled: boolean) => {
  await gateway().database.update(flags).set({ enabled }).where(eq(flags.modId, 'CAPTCHA3'))
  forgetSiteState(gateway().house)
}

describe('login', () => {
  test('opens a session, and says so the first time', async () => {
    await makeAccount(gateway(), 'first')
    const first = await attempt(gateway(), 'first')
    expect(first.status).toBe(200)
    expect(first.value).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      account: 'first',
      firstTimeLogin: true,
      passwordExpired: false,
    })
    const second = await attempt(gateway(), 'first')
    expect(second.value.firstTimeLogin).toBe(false)
    expect(second.value.token).not.toBe(first.value.token)
    const info = await gateway().ask(calls.memberInfo, {}, { token: second.value.token })
    expect(info.value).toMatchObject({ account: 'first', type: 0, memberLabel: [] })
  })

  test('takes a name with spaces around it, in any case', async () => {
    await makeAccount(gateway(), 'spaced')
    expect((await attempt(gateway(), '  SpaCed ')).status).toBe(200)
  })

  test('takes a name of digits as a name before it takes it as a number', async () => {
    await makeAccount(gateway(), '0812340017')
    await makeAccount(gateway(), '66812340017')
    expect((await attempt(gateway(), '0812340017')).value.account).toBe('0812340017')
    expect((await attempt(gateway(), '812340017')).value.account).toBe('66812340017')
  })

  test('counts the failures of a number together, however it is written', async () => {
    await makeAccount(gateway(), '66812340018')
    for (const number of ['812340018', '812340019']) {
      for (const before of ['', '0', '66']) await fail(before + number, 1)
      expect((await attempt(gateway(), `+66 ${number}`)).envelope.code).toBe('captcha_needed')
    }
  })

  test('says when a password has expired', async () => {
    await makeAccount(gateway(), 'overdue', { passwordExpiresAt: gateway().now })
    expect((await attempt(gateway(), 'overdue')).value.passwordExpired).toBe(true)
  })

  test('turns away accounts of the back office, but only with their password', async () => {
    await makeAccount(gateway(), 'clerk', { isMember: false })
    expect((await attempt(gateway(), 'clerk')).envelope.code).toBe('not_member')
    const wrong = await attempt(gateway(), 'clerk', { password: 'wrong' })
    expect(wrong.envelope.code).toBe('login')
  })

  test('lets only agents in by their own door, and says so to who has the password', async () => {
    const changes = { agentHosts: ['foyer.test'] }
    const door = new TestGateway(gateway().opened, changes)
    await makeAccount(gateway(), 'player')
    await makeAccount(gateway(), 'uncle', { type: 41 })
    await makeAccount(gateway(), 'guest', { type: 4 })
    for (const name of ['player', 'guest']) {
      const reply = await attempt(door, name)
      expect(reply).toMatchObject({ status: 403, envelope: { code: 'error_not_agent' } })
      expect((await attempt(door, name, { password: 'wrong' })).envelope.code).toBe('login')
    }
    expect((await attempt(door, 'uncle')).status).toBe(200)
    expect((await attempt(gateway(), 'uncle')).status).toBe(200)
    expect((await attempt(gateway(), 'player')).status).toBe(200)
  })

  test('answers an unknown name exactly as a wrong password', async () => {
    await makeAccount(gateway(), 'known')
    for (let i = 0; i < 4; i++) {
      const wrong = await attempt(gateway(), 'known', { password: 'wrong' })
      const unknown = await attempt(gateway(), 'nobody', { password: 'wrong' })
      expect(unknown.status).toBe(wrong.status)
      expect(unknown.envelope).toEqual(wrong.envelope)
    }
  })
})

describe('the picture', () => {
  test('is asked for from the third failure on, and lets in', async () => {
    await makeAccount(gateway(), 'third')
    const flagsOf = []
    for (let i = 0; i < 3; i++) {
      const reply = await attempt(gateway(), 'third', { password: 'wrong' })
      expect(reply.envelope.code).toBe('login')
      flagsOf.push(reply.envelope.value)
    }
    expect(flagsOf).toEqual([{ captcha: false }, { captcha: false }, { captcha: true }])

    const without = await attempt(gateway(), 'third')
    expect(without.envelope).toMatchObject({ code: 'captcha_needed', value: { captcha: true } })
    const { captchaId, captcha } = await picture()
    const other = captcha === '0000' ? '0001' : '0000'
    const wrong = await attempt(gateway(), 'third', { captchaId, captcha: other })
    expect(wrong.envelope).toMatchObject({ code: 'captcha_wrong', value: { captcha: true } })
    // That attempt used the picture up, right digits or not.
    const late = await attempt(gateway(), 'third', { captchaId, captcha })
    expect(late.envelope.code).toBe('captcha_wrong')

    expect((await attempt(gateway(), 'third', await picture())).status).toBe(200)
    // Being in clears the record.
    const after = await attempt(gateway(), 'third', { password: 'wrong' })
    expect(after.envelope.value).toEqual({ captcha: false })
  })

  test('cannot be outrun by guessing all at once', async () => {
    await makeAccount(gateway(), 'rushed')
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => attempt(gateway(), 'rushed', { password: 'wrong' })),
    )
    const codes = replies.map((reply) => reply.envelope.code)
    expect(codes.filter((code) => code === 'login')).toHaveLength(3)
    expect(codes.filter((code) => code === 'captcha_needed')).toHaveLength(5)
  })

  test('is for the name and the address that failed', async () => {
    await makeAccount(gateway(), 'pair')
    await fail('pair', 3)
    expect((await attempt(gateway(), 'pair')).envelope.code).toBe('captcha_needed')
    expect((await attempt(gateway(), 'pair', {}, '198.51.100.9')).status).toBe(200)
  })

  test('is all that strangers can cost the owner of a name', async () => {
    await makeAccount(gateway(), 'besieged')
    await fail('besieged', 60, (index) => `198.51.100.${index}`)
    const reply = await attempt(gateway(), 'besieged', {}, '192.0.2.20')
    expect(reply.envelope).toMatchObject({ code: 'captcha_needed', value: { captcha: true } })
    expect((await attempt(gateway(), 'besieged', await picture(), '192.0.2.20')).status).toBe(200)
    // Only whoever knows the password clears the record.
    const after = await attempt(gateway(), 'besieged', { password: 'wrong' }, '198.51.100.99')
    expect(after.envelope).toMatchObject({ code: 'login', value: { captcha: false } })
  })

  test('is asked for by a name that fails in many places', async () => {
    await makeAccount(gateway(), 'spread')
    const codes = []
    for (let i = 0; i < 12; i++) {
      const reply = await attempt(gateway(), 'spread', { password: 'wrong' }, `198.51.100.${i}`)
      codes.push([reply.envelope.code, (reply.envelope.value as { captcha: boolean }).captcha])
    }
    expect(codes.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => ['login', false]))
    expect(codes.slice(9)).toEqual([
      ['login', true],
      ['captcha_needed', true],
      ['captcha_needed', true],
    ])
  })

  test('goes stale after two minutes', async () => {
    await makeAccount(gateway(), 'slow')
    await fail('slow', 3)
    const seen = await picture()
    gateway().later(2 * minute)
    expect((await attempt(gateway(), 'slow', seen)).envelope.code).toBe('captcha_wrong')
  })

  test('is forgotten with the failures after a quarter of an hour', async () => {
    await makeAccount(gateway(), 'patient')
    await fail('patient', 3)
    gateway().later(15 * minute)
    expect((await attempt(gateway(), 'patient', { password })).status).toBe(200)
  })

  test('is not asked for when the house has it switched off', async () => {
    await makeAccount(gateway(), 'plain')
    await setPictures(false)
    await fail('plain', 4)
    expect((await attempt(gateway(), 'plain')).status).toBe(200)
    await setPictures(true)
  })

  test('is replaced by a refusal of the name in a house without any', async () => {
    await makeAccount(gateway(), 'bare')
    await setPictures(false)
    const { hits } = limitRules.loginName
    await fail('bare', hits, (index) => `198.51.100.${index}`)
    expect((await attempt(gateway(), 'bare', {}, '192.0.2.21')).status).toBe(429)
    await setPictures(true)
  })

  test('is a PNG of 256 by 96 pixels', async () => {
    const { value } = await gateway().ask(calls.captcha, {})
    const png = Buffer.from(value.value, 'base64')
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([256, 96])
  })
})
