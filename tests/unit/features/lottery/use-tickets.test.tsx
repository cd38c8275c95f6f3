// @vitest-environment jsdom
import { CallError, useCall } from '#client/index.ts'
import { balance, cancelLotteryTicket, lotteryTickets } from '#contract/index.ts'
import { useTickets } from '#features/lottery/use-tickets.ts'
import { tickets } from '#stories/fixtures/lottery/bet.ts'
import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeServer } from '../fake-server.tsx'

const [waiting, won] = [tickets[0]!, tickets[1]!]
const page = (list = tickets) => ({ list, pageNo: 1, pageSize: 10, totalCount: list.length })

function open(looked = true) {
  const server = fakeServer()
  const view = renderHook(({ shown }) => useTickets(shown), {
    wrapper: server.wrapper,
    initialProps: { shown: looked },
  })
  const answer = (value: unknown) => act(async () => server.last(lotteryTickets).answer(value))
  return { server, view, answer, hook: () => view.result.current }
}

it('asks for nothing before somebody looks', async () => {
  const { server, view } = open(false)
  expect(server.asked).toEqual([])
  view.rerender({ shown: true })
  expect(server.last(lotteryTickets).input).toEqual({ pageNo: 1, pageSize: 10 })
})

it('shows a page, a filter of it, and what is empty', async () => {
  const { hook, answer, server } = open()
  expect(hook().status).toBe('loading')
  await answer(page())
  expect(hook()).toMatchObject({ status: 'ready', totalCount: 4 })
  act(() => hook().onFilter({ status: 'won', pageNo: 2 }))
  expect(server.last(lotteryTickets).input).toEqual({ pageNo: 2, pageSize: 10, status: 'won' })
  await answer(page([]))
  expect(hook().status).toBe('empty')
})

it('asks what there is in the wallet by now when a ticket was paid', async () => {
  const server = fakeServer()
  renderHook(() => [useTickets(true), useCall(balance, {})], { wrapper: server.wrapper })
  const looks = () => server.asked.filter(({ path }) => path === balance.path).length
  await act(async () => {
    server.last(balance).answer({ sumBalance: '80.00' })
    server.last(lotteryTickets).answer(page([won]))
  })
  expect(looks()).toBe(2)
})

it('says what did not come, and asks again', async () => {
  const { hook, server, answer } = open()
  await act(async () => server.last(lotteryTickets).fail(new CallError('refused', { status: 404 })))
  const failed = hook()
  expect(failed).toMatchObject({ status: 'failed', code: 'LT-404' })
  if (failed.status === 'failed') act(() => failed.onRetry())
  await answer(page())
  expect(hook().status).toBe('ready')
})

it('takes a ticket back after it was asked twice, once however often it is pressed', async () => {
  const { hook, server, answer } = open()
  await answer(page())
  act(() => hook().onShow(waiting))
  act(() => hook().onCancel(waiting))
  expect(hook().cancel.status).toBe('asking')
  expect(server.asked.filter(({ path }) => path === cancelLotteryTicket.path)).toEqual([])
  act(() => hook().onCancel(waiting))
  act(() => hook().onCancel(waiting))
  expect(hook().cancel.status).toBe('sending')
  const sent = server.asked.filter(({ path }) => path === cancelLotteryTicket.path)
  expect(sent.map(({ input }) => input)).toEqual([{ id: waiting.id }])
  const looks = () => server.asked.filter(({ path }) => path === lotteryTickets.path).length
  const before = looks()
  await act(async () => sent[0]?.answer({ ...waiting, status: 'cancelled' }))
  expect(hook()).toMatchObject({ shown: null, cancel: { status: 'cancelled' } })
  expect(looks()).toBe(before + 1)
})

it('keeps a ticket in sight that could not be taken back, with the reason', async () => {
  const { hook, server, answer } = open()
  await answer(page())
  act(() => hook().onShow(waiting))
  act(() => hook().onCancel(waiting))
  act(() => hook().onCancel(waiting))
  const late = new CallError('refused', { status: 400, code: 'cancel_late' })
  await act(async () => server.last(cancelLotteryTicket).fail(late))
  expect(hook()).toMatchObject({
    shown: { id: waiting.id },
    cancel: { status: 'refused', problem: { kind: 'too-late' } },
  })
  act(() => hook().onShow(won))
  expect(hook().cancel.status).toBe('idle')
})

it('counts every refusal of a ticket, so that each one is told of', async () => {
  const { hook, server, answer } = open()
  await answer(page())
  act(() => hook().onShow(waiting))
  for (const failures of [1, 2]) {
    act(() => hook().onCancel(waiting))
    act(() => hook().onCancel(waiting))
    await act(async () => server.last(cancelLotteryTicket).fail(new CallError('offline')))
    expect(hook().cancel).toMatchObject({ status: 'refused', failures })
  }
  act(() => hook().onShow(won))
  expect(hook().cancel).toMatchObject({ status: 'idle', failures: 0 })
})

it('says nothing of a ticket that is taken back beside another one, and leads nobody away', async () => {
  const { hook, server, answer } = open()
  await answer(page())
  act(() => hook().onShow(waiting))
  act(() => hook().onCancel(waiting))
  act(() => hook().onCancel(waiting))
  act(() => hook().onShow(won))
  expect(hook().cancel.status).toBe('idle')
  await act(async () =>
    server.last(cancelLotteryTicket).answer({ ...waiting, status: 'cancelled' }),
  )
  expect(hook()).toMatchObject({ shown: { id: won.id }, cancel: { status: 'idle' } })
})

it('waits no longer for what was given up', async () => {
  const { hook, server, answer } = open()
  await answer(page())
  act(() => hook().onShow(waiting))
  act(() => hook().onCancel(waiting))
  act(() => hook().onCancel(waiting))
  await act(async () => server.last(cancelLotteryTicket).fail(new CallError('aborted')))
  expect(hook().cancel.status).toBe('idle')
})

it('shows a ticket as the server tells of it by now', async () => {
  const { hook, server, answer } = open()
  await answer(page())
  act(() => hook().onShow(waiting))
  act(() => hook().onCancel(waiting))
  act(() => hook().onCancel(waiting))
  await act(async () => server.last(cancelLotteryTicket).fail(new CallError('offline')))
  // Asked anew: it was drawn meanwhile.
  await answer(page([{ ...waiting, status: 'lost' }]))
  expect(hook().shown).toMatchObject({ id: waiting.id, status: 'lost' })
})

describe('a ticket that is looked at among those that wait', () => {
  const asked = ({ server }: ReturnType<typeof open>, drawId?: string) =>
    server.asked.filter(
      ({ path, input }) => path === lotteryTickets.path && input.drawId === drawId,
    )
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  afterEach(() => vi.useRealTimers())

  it('gets its result, though it is among them no more', async () => {
    vi.useFakeTimers()
    const desk = open()
    const { hook, answer } = desk
    act(() => hook().onFilter({ status: 'waiting', pageNo: 1 }))
    await answer(page([waiting]))
    act(() => hook().onShow(waiting))
    await pass(30_000)
    expect(asked(desk, waiting.drawId)).toEqual([])
    await answer(page([]))
    expect(hook().shown).toMatchObject({ id: waiting.id, status: 'waiting' })
    const [apart] = asked(desk, waiting.drawId)
    expect(apart?.input).toEqual({ drawId: waiting.drawId, pageSize: 50 })
    await act(async () => apart?.answer(page([won, waiting])))
    // It still waits, and is asked for again.
    await pass(30_000)
    expect(asked(desk, waiting.drawId)).toHaveLength(2)
    const paid = { ...waiting, status: 'won' as const, win: '900.00' }
    await act(async () => asked(desk, waiting.drawId)[1]?.answer(page([paid])))
    expect(hook().shown).toEqual(paid)
    await pass(90_000)
    expect(asked(desk, waiting.drawId)).toHaveLength(2)
  })
})
