// @vitest-environment jsdom
import { CallError } from '#client/index.ts'
import { freePlay, sealingKey } from '#contract/index.ts'
import { useFreePlay } from '#features/session/use-free-play.ts'
import { publicKey } from '#stories/fixtures/session/public-key.ts'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { house } from './house.tsx'

beforeEach(() => sessionStorage.clear())

async function open() {
  const page = house()
  const onSignedIn = vi.fn()
  const view = renderHook(({ shown }: { shown: boolean }) => useFreePlay({ shown, onSignedIn }), {
    initialProps: { shown: true },
    wrapper: page.wrapper,
  })
  return {
    ...page,
    onSignedIn,
    now: () => view.result.current,
    show: (shown: boolean) => act(async () => view.rerender({ shown })),
    /** The server hands out its key; what it is encrypted with comes from the disk. */
    key: async (pem = publicKey) => {
      await act(async () => page.last(sealingKey).answer({ id: 'k1', publicKey: pem }))
      await act(() => vi.dynamicImportSettled())
    },
    answer: () => act(async () => page.last(freePlay).answer({ token: 't1', account: 'demoabc' })),
    fail: (error: unknown) => act(async () => page.last(freePlay).fail(error)),
  }
}

describe('useFreePlay', () => {
  it('sends a random string encrypted, and opens the session that comes back', async () => {
    const page = await open()
    sessionStorage.setItem('cpw', 'expired')
    const seen = page.keep('what a guest saw')
    await page.key()
    const { input } = page.last(freePlay)
    expect(input).toMatchObject({ platform: 'W', keyId: 'k1' })
    expect(input['encryptedString']).toMatch(/^[A-Za-z0-9+/]{342}==$/)
    expect(page.now().status).toBe('starting')
    await page.answer()
    expect([page.tokens.token(), page.tokens.account()]).toEqual(['t1', 'demoabc'])
    expect(page.onSignedIn).toHaveBeenCalledOnce()
    expect(sessionStorage.getItem('cpw')).toBeNull()
    expect(seen()).toBeUndefined()
  })

  it.each([
    new CallError('offline'),
    new CallError('timeout'),
    new CallError('malformed', { status: 502 }),
    new CallError('refused', { status: 500, code: 'unknown' }),
    new CallError('refused', { status: 429, code: 'too_many' }),
  ])('asks the same again while nobody said what became of it: %s', async (error) => {
    const page = await open()
    await page.key()
    await page.fail(error)
    await act(async () => page.now().onRetry())
    expect(page.now().status).toBe('starting')
    const [first, second] = page.all(freePlay)
    expect(second?.input).toEqual(first?.input)
    expect(first?.key).toMatch(/^[0-9a-f]{32}$/)
    expect(second?.key).toBe(first?.key)
    await page.answer()
    expect(page.tokens.account()).toBe('demoabc')
  })

  it('also where it was given up meanwhile, and comes with another string after a plain no', async () => {
    const page = await open()
    await page.key()
    const first = page.last(freePlay)
    await page.show(false)
    await act(async () => first.fail(new CallError('aborted')))
    await page.show(true)
    expect(page.last(freePlay)).toMatchObject({ input: first.input, key: first.key })
    await page.fail(new CallError('refused', { status: 400, code: 'sealed' }))
    await act(async () => page.now().onRetry())
    await page.key()
    expect(page.last(freePlay).input['encryptedString']).not.toBe(first.input['encryptedString'])
    expect(page.last(freePlay).key).not.toBe(first.key)
  })

  it.each([
    [new CallError('offline'), { status: 'offline' }],
    [new CallError('timeout'), { status: 'timeout' }],
    [
      new CallError('refused', { status: 429, code: 'too_many', retryAfter: 61 }),
      { status: 'too-many', minutes: 2 },
    ],
    [new CallError('refused', { status: 429 }), { status: 'too-many', minutes: null }],
    [new CallError('refused', { status: 403, code: 'switched_off' }), { status: 'switched-off' }],
    [new CallError('refused', { status: 403, code: 'error_not_agent' }), { status: 'not-agent' }],
    [new CallError('refused', { status: 503, code: 'maintenance' }), { status: 'maintenance' }],
    [
      new CallError('refused', { status: 400, code: 'sealed', message: 'could not be opened' }),
      { status: 'failed', serverMessage: null },
    ],
    [
      new CallError('refused', { status: 500, code: 'E-7', message: ' Not today ' }),
      { status: 'failed', serverMessage: 'Not today' },
    ],
    [new Error('anything'), { status: 'failed', serverMessage: null }],
  ])('says what went wrong: %s', async (error, state) => {
    const page = await open()
    await page.key()
    await page.fail(error)
    expect(page.now()).toMatchObject(state)
    expect(page.tokens.token()).toBeNull()
  })

  it('makes nothing of a key that is none', async () => {
    const page = await open()
    await page.key('not a key')
    expect(page.all(freePlay)).toEqual([])
    expect(page.now()).toMatchObject({ status: 'failed' })
  })

  it('is given up when it is closed', async () => {
    const page = await open()
    await page.key()
    await page.show(false)
    await page.answer()
    expect(page.tokens.token()).toBeNull()
    expect(page.onSignedIn).not.toHaveBeenCalled()
  })
})
