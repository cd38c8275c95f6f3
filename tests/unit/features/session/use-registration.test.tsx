// @vitest-environment jsdom
import { CallError } from '#client/index.ts'
import {
  affiliate,
  captcha,
  countries,
  register,
  registerMobile,
  settings,
  systemStatus,
} from '#contract/index.ts'
import { useRegistration } from '#features/session/use-registration.ts'
import { LocaleProvider, SiteProvider } from '#features/site/index.ts'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { houseRules, registerAnswer } from '#stories/fixtures/session/register.ts'
import { openStatus } from '#stories/fixtures/site/status.ts'
import { house, newSite } from './house.tsx'

const language = { locale: 'th' as const, locales: ['th' as const], change: async () => undefined }

const agents = { ...houseRules, affiliateCode: { ...houseRules['referralCode']! } }

const values = { username: 'noklantern', password: 'lantern-88', captcha: '2618', agreed: true }

async function openForm(search = '', rules: typeof houseRules = houseRules) {
  const page = house()
  const site = newSite()
  const onRegistered = vi.fn()
  const Inner = page.wrapper
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SiteProvider value={site}>
      <LocaleProvider value={language}>
        <Inner>{children}</Inner>
      </LocaleProvider>
    </SiteProvider>
  )
  const view = renderHook(() => useRegistration({ search, onRegistered }), { wrapper })
  await act(async () => undefined)
  const tell = (call: Parameters<typeof page.last>[0], value: unknown) =>
    act(async () => page.last(call).answer(value))
  await tell(systemStatus, openStatus('USERNAMEREG3', 'MOBILENUMREG3', 'CAPTCHA3'))
  await tell(settings, { register: rules })
  await tell(countries, { list: [{ countryCode: 'TH', countryDialingCode: '66' }] })
  await tell(captcha, { id: 'picture-1', value: 'iVBORw0KGgo=' })
  const now = () => {
    const { current } = view.result
    if (!('plan' in current)) throw new Error(`There is no form but ${current.status}`)
    return current
  }
  return {
    ...page,
    now,
    tell,
    onRegistered,
    refuse: (call: Parameters<typeof page.last>[0], code: string) =>
      act(async () => page.last(call).fail(new CallError('refused', { status: 400, code }))),
    submit: (given: object = {}) => act(async () => now().onSubmit({ ...values, ...given })),
  }
}

beforeEach(() => sessionStorage.clear())

describe('useRegistration', () => {
  it('opens an account and its session, once however often it is pressed', async () => {
    const page = await openForm()
    await act(async () => {
      for (let press = 0; press < 10; press++) page.now().onSubmit(values)
    })
    expect(page.all(register)).toHaveLength(1)
    expect(page.last(register).input).toMatchObject({
      username: 'noklantern',
      password: 'lantern-88',
      confirmPassword: 'lantern-88',
      captcha: '2618',
      captchaId: 'picture-1',
      domain: 'foyer.test',
      login: true,
    })
    await page.tell(register, registerAnswer)
    expect(page.now().status).toBe('registered')
    expect([page.tokens.token(), page.tokens.account()]).toEqual([
      registerAnswer.token,
      registerAnswer.account,
    ])
    expect(page.onRegistered).toHaveBeenCalledExactlyOnceWith({
      account: null,
      wayIn: 'name',
      credit: '1000.00',
    })
  })

  it('closes where the house has closed while somebody typed', async () => {
    const page = await openForm()
    await page.submit()
    await page.refuse(register, 'switched_off')
    await page.tell(systemStatus, openStatus())
    expect(page.now).toThrow('There is no form but closed')
  })

  it('tells the account that a number has become, where no user name is asked for', async () => {
    const off = { ...houseRules['username']!, enabled: false }
    const on = { ...houseRules['username']!, enabled: true, patternId: 7, acceptedPattern: '*' }
    const page = await openForm('', { ...houseRules, username: off, mobileNum: on })
    await act(async () => page.now().onMobile({ digits: '0812345678', country: 'TH' }))
    await page.submit({ username: undefined })
    await vi.waitFor(() => expect(page.all(register)).toHaveLength(1))
    await page.tell(register, { ...registerAnswer, account: '66812345678' })
    expect(page.onRegistered.mock.calls[0]?.[0]).toMatchObject({
      account: '66812345678',
      wayIn: 'name',
    })
  })

  it('lets the operator have the say about numbers, in words that tell how long they are', async () => {
    const rule = { ...houseRules['username']!, patternId: 7, acceptedPattern: '*' }
    const mobileNum = { ...rule, minLength: 8, maxLength: 8 }
    const page = await openForm('?method=mobile', { ...houseRules, mobileNum })
    await act(async () => page.now().onMobile({ digits: '0812345678', country: 'TH' }))
    await act(async () => void (await page.now().onCheckMobile()))
    expect(page.now().mobileFault).toBe('length')
  })

  it('needs no number that one may go without', async () => {
    const mobileNum = { ...houseRules['username']!, required: false, acceptedPattern: '*' }
    const page = await openForm('', { ...houseRules, mobileNum })
    await page.submit()
    expect(page.last(register).input).not.toHaveProperty('mobileNum')
  })

  it('asks about an agent’s code first, and stops where nobody has it', async () => {
    const page = await openForm('', agents)
    await page.submit({ affiliateCode: 'TEAK89' })
    expect(page.last(affiliate).input).toEqual({ code: 'TEAK89', domain: 'foyer.test' })
    await page.refuse(affiliate, 'affiliate')
    expect(page.all(register)).toHaveLength(0)
    expect(page.now()).toMatchObject({ status: 'affiliate', invite: 'TEAK89' })
    await act(async () => page.now().onDismissInvite())
    expect(page.now().status).toBe('idle')
  })

  it('takes the right code of a link along, and does not ask for one', async () => {
    const page = await openForm('?affiliateCode=TEAK88', agents)
    expect(page.now().plan.map(({ name }) => name)).not.toContain('affiliateCode')
    await page.tell(affiliate, null)
    await page.submit()
    expect(page.last(register).input).toMatchObject({ affiliateCode: 'TEAK88' })
  })

  it('asks for a code where the link’s is nobody’s', async () => {
    const page = await openForm('?affiliateCode=TEAK89', agents)
    await page.refuse(affiliate, 'affiliate')
    expect(page.now().plan.map(({ name }) => name)).toContain('affiliateCode')
    await page.submit()
    expect(page.last(register).input).not.toHaveProperty('affiliateCode')
  })

  it('goes without a friend’s code that is nobody’s and has no field', async () => {
    const { referralCode: _, ...rules } = houseRules
    const page = await openForm('?referralCode=LANTERN8&recommenderId=u-17', rules)
    await page.submit()
    expect(page.last(register).input).toMatchObject({
      referralCode: 'LANTERN8',
      recommenderId: 'u-17',
    })
    await page.refuse(register, 'referral')
    expect(page.now().status).toBe('referral')
    await page.submit()
    expect(page.last(register).input).not.toHaveProperty('referralCode')
  })

  it('asks again what the house asks, where something is refused that it did not ask', async () => {
    const page = await openForm()
    await page.submit()
    expect(page.all(settings)).toHaveLength(1)
    const missing = { status: 400, code: 'answer_wrong', value: { field: 'email' } }
    await act(async () => page.last(register).fail(new CallError('refused', missing)))
    expect(page.now()).toMatchObject({ status: 'answer-wrong', field: 'email' })
    expect(page.all(settings)).toHaveLength(2)
    const email = { ...houseRules['username']!, patternId: 6, acceptedPattern: '*' }
    await page.tell(settings, { register: { ...houseRules, email } })
    expect(page.now()).toMatchObject({ status: 'answer-wrong', field: 'email' })
    expect(page.now().plan.map(({ name }) => name)).toContain('email')
    // Nobody is told again on the other way in, where nothing was refused.
    await act(async () => page.now().onMethod('mobile'))
    expect(page.now().status).toBe('idle')
  })

  it('fetches another picture once one has served', async () => {
    const page = await openForm()
    await page.submit()
    await page.refuse(register, 'taken')
    expect(page.now().status).toBe('taken')
    expect(page.all(captcha)).toHaveLength(2)
    await page.tell(captcha, { id: 'picture-2', value: 'iVBORw0KGgo=' })
    await page.submit()
    await act(async () => page.last(register).fail(new CallError('offline')))
    expect(page.now().status).toBe('offline')
    expect(page.all(captcha)).toHaveLength(2)
  })

  it('registers by mobile number, and leaves a wrong code to its field', async () => {
    const page = await openForm('?method=mobile')
    expect(page.now().method).toBe('mobile')
    await act(async () => page.now().onSubmit({ verificationCode: '482193', agreed: true }))
    expect(page.all(registerMobile)).toHaveLength(0)
    expect(page.now().mobileFault).toBe('missing')

    await act(async () => page.now().onMobile({ digits: '0812345678', country: 'TH' }))
    await act(async () => page.now().onSubmit({ verificationCode: '482193', agreed: true }))
    await vi.waitFor(() => expect(page.all(registerMobile)).toHaveLength(1))
    expect(page.last(registerMobile).input).toMatchObject({
      mobileNum: '812345678',
      countryDialingCode: '66',
      verificationCode: '482193',
      registerMethod: 'WEB',
    })
    await page.refuse(registerMobile, 'code_wrong')
    expect(page.now().status).toBe('idle')
    expect(page.now().code.status).toBe('code-wrong')
  })
})
