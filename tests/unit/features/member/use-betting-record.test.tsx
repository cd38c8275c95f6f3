// @vitest-environment jsdom
import { CallError } from '#client/index.ts'
import { bettingRecords } from '#contract/index.ts'
import { useBettingRecord } from '#features/member/use-betting-record.ts'
import { bets, betTotals, noTotals } from '#stories/fixtures/member/bets.ts'
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fakeServer } from '../fake-server.tsx'

const page = {
  list: bets,
  totals: betTotals,
  pageNo: 1,
  pageSize: 20,
  totalPages: 7,
  totalCount: 126,
}

function open(search = '') {
  const server = fakeServer()
  const onAddress = vi.fn()
  const view = renderHook(({ at }) => useBettingRecord(at, onAddress), {
    wrapper: server.wrapper,
    initialProps: { at: search },
  })
  return {
    onAddress,
    hook: () => view.result.current,
    go: (at: string) => view.rerender({ at }),
    asked: () => server.last(bettingRecords).input,
    answer: (value: unknown) => act(async () => server.last(bettingRecords).answer(value)),
    fail: () =>
      act(async () => server.last(bettingRecords).fail(new CallError('refused', { status: 404 }))),
  }
}

it('asks for what the address says, and shows it', async () => {
  const { hook, asked, answer } = open('?period=today&kind=game&pageNo=2')
  expect(asked()).toEqual({ period: 'today', kind: 'game', pageNo: 2, pageSize: 20 })
  expect(hook().status).toBe('loading')
  await answer(page)
  expect(hook()).toMatchObject({ status: 'ready', bets, totals: betTotals, totalCount: 126 })
})

it('says that there is nothing, with its sums', async () => {
  const { hook, answer } = open()
  await answer({ ...page, list: [], totals: noTotals, totalCount: 0 })
  expect(hook()).toMatchObject({ status: 'empty', totals: noTotals })
})

it('leaves a page where it is until another has come, and not in the place of one that did not', async () => {
  const { hook, go, answer, fail } = open()
  await answer(page)
  go('?period=today')
  expect(hook()).toMatchObject({ status: 'ready', bets, refreshing: true })
  await answer({ ...page, list: bets.slice(0, 1), totalCount: 1 })
  expect(hook()).toMatchObject({ status: 'ready', totalCount: 1, refreshing: false })
  go('?period=yesterday')
  await fail()
  const failed = hook()
  expect(failed).toMatchObject({ status: 'failed', code: 'BR-404' })
  if (failed.status === 'failed') act(() => failed.onRetry())
  await answer(page)
  expect(hook().status).toBe('ready')
})

it('goes to the address of a choice', async () => {
  const { hook, onAddress } = open('?kind=lottery')
  hook().onFilter({ ...hook().filter, period: 'week', pageNo: 1 })
  expect(onAddress).toHaveBeenCalledWith('/member/bettingRecord?period=week&kind=lottery')
  expect(hook().pageHref(3)).toBe('/member/bettingRecord?kind=lottery&pageNo=3')
})
