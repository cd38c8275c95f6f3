// @vitest-environment jsdom
import { CallError } from '#client/index.ts'
import { balance } from '#contract/index.ts'
import { useBalance } from '#features/wallet/use-balance.ts'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeServer } from '../fake-server.tsx'

beforeEach(() => localStorage.clear())

const setUp = (signedIn = true) => {
  const server = fakeServer()
  const hook = renderHook(() => useBalance(signedIn), { wrapper: server.wrapper })
  return { ...server, ...hook }
}

describe('the balance', () => {
  it('is not asked for while nobody is signed in', () => {
    const { asked, result } = setUp(false)
    expect(asked).toEqual([])
    expect(result.current).toMatchObject({ status: 'loading', amount: null })
  })

  it('comes as the text that the ledger wrote', async () => {
    const { result, last } = setUp()
    expect(result.current).toMatchObject({ status: 'loading', amount: null })
    await act(async () => last(balance).answer({ sumBalance: '9007199254740993.01' }))
    expect(result.current).toMatchObject({ status: 'ready', amount: '9007199254740993.01' })
  })

  it('stays in sight while it is asked for again', async () => {
    const { result, last, asked } = setUp()
    await act(async () => last(balance).answer({ sumBalance: '10.00' }))
    act(() => result.current.onRefresh())
    expect(asked).toHaveLength(2)
    expect(result.current).toMatchObject({ status: 'refreshing', amount: '10.00' })
    await act(async () => last(balance).answer({ sumBalance: '12.50' }))
    expect(result.current).toMatchObject({ status: 'ready', amount: '12.50' })
  })

  it('says so when it could not be had, and can be asked for again', async () => {
    const { result, last } = setUp()
    await act(async () => last(balance).fail(new CallError('refused', { status: 400 })))
    expect(result.current).toMatchObject({ status: 'failed', amount: null })
    act(() => result.current.onRefresh())
    expect(result.current).toMatchObject({ status: 'loading', amount: null })
    await act(async () => last(balance).answer({ sumBalance: '3.00' }))
    expect(result.current).toMatchObject({ status: 'ready', amount: '3.00' })
  })

  it('keeps the last amount known when a refresh fails', async () => {
    const { result, last } = setUp()
    await act(async () => last(balance).answer({ sumBalance: '10.00' }))
    act(() => result.current.onRefresh())
    await act(async () => last(balance).fail(new CallError('refused', { status: 400 })))
    expect(result.current).toMatchObject({ status: 'failed', amount: '10.00' })
  })
})

describe('hiding it', () => {
  it('outlives the visit', () => {
    const first = setUp()
    expect(first.result.current.hidden).toBe(false)
    act(() => first.result.current.onHiddenChange(true))
    expect(first.result.current.hidden).toBe(true)
    first.unmount()
    const second = setUp()
    expect(second.result.current.hidden).toBe(true)
    act(() => second.result.current.onHiddenChange(false))
    second.unmount()
    expect(setUp().result.current.hidden).toBe(false)
  })

  it('is one choice for all who show it', () => {
    const server = fakeServer()
    const header = renderHook(() => useBalance(true), { wrapper: server.wrapper })
    const menu = renderHook(() => useBalance(true), { wrapper: server.wrapper })
    act(() => menu.result.current.onHiddenChange(true))
    expect(header.result.current.hidden).toBe(true)
  })
})
