// @vitest-environment jsdom
import { CallError } from '#client/index.ts'
import { announcements } from '#contract/index.ts'
import { useNewMemberPromotions } from '#features/session/use-new-member-promotions.ts'
import { promotions, promotionsAnswer } from '#stories/fixtures/promotions/promotions.ts'
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer } from '../fake-server.tsx'

const [one] = promotions
const told = [
  { ...one!, id: 1, category: 'new_player' },
  { ...one!, id: 2, category: 'rng' },
]

function visit() {
  const server = fakeServer()
  const { result } = renderHook(useNewMemberPromotions, { wrapper: server.wrapper })
  return { ...server, now: () => result.current.map(({ id }) => id) }
}

test('beside the registration stand the promotions for new members alone', async () => {
  const page = visit()
  expect(page.now()).toEqual([])
  await act(async () => page.last(announcements).answer({ ...promotionsAnswer, promotion: told }))
  expect(page.now()).toEqual([1])
})

test.each(['refused', 'malformed', 'timeout', 'offline'] as const)(
  'an answer that is %s leaves the registration without them',
  async (why) => {
    const page = visit()
    await act(async () => page.last(announcements).fail(new CallError(why, { status: 400 })))
    expect(page.now()).toEqual([])
  },
)
