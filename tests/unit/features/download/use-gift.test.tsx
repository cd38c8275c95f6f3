// @vitest-environment jsdom
import { CallError } from '#client/index.ts'
import { announcements, memberInfo } from '#contract/index.ts'
import { useGift } from '#features/download/use-gift.ts'
import { promotions, promotionsAnswer } from '#stories/fixtures/promotions/promotions.ts'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { house } from '../session/house.tsx'

beforeEach(() => sessionStorage.clear())

const [first] = promotions
const others = promotions.filter(({ category }) => category !== 'app')
const gift = { ...first!, id: 77, category: 'app', title: 'ของขวัญแอป' }

function visit() {
  const { wrapper, last, tokens } = house()
  const { result } = renderHook(useGift, { wrapper })
  return { now: () => result.current, last, tokens }
}

test('the promotion for the app is the gift, wherever it stands among the others', async () => {
  const { now, last } = visit()
  expect(now()).toBeUndefined()
  expect(last(announcements).input).toMatchObject({ types: 'PR', execution: 'B' })
  await act(async () =>
    last(announcements).answer({ ...promotionsAnswer, promotion: [...others, gift] }),
  )
  expect(now()).toEqual({ title: 'ของขวัญแอป', href: '/promoDetail?id=77' })
})

test('where the house has none, or says nothing, there is none', async () => {
  const none = visit()
  await act(async () => none.last(announcements).answer({ ...promotionsAnswer, promotion: [] }))
  expect(none.now()).toBeUndefined()
  const silent = visit()
  await act(async () => silent.last(announcements).fail(new CallError('refused', { status: 404 })))
  expect(silent.now()).toBeUndefined()
})

test('members are told what members are told', async () => {
  const { now, last, tokens } = visit()
  await act(async () => last(announcements).answer({ ...promotionsAnswer, promotion: [gift] }))
  await act(async () => tokens.open('token', 'nok'))
  expect(last(announcements).input).toMatchObject({ execution: 'A' })
  await act(async () => last(announcements).answer({ ...promotionsAnswer, promotion: [] }))
  expect(now()).toBeUndefined()
  expect(() => last(memberInfo)).toThrow()
})
