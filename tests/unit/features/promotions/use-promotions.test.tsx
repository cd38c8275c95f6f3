// @vitest-environment jsdom
import { CallError } from '#client/index.ts'
import { announcements } from '#contract/index.ts'
import { usePromotions } from '#features/promotions/use-promotions.ts'
import { promotionsAnswer } from '#stories/fixtures/promotions/promotions.ts'
import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fakeServer } from '../fake-server.tsx'

describe('the promotions of the home', () => {
  it('are the first three, asked for as a guest', async () => {
    const { wrapper, last } = fakeServer()
    const { result } = renderHook(() => usePromotions(false), { wrapper })
    expect(result.current).toEqual({ status: 'loading' })
    expect(last(announcements).input).toEqual({ types: 'PR', execution: 'B' })
    await act(async () => last(announcements).answer(promotionsAnswer))
    expect(result.current).toEqual({
      status: 'ready',
      promotions: promotionsAnswer.promotion.slice(0, 3),
    })
  })

  it('are asked for again when somebody signs in', () => {
    const { wrapper, last } = fakeServer()
    renderHook(() => usePromotions(true), { wrapper })
    expect(last(announcements).input).toEqual({ types: 'PR', execution: 'A' })
  })

  it('are not there when there are none, and say what failed', async () => {
    const { wrapper, last } = fakeServer()
    const { result } = renderHook(() => usePromotions(false), { wrapper })
    await act(async () => last(announcements).fail(new CallError('refused', { status: 404 })))
    expect(result.current).toMatchObject({ status: 'failed', code: 'PR-404', retrying: false })
    if (result.current.status === 'failed') result.current.onRetry()
    await act(async () => last(announcements).answer({ ...promotionsAnswer, promotion: [] }))
    expect(result.current.status).toBe('empty')
  })
})
