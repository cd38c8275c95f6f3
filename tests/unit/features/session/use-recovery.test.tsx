// @vitest-environment jsdom
import { CallError } from '#client/index.ts'
import {
  brand,
  changePassword,
  forgotByEmail,
  login,
  resetByLink,
  resetByMobile,
  resetLink,
  settings,
} from '#contract/index.ts'
import { noBotCheck, BotCheckProvider } from '#features/session/use-bot-check.ts'
import { useChangePassword } from '#features/session/use-change-password.ts'
import { useForgotEmail } from '#features/session/use-forgot-email.ts'
import { useForgotMobile } from '#features/session/use-forgot-mobile.ts'
import { useResetPassword } from '#features/session/use-reset-password.ts'
import { LocaleProvider, SiteProvider } from '#features/site/index.ts'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeVault, house } from './house.tsx'

const site = {
  brand: v.parse(brand, { id: 'foyer', name: 'Foyer', scene: 'hall', currency: 'THB' }),
  host: 'foyer.test',
  scheme: 'dark' as const,
  mark: '',
}
const speech = { locale: 'th' as const, locales: ['th' as const], change: async () => undefined }
const refused = (code: string, status = 400) => new CallError('refused', { code, status })
const bots = { ...noBotCheck, prove: async () => 'proof' }
const wish = 'lantern-88'

function visit<Form>(use: (vault: ReturnType<typeof fakeVault>) => Form) {
  const page = house()
  const vault = fakeVault({ username: 'nok', password: 'old' })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SiteProvider value={site}>
      <LocaleProvider value={speech}>
        <page.wrapper>
          <BotCheckProvider value={bots}>{children}</BotCheckProvider>
        </page.wrapper>
      </LocaleProvider>
    </SiteProvider>
  )
  const view = renderHook(() => use(vault), { wrapper })
  return { ...page, vault, now: () => view.result.current, unmount: view.unmount }
}
/** Waits for whatever an attempt asks beforehand. */
const settle = () => act(async () => undefined)

beforeEach(() => sessionStorage.clear())

describe('useForgotEmail', () => {
  it('asks once for a letter, with proof that a person asks, and says that it is on its way', async () => {
    const page = visit(() => useForgotEmail(true))
    act(() => page.now().onSubmit({ username: 'nok', email: 'nok@example.com' }))
    expect(page.now().status).toBe('sending')
    act(() => page.now().onSubmit({ username: 'nok', email: 'nok@example.com' }))
    await settle()
    expect(page.all(forgotByEmail).map(({ input }) => input)).toEqual([
      { username: 'nok', email: 'nok@example.com', botProof: 'proof' },
    ])
    await act(async () => page.last(forgotByEmail).answer(null))
    expect(page.now().status).toBe('done')
  })

  it.each([
    [refused('no_account', 404), { status: 'no-account' }],
    [refused('bot_check', 403), { status: 'check-failed' }],
    [new CallError('offline'), { status: 'offline' }],
    [new CallError('timeout'), { status: 'timeout' }],
    [
      new CallError('refused', { code: 'too_many', status: 429, retryAfter: 90 }),
      { status: 'too-many', minutes: 2 },
    ],
    [
      new CallError('refused', { code: 'E-7', status: 400, message: ' their own words ' }),
      { status: 'failed', serverMessage: 'their own words' },
    ],
    [new CallError('malformed', { status: 502 }), { status: 'failed', serverMessage: null }],
    [new CallError('aborted'), { status: 'idle', failures: 0 }],
  ])('says what became of it: %s', async (error, state) => {
    const page = visit(() => useForgotEmail(true))
    act(() => page.now().onSubmit({ username: 'nok', email: 'nok@example.com' }))
    await settle()
    await act(async () => page.last(forgotByEmail).fail(error))
    expect(page.now()).toMatchObject(state)
  })
})

describe('useForgotMobile', () => {
  async function send() {
    const onSignedIn = vi.fn()
    const page = visit((vault) => useForgotMobile({ shown: true, onSignedIn, vault }))
    act(() => page.now().onMobile({ digits: '0812345678', country: 'TH' }))
    act(() => page.now().onSubmit({ verificationCode: '482913', newPassword: wish }))
    await vi.waitFor(() => page.last(resetByMobile))
    return { ...page, onSignedIn }
  }

  it('sets the password, then logs in with it as whoever the server says', async () => {
    const page = await send()
    expect(page.last(resetByMobile).input).toEqual({
      mobileNum: '812345678',
      countryDialingCode: '66',
      verificationCode: '482913',
      newPassword: wish,
    })
    await act(async () => page.last(resetByMobile).answer({ username: 'nok' }))
    await settle()
    expect(page.last(login).input).toEqual({
      username: 'nok',
      password: wish,
      type: 'username',
      botProof: 'proof',
    })
    await act(async () => page.last(login).answer({ token: 't1' }))
    expect([page.tokens.token(), page.tokens.account()]).toEqual(['t1', 'nok'])
    expect(page.onSignedIn).toHaveBeenCalledOnce()
    expect(page.vault.forgetPassword).toHaveBeenCalledOnce()
  })

  it('takes the number for a user name where the server says none', async () => {
    const page = await send()
    await act(async () => page.last(resetByMobile).answer(null))
    await settle()
    expect(page.last(login).input['username']).toBe('812345678')
  })

  it('says that the password is set when only the login is lost', async () => {
    const page = await send()
    await act(async () => page.last(resetByMobile).answer({ username: 'nok' }))
    await settle()
    await act(async () => page.last(login).fail(new CallError('offline')))
    expect(page.now().status).toBe('set')
    expect(page.onSignedIn).not.toHaveBeenCalled()
  })

  it('leaves it to the code’s own field to say that it was wrong', async () => {
    const page = await send()
    await act(async () => page.last(resetByMobile).fail(refused('code_wrong', 403)))
    expect(page.now()).toMatchObject({ status: 'idle', code: { status: 'code-wrong' } })
  })

  it('sends nothing to a number that is none', async () => {
    const page = visit((vault) => useForgotMobile({ shown: true, onSignedIn: vi.fn(), vault }))
    act(() => page.now().onSubmit({ verificationCode: '482913', newPassword: wish }))
    await vi.waitFor(() => expect(page.now().mobileFault).toBe('missing'))
    act(() => page.now().onMobile({ digits: '0212345', country: 'TH' }))
    expect(page.now().mobileFault).toBeUndefined()
    act(() => page.now().onRequestCode())
    await vi.waitFor(() => expect(page.now().mobileFault).toBe('wrong'))
    expect(page.all(resetByMobile)).toEqual([])
  })
})

describe('useChangePassword', () => {
  const values = { oldPassword: '', newPassword: wish, confirmNewPassword: wish }
  const open = (password: string | null) => {
    const onChanged = vi.fn()
    const forced = { reason: 'trivial' as const, password }
    const page = visit((vault) => useChangePassword({ shown: true, forced, onChanged, vault }))
    act(() => page.tokens.open('t1', 'nok'))
    return { ...page, onChanged }
  }

  it('sends the password that is known from the login; afterwards nobody is signed in', async () => {
    const page = open('123456')
    expect(page.now()).toMatchObject({ account: 'nok', reason: 'trivial', asksOld: false })
    expect(sessionStorage.getItem('cpw')).toBe('trivial')
    act(() => page.now().onSubmit(values))
    await settle()
    expect(page.last(changePassword).input).toEqual({ ...values, oldPassword: '123456' })
    await act(async () => page.last(changePassword).answer(null))
    expect(page.tokens.token()).toBeNull()
    expect(page.onChanged).toHaveBeenCalledExactlyOnceWith('set')
    expect(page.vault.forgetPassword).toHaveBeenCalledOnce()
    expect(sessionStorage.getItem('cpw')).toBeNull()
  })

  it('asks for the old one when the one it knew is wrong, also while the next is on its way', async () => {
    const page = open('123456')
    act(() => page.now().onSubmit(values))
    await settle()
    await act(async () => page.last(changePassword).fail(refused('password_wrong', 403)))
    expect(page.now()).toMatchObject({ status: 'old-wrong', asksOld: true })
    act(() => page.now().onSubmit({ ...values, oldPassword: 'the real one' }))
    await settle()
    expect(page.now()).toMatchObject({ status: 'sending', asksOld: true })
    expect(page.last(changePassword).input).toMatchObject({ oldPassword: 'the real one' })
    expect(page.tokens.token()).toBe('t1')
  })

  it('leads to the login where the session has ended meanwhile, and says of no new password', async () => {
    const page = open('123456')
    act(() => page.now().onSubmit(values))
    await settle()
    await act(async () => page.last(changePassword).fail(refused('login_needed', 401)))
    expect(page.onChanged).toHaveBeenCalledExactlyOnceWith('kept')
    expect(page.vault.forgetPassword).not.toHaveBeenCalled()
  })

  it('says that it may be the new one, where an answer was lost and the session is over', async () => {
    const page = open('123456')
    for (const error of [new CallError('timeout'), refused('login_needed', 401)]) {
      act(() => page.now().onSubmit(values))
      await settle()
      await act(async () => page.last(changePassword).fail(error))
    }
    expect(page.onChanged).toHaveBeenCalledExactlyOnceWith('maybe')
  })

  it('keeps no password where a reload would find it', () => {
    open('123456')
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('123456')
  })
})

describe('useResetPassword', () => {
  it('asks whose link it is, sets the password and ends the session there was', async () => {
    const page = visit((vault) => useResetPassword('T'.repeat(43), { vault }))
    act(() => page.tokens.open('t1', 'nok'))
    expect(page.now()).toMatchObject({ status: 'checking', account: null })
    await act(async () => page.last(resetLink).answer({ username: 'nok' }))
    expect(page.now()).toMatchObject({ status: 'idle', account: 'nok' })
    act(() => page.now().onSubmit({ oldPassword: '', newPassword: wish, confirmNewPassword: wish }))
    await settle()
    expect(page.last(resetByLink).input).toEqual({ token: 'T'.repeat(43), newPassword: wish })
    await act(async () => page.last(resetByLink).answer(null))
    expect(page.now().status).toBe('done')
    expect(page.tokens.token()).toBeNull()
  })

  it.each(['link_spent', 'bad_request'])(
    'knows a link that is good for nothing: %s',
    async (code) => {
      const page = visit((vault) => useResetPassword('x', { vault }))
      await act(async () => page.last(resetLink).fail(refused(code, 404)))
      expect(page.now()).toMatchObject({ status: 'spent', account: null })
    },
  )

  it('looks again when the network is back', async () => {
    const page = visit((vault) => useResetPassword('T'.repeat(43), { vault }))
    await act(async () => page.last(resetLink).fail(new CallError('offline')))
    expect(page.now().status).toBe('offline')
    act(() => page.now().onRetry())
    expect(page.now().status).toBe('checking')
    await act(async () => page.last(resetLink).answer({ username: 'nok' }))
    expect(page.now()).toMatchObject({ status: 'idle', account: 'nok' })
  })
})

it('asks for the rule of passwords once, whichever form is open', () => {
  const page = visit((vault) => useResetPassword(null, { vault }))
  expect(page.all(settings)).toHaveLength(1)
})
