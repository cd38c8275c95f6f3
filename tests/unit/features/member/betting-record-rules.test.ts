import {
  allBets,
  betFilterHref,
  bettingRecordHref,
  readBetFilter,
} from '#features/member/betting-record-rules.ts'
import { expect, it } from 'vitest'

it('keeps a choice in the address', () => {
  const choice = { period: 'yesterday', kind: 'lottery', pageNo: 4 } as const
  const address = betFilterHref(choice)
  expect(address).toBe('/member/bettingRecord?period=yesterday&kind=lottery&pageNo=4')
  expect(readBetFilter(new URL(address, 'http://foyer.test').search)).toEqual(choice)
})

it('has a plain address for everything, and reads everything from it', () => {
  expect(betFilterHref(allBets)).toBe(bettingRecordHref)
  expect(readBetFilter('')).toEqual(allBets)
})

it('does not choose what makes no sense', () => {
  for (const pageNo of ['0', '-1', '1.5', '100000', 'x']) {
    const search = `?period=century&kind=slots&pageNo=${pageNo}`
    expect(readBetFilter(search), pageNo).toEqual(allBets)
  }
})
