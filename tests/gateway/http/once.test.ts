import { headers } from '#contract/index.ts'
import { describe, expect, test } from 'vitest'
import { keptAnswers } from '#gateway/database/schema/index.ts'
import { type Keep, once } from '#gateway/http/once.ts'
import { sweep } from '#gateway/session/sweep.ts'
import { holdings, post } from '#gateway/wallet/ledger.ts'
import { openGateway } from '../support/gateway.ts'
import { joining } from '../support/joining.ts'
import { makeVisitor } from '../support/people.ts'

const gateway = openGateway()
const { password, picture, join, peopleNamed } = joining(gateway)

describe('once', () => {
  const key = (name: string) => ({ headers: { [headers.idempotency]: name.padEnd(32, '0') } })

  test('ten clicks make one account and get one answer', async () => {
    const given = await picture()
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => join('clicker1', given, key('clicks'))),
    )
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(new Set(replies.map(({ value }) => value.token)).size).toBe(1)
    expect(await peopleNamed('clicker1')).toBe(1)
  })

  test('who lost the answer gets it again, with another proof', async () => {
    const given = await picture()
    const first = await join('loser1', { ...given, botProof: 'one' }, key('lost'))
    const second = await join('loser1', { ...given, botProof: 'two' }, key('lost'))
    expect(second.value).toEqual(first.value)
    expect(first.value.token).toMatch(/^[\w-]{43}$/)
  })

  test('who lost the answer gets it again, with another picture', async () => {
    const first = await join('loser2', await picture(), key('lost-too'))
    const second = await join('loser2', await picture(), key('lost-too'))
    expect(second.value).toEqual(first.value)
    const proof = { captcha: undefined, captchaId: undefined, captchaProof: 'work' }
    expect((await join('loser2', proof, key('lost-too'))).value).toEqual(first.value)
  })

  test('a key is good for one thing', async () => {
    await join('single1', {}, key('single'))
    const other = await join('single2', {}, key('single'))
    expect(other.envelope.code).toBe('key_reused')
    expect(await peopleNamed('single2')).toBe(0)
  })

  test('after a refusal it is free again', async () => {
    const refused = await join('abc', {}, key('refused'))
    expect(refused.envelope.code).toBe('answer_wrong')
    expect((await join('again1', {}, key('refused'))).status).toBe(200)
  })

  test('the database holds no token and no key', async () => {
    const given = await picture()
    const reply = await join('private1', given, key('private'))
    const text = JSON.stringify(await gateway().database.select().from(keptAnswers))
    expect(text).toContain('fingerprint')
    expect(text).not.toContain(reply.value.token)
    expect(text).not.toContain('private0')
    expect(text).not.toContain(password)
  })

  test('is kept for a day', async () => {
    const given = await picture()
    await join('daily1', given, key('daily'))
    gateway().later(24 * 3_600_000)
    await sweep(gateway().house, gateway().now)
    expect(await gateway().database.select().from(keptAnswers)).toEqual([])
  })

  test.for(['short', 'x'.repeat(129), 'with spaces and more'])('%s is no key', async (name) => {
    const reply = await join('keyless1', {}, { headers: { [headers.idempotency]: name } })
    expect(reply.envelope.code).toBe('bad_request')
  })
})

describe('who stands still for longer than its turn', () => {
  let made = 0

  /** A player, and a call that gives them 10.00 as often as it is really done. */
  async function giftTo(username: string) {
    const { account } = await makeVisitor(gateway(), username)
    const owner = account.id
    const ask = (work: (keep: Keep) => Promise<unknown>) =>
      once(
        gateway().house,
        { scope: ['gift', owner], key: username.padEnd(32, '0'), input: {}, now: gateway().now },
        work,
      )
    const give = (keep: Keep, answer: string) =>
      gateway().database.transaction(async (tx) => {
        const legs = [
          { owner, kind: 'main', amount: 1000n },
          { owner: null, kind: 'equity', amount: -1000n },
        ] as const
        await post(tx, { kind: 'opening', idempotencyKey: `gift-${made++}`, legs }, gateway().now)
        await keep(tx, answer)
        return answer
      })
    return { ask, give, has: () => holdings(gateway().database, owner) }
  }

  test('gets the answer of whoever took its place, and undoes its own work', async () => {
    const { ask, give, has } = await giftTo('slow-and-quick')
    const [begun, resumed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const slow = ask(async (keep) => {
      begun.resolve()
      await resumed.promise
      return give(keep, 'slow')
    })
    await begun.promise
    gateway().later(30_000)
    expect(await ask((keep) => give(keep, 'quick'))).toBe('quick')
    resumed.resolve()
    expect(await slow).toBe('quick')
    expect(await has()).toBe(1000n)
    expect(await ask((keep) => give(keep, 'late'))).toBe('quick')
    expect(await has()).toBe(1000n)
  })

  test('frees the key for nobody when it fails', async () => {
    const { ask, give, has } = await giftTo('slow-and-broken')
    const [begun, resumed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const slow = ask(async () => {
      begun.resolve()
      await resumed.promise
      throw new Error('The power went')
    })
    await begun.promise
    gateway().later(30_000)
    const quick = ask(async (keep) => {
      resumed.resolve()
      await expect(slow).rejects.toThrow('The power went')
      // The first is gone, and the key is still this one's.
      const left = await gateway().database.select().from(keptAnswers)
      expect(left.filter(({ answer }) => answer === null)).toHaveLength(1)
      return give(keep, 'quick')
    })
    expect(await quick).toBe('quick')
    expect(await has()).toBe(1000n)
  })
})
