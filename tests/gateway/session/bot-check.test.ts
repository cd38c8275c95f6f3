import { type AltchaChallenge, calls } from '#contract/index.ts'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { describe, expect, test } from 'vitest'
import { spentProofs } from '#gateway/database/schema/index.ts'
import { requireHuman } from '#gateway/session/bot-check.ts'
import { revealCaptcha, requirePicture } from '#gateway/session/captcha.ts'
import { botCheckRules } from '#gateway/session/constants.ts'
import { sweep } from '#gateway/session/sweep.ts'
import { openGateway } from '../support/gateway.ts'
import { attempt, makeAccount } from '../support/people.ts'

const gateway = openGateway({ botCheck: { provider: 'altcha' } })

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')

async function challenge(instead?: 'captcha', from = '203.0.113.5'): Promise<AltchaChallenge> {
  const { value } = await gateway().ask(calls.botCheck, instead ? { instead } : {}, { from })
  if (value.provider !== 'altcha') throw new Error('The house asks ALTCHA')
  return value.challenge
}

async function solutionOf(asked: AltchaChallenge) {
  const solution = await solveChallenge({ challenge: asked, deriveKey })
  if (!solution) throw new Error('Not solved')
  return solution
}

/** Does the work, as a page would. */
async function prove(instead?: 'captcha'): Promise<string> {
  const asked = await challenge(instead)
  return encode({ challenge: asked, solution: await solutionOf(asked) })
}

/** Whether the gateway takes it; the code of its refusal if not. */
async function taken(proof: string | undefined) {
  const { now } = gateway()
  const caller = {
    address: '203.0.113.5',
    host: 'foyer.test',
    secure: true,
    country: null,
    locale: 'en',
    now,
  } as const
  return requireHuman(gateway().house, proof, caller).then(
    () => 'taken',
    (refusal: { code: string }) => refusal.code,
  )
}

describe('a proof of work', () => {
  test('is taken once', async () => {
    const proof = await prove()
    expect(await taken(proof)).toBe('taken')
    expect(await taken(proof)).toBe('bot_check')
  })

  test('is taken once of those who come at the same time', async () => {
    const proof = await prove()
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => taken(proof)))
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(1)
  })

  test('is not another one for being written differently', async () => {
    const asked = await challenge()
    const solution = await solutionOf(asked)
    expect(await taken(encode({ challenge: asked, solution }))).toBe('taken')
    const { parameters, signature } = asked
    const turned = Object.fromEntries(Object.entries(parameters).toReversed())
    const again = { challenge: { signature, parameters: turned, more: 1 }, solution, more: 1 }
    expect(await taken(encode(again))).toBe('bot_check')
    const another = { ...solution, counter: solution.counter + 1 }
    expect(await taken(encode({ challenge: asked, solution: another }))).toBe('bot_check')
  })

  test('grows old', async () => {
    const [early, late] = [await prove(), await prove()]
    gateway().later(botCheckRules.lifetime - 1)
    expect(await taken(early)).toBe('taken')
    gateway().later(1)
    expect(await taken(late)).toBe('bot_check')
  })

  test('must be work that was done, on a challenge of ours as it was', async () => {
    const asked = await challenge()
    const { parameters, signature } = asked
    const solution = await solutionOf(asked)
    const { derivedKey } = solution
    const altered = derivedKey.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    const easier = { ...parameters, cost: 1 }
    const longer = { ...parameters, data: { endsAt: 9e15, work: 'human' } }
    for (const wrong of [
      { challenge: asked, solution: { counter: 0, derivedKey: parameters.keyPrefix } },
      { challenge: asked, solution: { ...solution, derivedKey: altered } },
      { challenge: { parameters: easier, signature }, solution },
      { challenge: { parameters: longer, signature }, solution },
      { challenge: { parameters, signature: '' }, solution },
      { challenge: { parameters, signature: 'f'.repeat(64) }, solution },
      { challenge: asked },
      [],
      null,
    ]) {
      expect(await taken(encode(wrong))).toBe('bot_check')
    }
    // None of them used up the right one.
    expect(await taken(encode({ challenge: asked, solution }))).toBe('taken')
  })

  test.for([undefined, '', '!', 'bnVsbA==', 'AAAA', '\u{1f600}'.repeat(100)])(
    'is not %j',
    async (text) => expect(await taken(text)).toBe('bot_check'),
  )

  test('is forgotten once it would be too old anyway', async () => {
    expect(await taken(await prove())).toBe('taken')
    gateway().later(botCheckRules.lifetime)
    await sweep(gateway().house, gateway().now)
    expect(await gateway().database.select().from(spentProofs)).toEqual([])
  })

  test('costs more where many are asked for, and no more elsewhere', async () => {
    const effort = async (from: string) =>
      (await solutionOf(await challenge(undefined, from))).counter
    const [, most] = botCheckRules.work.human
    const busy = '198.51.100.7'
    for (let i = 0; i < 3 * botCheckRules.doublesEvery; i++) await challenge(undefined, busy)
    expect(await effort(busy)).toBeGreaterThan(most)
    expect(await effort('198.51.100.8')).toBeLessThanOrEqual(most)
  })
})

describe('logging in', () => {
  test('takes a proof, and does not look at the password without one', async () => {
    await makeAccount(gateway(), 'human')
    const without = await attempt(gateway(), 'human')
    expect([without.status, without.envelope.code]).toEqual([403, 'bot_check'])
    expect(without.envelope.value).toBeNull()
    expect((await attempt(gateway(), 'human', { botProof: await prove() })).status).toBe(200)
  })

  test('without proofs costs the owner of a name nothing', async () => {
    await makeAccount(gateway(), 'target')
    for (let i = 0; i < 12; i++) await attempt(gateway(), 'target', { password: 'wrong' })
    const owner = await attempt(gateway(), 'target', { botProof: await prove() })
    expect(owner.status).toBe(200)
  })

  test('spends a proof even on a wrong password', async () => {
    await makeAccount(gateway(), 'guesser')
    const botProof = await prove()
    const first = await attempt(gateway(), 'guesser', { password: 'wrong', botProof })
    expect(first.envelope.code).toBe('login')
    expect((await attempt(gateway(), 'guesser', { botProof })).envelope.code).toBe('bot_check')
  })
})

describe('instead of a picture', () => {
  const picture = async (answer: Parameters<typeof requirePicture>[1]) =>
    requirePicture(gateway().house, answer, gateway().now).then(
      () => 'taken',
      (refusal: { code: string; value: unknown }) => {
        expect(refusal.value).toEqual({ captcha: true })
        return refusal.code
      },
    )

  test('longer work is taken, once', async () => {
    const captchaProof = await prove('captcha')
    expect(await picture({ captchaProof })).toBe('taken')
    expect(await picture({ captchaProof })).toBe('captcha_needed')
  })

  test('it is the longer work that counts, and nothing else', async () => {
    expect(await picture({ captchaProof: await prove() })).toBe('captcha_needed')
    expect(await taken(await prove('captcha'))).toBe('bot_check')
  })

  test('digits are taken as ever', async () => {
    const { value } = await gateway().ask(calls.captcha, {})
    const digits = await revealCaptcha(gateway().house, value.id, gateway().now)
    const wrong = digits === '0000' ? '0001' : '0000'
    expect(await picture({})).toBe('captcha_needed')
    expect(await picture({ captcha: String(digits), captchaId: value.id })).toBe('taken')
    expect(await picture({ captcha: String(digits), captchaId: value.id })).toBe('captcha_wrong')
    expect(await picture({ captcha: wrong, captchaId: value.id })).toBe('captcha_wrong')
  })

  test('a name that failed often gets in with both proofs', async () => {
    await makeAccount(gateway(), 'blind')
    for (let i = 0; i < 3; i++) {
      await attempt(gateway(), 'blind', { password: 'wrong', botProof: await prove() })
    }
    const needed = await attempt(gateway(), 'blind', { botProof: await prove() })
    expect(needed.envelope.code).toBe('captcha_needed')
    const reply = await attempt(gateway(), 'blind', {
      botProof: await prove(),
      captchaProof: await prove('captcha'),
    })
    expect(reply.status).toBe(200)
  })
})
