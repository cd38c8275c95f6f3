// @vitest-environment jsdom
import { captcha as captchaCall } from '#contract/index.ts'
import {
  asksDigits,
  type Captcha,
  captchaInterval,
  captchaLifetime,
  pictureInput,
} from '#features/session/login-rules.ts'
import { type BotCheck, BotCheckProvider, noBotCheck } from '#features/session/use-bot-check.ts'
import { useCaptcha } from '#features/session/use-captcha.ts'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { house } from './house.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function open() {
  const page = house()
  const proofs: ((proof: string | null) => void)[] = []
  const bots: BotCheck = {
    ...noBotCheck,
    proveInstead: () => new Promise((resolve) => proofs.push(resolve)),
  }
  const came: Captcha[] = []
  const ask = vi.fn()
  const view = renderHook(() => useCaptcha({ ask, come: (captcha) => came.push(captcha) }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <page.wrapper>
        <BotCheckProvider value={bots}>{children}</BotCheckProvider>
      </page.wrapper>
    ),
  })
  return {
    pictures: () => view.result.current,
    came,
    ask,
    unmount: view.unmount,
    asked: () => page.all(captchaCall).length,
    picture: (id: string) =>
      act(async () => page.last(captchaCall).answer({ id, value: 'iVBORw0KGgo=' })),
    prove: (proof: string | null) => act(async () => proofs.at(-1)?.(proof)),
    proofs,
  }
}

const last = (came: Captcha[]) => came.at(-1)?.status

describe('pictures', () => {
  it('come at most once a second for who presses', () => {
    const { pictures, asked } = open()
    pictures().refresh()
    pictures().refresh()
    expect(asked()).toBe(1)
    vi.advanceTimersByTime(captchaInterval)
    pictures().refresh()
    expect(asked()).toBe(2)
  })

  it('grow old, unless another came meanwhile', async () => {
    const page = open()
    page.pictures().fetch()
    await page.picture('one')
    vi.advanceTimersByTime(captchaLifetime - 1)
    expect(last(page.came)).toBe('ready')
    page.pictures().refresh()
    await page.picture('two')
    vi.advanceTimersByTime(captchaLifetime - 1)
    expect(last(page.came)).toBe('ready')
    vi.advanceTimersByTime(1)
    expect(last(page.came)).toBe('expired')
  })

  it('do not grow old on a page that is gone', async () => {
    const page = open()
    page.pictures().fetch()
    await page.picture('one')
    page.unmount()
    vi.advanceTimersByTime(captchaLifetime)
    expect(last(page.came)).toBe('ready')
  })
})

describe('the work instead', () => {
  it('is done on request, and again for the next attempt, until a picture is wanted', async () => {
    const page = open()
    page.pictures().skip()
    expect(last(page.came)).toBe('proving')
    await page.prove('work')
    expect(page.came.at(-1)).toEqual({ status: 'proved', proof: 'work' })
    page.pictures().fetch()
    expect(last(page.came)).toBe('proving')
    expect(page.asked()).toBe(0)
    page.pictures().refresh()
    expect(page.asked()).toBe(1)
    vi.advanceTimersByTime(captchaInterval)
    page.pictures().fetch()
    expect(page.asked()).toBe(2)
  })

  it('is waited for by who sends the form before it is done', async () => {
    const page = open()
    expect(await page.pictures().settled()).toBeNull()
    page.pictures().skip()
    const settled = page.pictures().settled()
    await page.prove('work')
    expect(await settled).toEqual({ status: 'proved', proof: 'work' })
  })

  it('says when it came to nothing', async () => {
    const page = open()
    page.pictures().skip()
    await page.prove(null)
    expect(last(page.came)).toBe('unproved')
  })

  it('arrives nowhere once a picture was asked for', async () => {
    const page = open()
    page.pictures().skip()
    page.pictures().refresh()
    await page.prove('late')
    expect(last(page.came)).toBe('proving')
    expect(page.ask).toHaveBeenCalledOnce()
  })

  it('takes the place of the digits in the request, and in the rules', () => {
    expect(pictureInput({ status: 'proved', proof: 'work' })).toEqual({ captchaProof: 'work' })
    expect(pictureInput({ status: 'ready', id: 'p', picture: 'data:' })).toEqual({ captchaId: 'p' })
    expect(pictureInput({ status: 'expired' })).toEqual({})
    expect(pictureInput(null)).toEqual({})
    const asking = (['loading', 'failed', 'expired', 'unproved', 'proving'] as const).filter(
      (status) => asksDigits({ status }),
    )
    expect(asking).toEqual(['loading', 'failed', 'expired', 'unproved'])
    expect(asksDigits(null)).toBe(false)
  })
})
