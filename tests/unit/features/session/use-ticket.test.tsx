// @vitest-environment jsdom
// @isolate: a page hands each ticket in once
import { CallError } from '#client/index.ts'
import { ticketLogin } from '#contract/index.ts'
import { useTicket } from '#features/session/use-ticket.ts'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { house } from './house.tsx'

beforeEach(() => sessionStorage.clear())

let tickets = 0

async function arrive(ticket = `ticket-${++tickets}`) {
  const page = house()
  const ready = vi.fn(async () => undefined)
  const fail = vi.fn()
  const come = () => renderHook(() => useTicket(ticket, { ready, fail }), { wrapper: page.wrapper })
  await act(async () => void come())
  return { ...page, ticket, ready, fail, come }
}

it('hands the ticket in, and opens the session once the page is ready for it', async () => {
  const page = await arrive()
  expect(page.last(ticketLogin).input).toEqual({ token: page.ticket })
  await act(async () => page.last(ticketLogin).answer({ token: 't1', account: 'nok' }))
  expect(page.ready).toHaveBeenCalledOnce()
  expect([page.tokens.token(), page.tokens.account()]).toEqual(['t1', 'nok'])
  expect(page.fail).not.toHaveBeenCalled()
})

it('hands a ticket in once, however often the page is drawn', async () => {
  const page = await arrive()
  await act(async () => void page.come())
  expect(page.all(ticketLogin)).toHaveLength(1)
})

it('takes the place of whoever was signed in here', async () => {
  const page = await arrive()
  page.tokens.open('t0', 'mai')
  const heard: (string | null)[] = []
  page.tokens.subscribe(() => heard.push(page.tokens.account()))
  await act(async () => page.last(ticketLogin).answer({ token: 't1', account: 'nok' }))
  expect(heard).toEqual([null, 'nok'])
})

it('says nothing to who is in already, by the same link', async () => {
  const page = await arrive()
  page.tokens.open('t0', 'nok')
  await act(async () =>
    page.last(ticketLogin).fail(new CallError('refused', { status: 403, code: 'link_spent' })),
  )
  expect(page.fail).not.toHaveBeenCalled()
  expect(page.tokens.account()).toBe('nok')
})

it.each([
  [new CallError('refused', { status: 403, code: 'link_spent' }), 'spent'],
  [new CallError('refused', { status: 429, code: 'too_many', retryAfter: 61 }), 'too-many', 2],
  [new CallError('refused', { status: 429 }), 'too-many', null],
  [new CallError('refused', { status: 503, code: 'maintenance' }), 'maintenance'],
  [new CallError('refused', { status: 403, code: 'blocked' }), 'blocked'],
  [new CallError('refused', { status: 403, code: 'badUrl' }), 'bad-address'],
  [new CallError('refused', { status: 403, code: 'not_member' }), 'not-member'],
  [new CallError('refused', { status: 403, code: 'error_not_agent' }), 'not-agent'],
  [new CallError('refused', { status: 500 }), 'lost'],
  [new CallError('offline'), 'lost'],
  [new CallError('timeout'), 'lost'],
])('says that it was for nothing: %s', async (error, status, minutes?: number | null) => {
  const page = await arrive()
  await act(async () => page.last(ticketLogin).fail(error))
  expect(page.fail).toHaveBeenCalledExactlyOnceWith(
    minutes === undefined ? { status } : { status, minutes },
  )
  expect(page.tokens.token()).toBeNull()
})
