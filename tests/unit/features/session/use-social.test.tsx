// @vitest-environment jsdom
import { CallError } from '#client/index.ts'
import { socialFinish, socialProviders, socialStart } from '#contract/index.ts'
import { returnProblemOf } from '#features/session/social-state.ts'
import { beginTrip, endTrip, tripUnderWay } from '#features/session/social-trip.ts'
import { useSocial } from '#features/session/use-social.ts'
import { useSocialReturn } from '#features/session/use-social-return.ts'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { house } from './house.tsx'

beforeEach(() => sessionStorage.clear())

const answer = { token: 't1', account: 'go7x2kq9m4n', firstTimeLogin: true, passwordExpired: false }
const refused = (code: string, status = 403) => new CallError('refused', { code, status })

async function openButtons(back = '/rng?vendor=KM', search = '') {
  const page = house()
  const leave = vi.fn()
  const view = renderHook(
    () => useSocial({ on: true, back: () => back, search: () => search, leave }),
    {
      wrapper: page.wrapper,
    },
  )
  await act(async () =>
    page.last(socialProviders).answer({ list: [{ id: 'google', name: 'Google' }] }),
  )
  return { ...page, leave, now: () => view.result.current }
}

describe('setting out', () => {
  it('keeps a secret in the tab, tells it the gateway, and leaves', async () => {
    const page = await openButtons()
    expect(page.now().providers).toEqual([{ id: 'google', name: 'Google' }])
    await act(async () => page.now().onChoose('google'))
    expect(page.now()).toMatchObject({ status: 'leaving', chosen: 'google' })
    const trip = tripUnderWay()
    expect(trip).toEqual({
      tab: expect.stringMatching(/^[0-9a-f]{32}$/),
      back: '/rng?vendor=KM',
      codes: {},
    })
    expect(page.last(socialStart).input).toEqual({ provider: 'google', tab: trip?.tab })
    const url = 'https://accounts.example/auth?state=s'
    await act(async () => page.last(socialStart).answer({ url }))
    expect(page.leave).toHaveBeenCalledExactlyOnceWith(url)
  })

  it('sets out once for two presses', async () => {
    const page = await openButtons()
    await act(async () => {
      page.now().onChoose('google')
      page.now().onChoose('google')
    })
    expect(page.all(socialStart)).toHaveLength(1)
  })

  it.for(['javascript:alert(1)', 'data:text/html,x', '//evil.example'])(
    'does not follow %s',
    async (url) => {
      const page = await openButtons()
      await act(async () => page.now().onChoose('google'))
      await act(async () => page.last(socialStart).answer({ url }))
      expect(page.leave).not.toHaveBeenCalled()
      expect(page.now().status).toBe('failed')
    },
  )

  it('is there to be pressed again for who comes back by the browser’s Back', async () => {
    const page = await openButtons()
    await act(async () => page.now().onChoose('google'))
    const url = 'https://accounts.example/auth?state=s'
    await act(async () => page.last(socialStart).answer({ url }))
    const show = (persisted: boolean) =>
      act(async () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))
    await show(false)
    expect(page.now().status).toBe('leaving')
    await show(true)
    expect(page.now()).toMatchObject({ status: 'idle', chosen: null })
    await act(async () => page.now().onChoose('google'))
    expect(page.all(socialStart)).toHaveLength(2)
  })

  it('says when nobody can be reached, and tries again', async () => {
    const page = await openButtons()
    await act(async () => page.now().onChoose('google'))
    await act(async () => page.last(socialStart).fail(refused('social_failed', 503)))
    expect(page.now().status).toBe('failed')
    await act(async () => page.now().onChoose('google'))
    expect(page.now().status).toBe('leaving')
    expect(page.all(socialStart)).toHaveLength(2)
  })
})

describe('a trip', () => {
  it.for(['//evil.example', 'https://evil.example', '/\\evil.example', '', '/a b'])(
    'leads back to no page like %j',
    (back) => {
      expect(beginTrip(back, {}).back).toBe('/')
      const kept = JSON.stringify({ tab: 'a', back })
      sessionStorage.setItem('social', kept)
      expect(tripUnderWay()).toEqual({ tab: 'a', back: '/', codes: {} })
    },
  )

  it.for(['', 'null', '7', '{"tab":7}', '{', '[]'])('is none when %j was kept', (kept) => {
    sessionStorage.setItem('social', kept)
    expect(tripUnderWay()).toBeNull()
  })

  it('ends', () => {
    beginTrip('/', {})
    endTrip()
    expect(tripUnderWay()).toBeNull()
  })
})

describe('coming back', () => {
  async function comeBack(kept = true) {
    if (kept) beginTrip('/rng', {})
    const page = house()
    const onSignedIn = vi.fn()
    const view = renderHook(() => useSocialReturn({ query: 'code=c&state=s', onSignedIn }), {
      wrapper: page.wrapper,
    })
    await act(async () => undefined)
    return { ...page, onSignedIn, now: () => view.result.current }
  }

  it('hands over what was brought, opens the session, and goes on', async () => {
    const page = await comeBack()
    expect(page.now().status).toBe('finishing')
    const { tab } = tripUnderWay() ?? {}
    expect(page.last(socialFinish).input).toEqual({ query: 'code=c&state=s', tab })
    await act(async () => page.last(socialFinish).answer(answer))
    expect([page.tokens.token(), page.tokens.account()]).toEqual(['t1', 'go7x2kq9m4n'])
    expect(page.onSignedIn).toHaveBeenCalledExactlyOnceWith(
      { firstTimeLogin: true, passwordExpired: false, passwordTrivial: false, password: '' },
      '/rng',
    )
    expect(tripUnderWay()).toBeNull()
  })

  it('brings the codes of the link that they came by', async () => {
    const out = await openButtons('/', '?affiliateCode=TEAK88&referralCode=&utm=x')
    await act(async () => out.now().onChoose('google'))
    expect(tripUnderWay()?.codes).toEqual({ affiliateCode: 'TEAK88' })
    const page = await comeBack(false)
    expect(page.last(socialFinish).input).toMatchObject({ affiliateCode: 'TEAK88' })
    expect(page.last(socialFinish).input).not.toHaveProperty('referralCode')
  })

  it('asks nobody when this tab sent nobody', async () => {
    const page = await comeBack(false)
    expect(page.now().status).toBe('failed')
    expect(page.all(socialFinish)).toEqual([])
  })

  it('can be tried again with the same while nobody answers, and not once somebody did', async () => {
    const page = await comeBack()
    await act(async () => page.last(socialFinish).fail(new CallError('offline')))
    expect(page.now().status).toBe('unreachable')
    await act(async () => page.now().onRetry())
    expect(page.all(socialFinish)).toHaveLength(2)
    await act(async () => page.last(socialFinish).fail(refused('social_cancelled')))
    expect(page.now().status).toBe('cancelled')
    expect(tripUnderWay()).toBeNull()
    expect(page.tokens.token()).toBeNull()
  })

  it.for([
    ['too_many', 429, 'too-many', true],
    ['maintenance', 503, 'maintenance', true],
    ['error_not_agent', 403, 'not-agent', false],
    ['switched_off', 403, 'closed', false],
  ] as const)(
    'keeps what was brought while it may still do: %s',
    async ([code, http, status, kept]) => {
      const page = await comeBack()
      await act(async () => page.last(socialFinish).fail(refused(code, http)))
      expect(page.now().status).toBe(status)
      expect(tripUnderWay() !== null).toBe(kept)
    },
  )

  it('has a word for whatever went wrong', () => {
    const said = [
      refused('social_failed'),
      refused('social_failed', 503),
      refused('too_many', 429),
      refused('unknown', 429),
      refused('not_member'),
      refused('error_not_agent'),
      refused('blocked'),
      refused('badUrl'),
      refused('maintenance', 503),
      refused('not_found', 404),
      new CallError('timeout'),
      new CallError('malformed', { status: 502 }),
      new TypeError('x'),
    ].map((error) => returnProblemOf(error).status)
    expect(said).toEqual([
      'failed',
      'unreachable',
      'too-many',
      'too-many',
      'not-member',
      'not-agent',
      'blocked',
      'bad-address',
      'maintenance',
      'failed',
      'unreachable',
      'unreachable',
      'failed',
    ])
  })
})
