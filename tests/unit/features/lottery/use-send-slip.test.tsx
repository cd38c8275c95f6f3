// @vitest-environment jsdom
import { CallError } from '#client/index.ts'
import { lotteryTickets, placeLotteryTicket } from '#contract/index.ts'
import { isOtherUnanswered, onPlaced } from '#features/lottery/slip-sent.ts'
import { gatherSlips, keepSlip, recallSlip } from '#features/lottery/slip-store.ts'
import { useSendSlip } from '#features/lottery/use-send-slip.ts'
import { tickets } from '#stories/fixtures/lottery/bet.ts'
import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeServer } from '../fake-server.tsx'

afterEach(() => sessionStorage.clear())

const line = { playType: '3top', numbers: '409', stake: '20.00' }
const pageOf = (list: readonly (typeof tickets)[number][]) => ({
  list,
  pageNo: 1,
  pageSize: 50,
  totalPages: 1,
  totalCount: list.length,
})
const slipOf = (numbers = '409') => ({
  drawId: 'D1',
  lines: [{ ...line, numbers, rate: '900' }],
})

/** A desk of a page of its own, as after a reload: nothing is there but what the tab kept. */
function desk(account: string | null = 'vip88', draw = 'LANTERN') {
  const server = fakeServer()
  const placed = vi.fn()
  const view = renderHook(() => useSendSlip(account, draw, placed), {
    wrapper: server.wrapper,
  })
  const send = (slip = slipOf()) => {
    const failed = vi.fn()
    act(() => void view.result.current(slip).catch(failed))
    return { ...server.last(placeLotteryTicket), failed }
  }
  return { send, placed, view, server }
}

it.each([
  ['no answer', new CallError('timeout'), true],
  ['a fault of the house', new CallError('refused', { status: 500 }), true],
  ['the first being under way', new CallError('refused', { status: 429 }), true],
  ['a plain no', new CallError('refused', { status: 400, code: 'not_enough' }), false],
])('after %s the page that comes next knows whether to repeat it', async (_, error, same) => {
  const first = desk()
  const lost = first.send()
  expect(lost.idempotencyKey).toMatch(/^[\w-]{16,128}$/)
  await act(async () => lost.fail(error))
  expect(lost.failed).toHaveBeenCalledWith(error)
  first.view.unmount()
  expect(desk().send().idempotencyKey === lost.idempotencyKey).toBe(same)
})

it('repeats it after a reload while it was on its way', () => {
  const lost = desk().send()
  expect(desk().send().idempotencyKey).toBe(lost.idempotencyKey)
})

it('sends another slip, and that of another member, under a key of its own', () => {
  const { idempotencyKey } = desk().send()
  expect(desk('gamma').send().idempotencyKey).not.toBe(idempotencyKey)
  expect(desk().send(slipOf('157')).idempotencyKey).not.toBe(idempotencyKey)
})

it('asks once, however often it is pressed', async () => {
  const { send, server, placed } = desk()
  send()
  const { answer } = send()
  expect(server.asked).toHaveLength(1)
  await act(async () => answer(tickets[0]))
  expect(placed).toHaveBeenCalledOnce()
  expect(send().idempotencyKey).not.toBe(server.asked[0]?.idempotencyKey)
})

describe('a repeat of what had become a ticket', () => {
  const lose = async () => {
    const lost = desk().send()
    await act(async () => lost.fail(new CallError('timeout')))
    return lost.idempotencyKey
  }

  it('is that ticket', async () => {
    await lose()
    const { send, server, placed } = desk()
    const { answer } = send()
    await act(async () => answer(tickets[0]))
    expect(placed).not.toHaveBeenCalled()
    await act(async () => server.last(lotteryTickets).answer(pageOf([tickets[1]!])))
    expect(placed).toHaveBeenCalledExactlyOnceWith(tickets[0], slipOf().lines)
  })

  it('is another one where its owner has cancelled that', async () => {
    const key = await lose()
    const { send, server, placed } = desk()
    const { answer } = send()
    await act(async () => answer(tickets[0]))
    const { input } = server.last(lotteryTickets)
    expect(input).toMatchObject({ status: 'cancelled', drawId: tickets[0]!.drawId })
    await act(async () => server.last(lotteryTickets).answer(pageOf([tickets[0]!])))
    const other = server.last(placeLotteryTicket)
    expect(other.idempotencyKey).not.toBe(key)
    await act(async () => other.answer(tickets[1]))
    expect(placed).toHaveBeenCalledExactlyOnceWith(tickets[1], slipOf().lines)
    expect(sessionStorage).toHaveLength(0)
  })

  it('keeps its key while nobody knows whether it was cancelled', async () => {
    const key = await lose()
    const { send, server, placed } = desk()
    const { answer, failed } = send()
    await act(async () => answer(tickets[0]))
    const refused = new CallError('refused', { status: 400, code: 'bad_request' })
    await act(async () => server.last(lotteryTickets).fail(refused))
    expect(failed).toHaveBeenCalledWith(refused)
    expect(placed).not.toHaveBeenCalled()
    expect(desk().send().idempotencyKey).toBe(key)
  })
})

it('leaves nothing on the slip that was bought, and has no key for it any more', async () => {
  keepSlip('vip88', 'LANTERN', [line])
  const { send, view, placed } = desk()
  const { answer } = send()
  view.unmount()
  await act(async () => answer(tickets[0]))
  expect(recallSlip('vip88', 'LANTERN')).toEqual([])
  expect(placed).not.toHaveBeenCalled()
  expect(sessionStorage).toHaveLength(0)
})

it('keeps what came on the slip while it was on its way, and only that', async () => {
  keepSlip('vip88', 'LANTERN', [line])
  const { send } = desk()
  const { answer } = send()
  const other = { ...line, numbers: '157' }
  keepSlip('vip88', 'LANTERN', [line, other])
  await act(async () => answer(tickets[0]))
  expect(recallSlip('vip88', 'LANTERN')).toEqual([other])
})

it('knows of another slip that got no answer, until one is bought', async () => {
  const { send } = desk()
  const isOther = (numbers: string) => isOtherUnanswered('vip88', 'LANTERN', slipOf(numbers))
  expect(isOther('157')).toBe(false)
  await act(async () => send().fail(new CallError('timeout')))
  expect([isOther('409'), isOther('157')]).toEqual([false, true])
  await act(async () => send(slipOf('157')).answer(tickets[0]))
  expect(isOther('409')).toBe(false)
})

it('keeps its peace over a note that somebody else wrote', () => {
  sessionStorage.setItem('slipSent:vip88:LANTERN', '{"key":"<x>","slip":1}')
  expect(desk().send().idempotencyKey).toMatch(/^[\w-]{16,128}$/)
})

describe('while it is on its way its lines go along to the next draw', () => {
  const lines = (draw: string) => recallSlip('vip88', draw)
  const isOther = (draw: string) => isOtherUnanswered('vip88', draw, slipOf('157'))
  const next = () => gatherSlips('vip88', 'LANTERN', ['LANTERN:la', 'LANTERN:tb'], 'LANTERN:la')
  function moved() {
    keepSlip('vip88', 'LANTERN:sh', [line])
    const { send, view } = desk('vip88', 'LANTERN:sh')
    const sent = send()
    view.unmount()
    next()
    return sent
  }

  it('and nobody buys a second one there without a warning', () => {
    moved()
    expect([lines('LANTERN:la'), isOther('LANTERN:la')]).toEqual([[line], true])
    expect(isOther('LANTERN:sh')).toBe(false)
  })

  it('also where they were taken off the slip meanwhile', () => {
    desk('vip88', 'LANTERN:sh').send()
    next()
    expect(isOther('LANTERN:la')).toBe(true)
  })

  it('and what was bought is taken off there, where the desk hears of it', async () => {
    const hear = vi.fn()
    const sent = moved()
    const end = onPlaced('vip88', 'LANTERN:la', hear)
    await act(async () => sent.answer(tickets[0]))
    end()
    expect(hear).toHaveBeenCalledExactlyOnceWith(tickets[0], slipOf().lines)
    expect(sessionStorage).toHaveLength(0)
  })

  it('and a plain no ends it there', async () => {
    const sent = moved()
    await act(async () => sent.fail(new CallError('refused', { status: 400, code: 'draw_closed' })))
    expect([lines('LANTERN:la'), isOther('LANTERN:la')]).toEqual([[line], false])
  })

  it('but what is on its way there keeps its own key', () => {
    const { idempotencyKey } = desk('vip88', 'LANTERN:la').send(slipOf('157'))
    moved()
    expect(isOther('LANTERN:la')).toBe(false)
    expect(desk('vip88', 'LANTERN:la').send(slipOf('157')).idempotencyKey).toBe(idempotencyKey)
  })
})
