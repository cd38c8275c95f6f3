import { createFirebase } from '#features/session/phone-identity/firebase.ts'
import { IdentityFailed } from '#features/session/phone-identity/phone-identity.ts'
import { describe, expect, it, vi } from 'vitest'

/** A server of Google's that answers what it is told to. */
function google(answers: (() => Response | Promise<Response>)[]) {
  const asked: { path: string; body: unknown }[] = []
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const request = new Request(input, init)
    const body: unknown = request.method === 'POST' ? await request.json() : null
    asked.push({ path: new URL(request.url).pathname, body })
    const next = answers.shift()
    if (!next) throw new TypeError('Failed to fetch')
    return next()
  })
  return { asked, fetch }
}

const says = (value: unknown) => () => Response.json(value)
const refuses = (message: string) => () =>
  Response.json({ error: { code: 400, message } }, { status: 400 })

const key = says({ recaptchaSiteKey: 'site-key' })
const session = says({ sessionInfo: 'session-1' })
const recaptcha = async (siteKey: string) => `proof for ${siteKey}`

async function problemOf(work: Promise<unknown>) {
  try {
    await work
  } catch (error) {
    if (error instanceof IdentityFailed) return error.problem
    throw error
  }
  return null
}

describe('Firebase Auth', () => {
  it('sends a code under its own proof, and turns it into a token', async () => {
    const server = google([key, session, says({ idToken: 'token-1' })])
    const identity = createFirebase({ apiKey: 'k', recaptcha, fetch: server.fetch })
    const confirm = await identity.send('+66812345678')
    expect(await confirm('123456')).toBe('token-1')
    expect(server.asked).toEqual([
      { path: '/v1/recaptchaParams', body: null },
      {
        path: '/v1/accounts:sendVerificationCode',
        body: { phoneNumber: '+66812345678', recaptchaToken: 'proof for site-key' },
      },
      {
        path: '/v1/accounts:signInWithPhoneNumber',
        body: { sessionInfo: 'session-1', code: '123456' },
      },
    ])
  })

  it.each([
    ['INVALID_PHONE_NUMBER : TOO_SHORT', { status: 'mobile-wrong' }],
    ['MISSING_PHONE_NUMBER', { status: 'mobile-wrong' }],
    ['TOO_MANY_ATTEMPTS_TRY_LATER : later', { status: 'too-many', minutes: 5 }],
    ['QUOTA_EXCEEDED', { status: 'quota' }],
    ['OPERATION_NOT_ALLOWED', { status: 'not-allowed' }],
    ['CAPTCHA_CHECK_FAILED', { status: 'bot-check' }],
    ['SOMETHING_NEW', { status: 'unverified' }],
    ['<b>no code</b>', { status: 'unverified' }],
  ])('says why no code was sent: %s', async (message, problem) => {
    const { fetch } = google([key, refuses(message)])
    const identity = createFirebase({ apiKey: 'k', recaptcha, fetch })
    expect(await problemOf(identity.send('+66812345678'))).toEqual(problem)
  })

  it.each([
    ['INVALID_CODE', { status: 'code-wrong' }],
    ['MISSING_CODE', { status: 'code-wrong' }],
    ['SESSION_EXPIRED', { status: 'code-expired' }],
  ])('says what is wrong with a code: %s', async (message, problem) => {
    const { fetch } = google([key, session, refuses(message)])
    const identity = createFirebase({ apiKey: 'k', recaptcha, fetch })
    const confirm = await identity.send('+66812345678')
    expect(await problemOf(confirm('000000'))).toEqual(problem)
  })

  it('tells no network, no answer in time and nonsense apart', async () => {
    const send = (...answers: (() => Response | Promise<Response>)[]) =>
      problemOf(
        createFirebase({ apiKey: 'k', recaptcha, fetch: google(answers).fetch }).send('+661'),
      )
    const late = () => Promise.reject(new DOMException('late', 'TimeoutError'))
    expect(await send()).toEqual({ status: 'offline' })
    expect(await send(late)).toEqual({ status: 'timeout' })
    expect(await send(() => new Response('<html>'))).toEqual({ status: 'unverified' })
    expect(await send(says({}))).toEqual({ status: 'unverified' })
  })
})
