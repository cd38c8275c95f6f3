import { randomBytes } from 'node:crypto'
import { type Call, calls, headers } from '#contract/index.ts'
import { describe, expect, test } from 'vitest'
import { sealingRules } from '#gateway/session/constants.ts'
import { seal } from '../../../scripts/seal.ts'
import { openGateway, readReply } from '../support/gateway.ts'
import { makeVisitor } from '../support/people.ts'

// Whatever a call is for: what is sealed is opened only as it was sealed, where, and once (A13).

const gateway = openGateway({ ciphers: ['modern'] })
const sealedCalls = Object.entries(calls).filter(([, call]) => call.sealed) as [string, Call][]

/** Everything that could be wrong with a seal has this one answer. */
const refusedAlike = {
  status: 400,
  envelope: {
    success: false,
    code: 'sealed',
    message: 'The sealed body could not be opened',
    value: null,
  },
}

const visitors = new WeakMap<Call, Promise<string>>()

/** A token that may make the call; the call's own visitor, since some calls end sessions. */
function tokenFor(call: Call): Promise<string> {
  const known =
    visitors.get(call) ??
    makeVisitor(gateway(), `v${randomBytes(6).toString('hex')}`).then(({ token }) => token)
  visitors.set(call, known)
  return known
}

async function send(call: Call, { encryption, body }: { encryption?: string; body: unknown }) {
  const response = await gateway().fetch(call.path, {
    method: call.method,
    headers: {
      'Content-Type': 'application/json',
      ...(call.who === 'anyone' ? {} : { [headers.token]: await tokenFor(call) }),
      ...(encryption ? { [headers.encryption]: encryption } : {}),
    },
    body: JSON.stringify(body),
  })
  return readReply(response)
}

const keyNow = async () => (await gateway().ask(calls.sealingKey, {})).value

/** No call is satisfied by it, so whatever opens it has read it: the answer is not about the seal. */
const nothing = { none: true }

/** The last bit of something in base64 turned over. */
function turned(base64: string): string {
  const bytes = Buffer.from(base64, 'base64')
  const last = bytes.length - 1
  bytes[last] = (bytes[last] ?? 0) ^ 1
  return bytes.toString('base64')
}

test('what carries a password or opens a session is sealed', () => {
  expect(sealedCalls.map(([name]) => name)).toEqual(
    expect.arrayContaining(['login', 'freePlay', 'changePassword']),
  )
})

describe.for(sealedCalls)('%s', ([, call]) => {
  test('is opened as it was sealed, and then once', async () => {
    const sealed = seal(nothing, call, await keyNow())
    expect((await send(call, sealed)).envelope.code).toBe('bad_request')
    expect(await send(call, sealed)).toMatchObject(refusedAlike)
  })

  test('is not taken bare', async () => {
    expect(await send(call, { body: nothing })).toMatchObject(refusedAlike)
  })

  test('is not taken under a key that is wrong', async () => {
    const { body } = seal(nothing, call, await keyNow())
    expect(await send(call, { encryption: 'modern; key=wrong', body })).toMatchObject(refusedAlike)
    expect(await send(call, { encryption: 'none', body })).toMatchObject(refusedAlike)
  })

  test('is not taken with anything of it changed', async () => {
    for (const part of ['key', 'iv', 'data'] as const) {
      const { encryption, body } = seal(nothing, call, await keyNow())
      const changed = { ...body, [part]: turned(body[part]) }
      expect(await send(call, { encryption, body: changed })).toMatchObject(refusedAlike)
    }
  })

  test('is not taken from another call', async () => {
    const elsewhere = { method: call.method, path: `${call.path}/other` }
    const sealed = seal(nothing, elsewhere, await keyNow())
    expect(await send(call, sealed)).toMatchObject(refusedAlike)
  })
})

test('a key that has grown stale opens nothing any more', async () => {
  const old = await keyNow()
  gateway().later(sealingRules.lifetime + sealingRules.grace)
  for (const [, call] of sealedCalls) {
    // Their sessions have ended meanwhile, too.
    visitors.delete(call)
    expect(await send(call, seal(nothing, call, old))).toMatchObject(refusedAlike)
    const fresh = await send(call, seal(nothing, call, await keyNow()))
    expect(fresh.envelope.code).toBe('bad_request')
  }
})
