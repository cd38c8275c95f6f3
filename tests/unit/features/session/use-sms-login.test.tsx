// @vitest-environment jsdom
import { CallError } from '#client/index.ts'
import { type Brand, brand as brandSchema, login, loginSmsCode } from '#contract/index.ts'
import { useSmsLogin } from '#features/session/use-sms-login.ts'
import { LocaleProvider, SiteProvider } from '#features/site/index.ts'
import type { RememberedMobile } from '#platform/index.ts'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { house } from './house.tsx'

const now = Date.UTC(2026, 10, 20, 12)
const mobile = {
  country: 'TH',
  digits: '0812345678',
  mobileNum: '812345678',
  countryDialingCode: '66',
}
const answer = {
  token: 't1',
  account: 'nok_lantern',
  firstTimeLogin: false,
  passwordExpired: true,
}
const refused = (code: string, value: unknown = null) =>
  new CallError('refused', { status: 403, code, value })

function fakeMemory(known: RememberedMobile | null = null) {
  return { recall: vi.fn(() => known), keep: vi.fn(), forget: vi.fn() }
}

async function openLogin(phoneIdentity: Brand['phoneIdentity'] = null) {
  const page = house()
  const brand = v.parse(brandSchema, { id: 'foyer', name: 'Foyer', scene: 'hall', phoneIdentity })
  const locale = { locale: 'th', locales: ['th'], change: async () => undefined } as const
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LocaleProvider value={locale}>
      <SiteProvider value={{ brand, host: 'foyer.test', scheme: 'dark', mark: '' }}>
        <page.wrapper>{children}</page.wrapper>
      </SiteProvider>
    </LocaleProvider>
  )
  const memory = fakeMemory()
  const onSignedIn = vi.fn()
  const view = renderHook(() => useSmsLogin({ onSignedIn, memory }), { wrapper })
  await act(async () => undefined)
  const current = () => view.result.current
  return {
    ...page,
    memory,
    onSignedIn,
    now: current,
    ask: (given: Partial<typeof mobile> = {}) =>
      act(async () => current().onRequestCode({ ...mobile, ...given })),
    sent: () =>
      act(async () =>
        page.last(loginSmsCode).answer({ expirationTime: now + 60_000, serverTime: now }),
      ),
    submit: (remember = false) =>
      act(async () => current().onSubmit({ mobile, code: '482913', remember })),
  }
}

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ now, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('useSmsLogin', () => {
  it('asks for a code, and opens a session with it', async () => {
    const page = await openLogin()
    await page.ask()
    expect(page.now().code.status).toBe('asking')
    expect(page.last(loginSmsCode).input).toEqual({
      mobileNum: '812345678',
      countryDialingCode: '66',
    })
    await page.sent()
    expect(page.now().code).toMatchObject({ status: 'sent', until: now + 60_000, offset: 0 })

    await page.submit(true)
    expect(page.last(login).input).toEqual({
      username: '812345678',
      password: '482913',
      countryDialingCode: '66',
      type: 'sms',
    })
    await act(async () => page.last(login).answer(answer))
    expect([page.tokens.token(), page.tokens.account()]).toEqual(['t1', 'nok_lantern'])
    expect(page.memory.keep).toHaveBeenCalledExactlyOnceWith({
      country: 'TH',
      digits: '0812345678',
    })
    // Whoever did not use a password is not made to change it (section 4).
    expect(page.onSignedIn).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ passwordExpired: false, passwordTrivial: false }),
    )
  })

  it('asks once, however often it is pressed', async () => {
    const page = await openLogin()
    await page.ask()
    await page.ask()
    expect(page.all(loginSmsCode)).toHaveLength(1)
    await page.submit()
    await page.submit()
    expect(page.all(login)).toHaveLength(1)
  })

  it('goes on with a countdown that the server tells of', async () => {
    const page = await openLogin()
    await page.ask()
    const running = { expirationTime: now + 20_000, serverTime: now }
    await act(async () => page.last(loginSmsCode).fail(refused('too_many', running)))
    expect(page.now().code).toMatchObject({ status: 'waiting', until: now + 20_000 })
  })

  it.each([
    ['code_wrong', 'code-wrong'],
    ['code_expired', 'code-expired'],
    ['mobile_wrong', 'mobile-wrong'],
  ])('leaves %s to the field, and the countdown as it is', async (code, status) => {
    const page = await openLogin()
    await page.ask()
    await page.sent()
    await page.submit()
    await act(async () => page.last(login).fail(refused(code)))
    expect(page.now()).toMatchObject({ status: 'code-refused', failures: 1 })
    expect(page.now().code).toMatchObject({ status, until: now + 60_000 })
    expect(page.memory.keep).not.toHaveBeenCalled()
  })

  it('says what else went wrong above the form', async () => {
    const page = await openLogin()
    for (const [error, status] of [
      [refused('no_account'), 'no-account'],
      [refused('not_member'), 'not-member'],
      [new CallError('offline'), 'offline'],
      [new CallError('timeout'), 'timeout'],
      [refused('unknown'), 'failed'],
    ] as const) {
      await page.submit()
      await act(async () => page.last(login).fail(error))
      expect(page.now().status).toBe(status)
    }
  })
})

describe('with phone identity', () => {
  const firebase = {
    provider: 'firebase',
    projectId: 'foyer-test',
    apiKey: 'AIza-of-the-test',
  } as const

  /** Google, which proves people at once and answers as it is told. */
  function google(answers: Record<string, () => Response>) {
    const fetch = vi.fn(async (address: string) => {
      const name = Object.keys(answers).find((one) => address.includes(one)) ?? ''
      const say = answers[name]
      if (!say) throw new TypeError('Failed to fetch')
      return say()
    })
    vi.stubGlobal('fetch', fetch)
    const render = (_: HTMLElement, { callback }: { callback(proof: string): void }) => {
      callback('proof')
      return 1
    }
    vi.stubGlobal('grecaptcha', { ready: (go: () => void) => go(), render, execute: () => {} })
    // The script itself never comes: its loading is said to be done.
    const append = vi.spyOn(document.head, 'append').mockImplementation((script) => {
      ;(script as HTMLElement).dispatchEvent(new Event('load'))
    })
    return { fetch, append }
  }
  const good = {
    recaptchaParams: () => Response.json({ recaptchaSiteKey: 'k' }),
    sendVerificationCode: () => Response.json({ sessionInfo: 's' }),
    signInWithPhoneNumber: () => Response.json({ idToken: 'token-1' }),
  }

  it('counts at the server, has the code sent, and hands over a token', async () => {
    google(good)
    const page = await openLogin(firebase)
    await page.ask()
    await page.sent()
    await vi.waitFor(() => expect(page.now().code.status).toBe('sent'))
    await page.submit()
    await vi.waitFor(() => expect(page.all(login)).toHaveLength(1))
    expect(page.last(login).input).toMatchObject({ type: 'sms', firebaseIdToken: 'token-1' })
  })

  /** A code was sent, the form was sent with it and refused, and is sent once more. */
  async function sendTwice(refusal: string) {
    let proofs = 0
    google({
      ...good,
      signInWithPhoneNumber: () => Response.json({ idToken: `token-${++proofs}` }),
    })
    const page = await openLogin(firebase)
    await page.ask()
    await page.sent()
    await vi.waitFor(() => expect(page.now().code.status).toBe('sent'))
    await page.submit()
    await vi.waitFor(() => expect(page.all(login)).toHaveLength(1))
    await act(async () => page.last(login).fail(refused(refusal)))
    await page.submit()
    await vi.waitFor(() => expect(page.all(login)).toHaveLength(2))
    return page
  }

  it('proves a code once, however often the form is refused for something else', async () => {
    const page = await sendTwice('bot_check')
    expect(page.last(login).input).toMatchObject({ firebaseIdToken: 'token-1' })
  })

  it('proves it anew where the proof itself was refused', async () => {
    const page = await sendTwice('code_wrong')
    expect(page.last(login).input).toMatchObject({ firebaseIdToken: 'token-2' })
  })

  it('has the code sent abroad, whatever zero the server wants at home', async () => {
    const { fetch } = google(good)
    const page = await openLogin(firebase)
    await page.ask({ mobileNum: '0812345678' })
    expect(page.last(loginSmsCode).input).toMatchObject({ mobileNum: '0812345678' })
    await page.sent()
    await vi.waitFor(() => expect(page.now().code.status).toBe('sent'))
    expect(JSON.stringify(fetch.mock.calls)).toContain('+66812345678')
  })

  it('tries again without counting twice, where nothing was sent', async () => {
    const refusing = () =>
      Response.json({ error: { message: 'QUOTA_EXCEEDED : x' } }, { status: 400 })
    google({ ...good, sendVerificationCode: refusing })
    const page = await openLogin(firebase)
    await page.ask()
    await page.sent()
    await vi.waitFor(() => expect(page.now().code).toMatchObject({ status: 'quota', until: null }))
    google(good)
    await page.ask()
    await vi.waitFor(() => expect(page.now().code.status).toBe('sent'))
    expect(page.all(loginSmsCode)).toHaveLength(1)
  })

  it('asks for another code where the page has forgotten the first', async () => {
    google(good)
    const page = await openLogin(firebase)
    await page.submit()
    expect(page.now().code.status).toBe('code-expired')
    expect(page.now().status).toBe('code-refused')
    expect(page.all(login)).toHaveLength(0)
  })
})
