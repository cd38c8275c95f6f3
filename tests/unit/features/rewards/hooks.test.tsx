// @vitest-environment jsdom
import { noteTimes } from '#client/answer-times.ts'
import { CallError } from '#client/index.ts'
import {
  claimMission,
  convertPoints,
  enterRaffle,
  memberInfo,
  missionSummary,
  pointBalance,
  pointConfig,
  pointRewards,
  raffleList,
  redeemReward,
  redemptionList,
} from '#contract/index.ts'
import { useConvert } from '#features/rewards/use-convert.ts'
import { useMissions } from '#features/rewards/use-missions.ts'
import { usePointMall } from '#features/rewards/use-point-mall.ts'
import { useRaffles } from '#features/rewards/use-raffles.ts'
import { useRedeem } from '#features/rewards/use-redeem.ts'
import { useRedemptions } from '#features/rewards/use-redemptions.ts'
import { missions, missionTimes, openRaffle } from '#stories/fixtures/rewards/missions.ts'
import {
  config,
  makeReward,
  points,
  redemptions,
  shelf,
} from '#stories/fixtures/rewards/rewards.ts'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { house } from '../session/house.tsx'

beforeEach(() => sessionStorage.clear())

const info = (type: number) => ({
  id: '1',
  account: 'nok',
  nickname: null,
  type,
  toUpline: false,
  iconUrl: null,
  clubLabel: null,
  memberLabel: [],
})

/** A house in which a member sits, unless another type is asked for. */
async function signedIn<T>(hook: () => T, type = 0) {
  const here = house()
  here.tokens.open('token', 'nok')
  const { result } = renderHook(hook, { wrapper: here.wrapper })
  if (here.all(memberInfo).length > 0) {
    await act(async () => here.last(memberInfo).answer(info(type)))
  }
  return { ...here, result }
}

describe('the mall', () => {
  it('shows guests the shelf and asks for no points', async () => {
    const { wrapper, all, last } = house()
    const { result } = renderHook(() => usePointMall('', () => {}), { wrapper })
    expect(result.current).toMatchObject({ status: 'loading', band: { status: 'guest' } })
    await act(async () => last(pointRewards).answer({ list: [...shelf] }))
    expect(result.current).toMatchObject({ status: 'ready', purse: null })
    expect(all(pointBalance)).toHaveLength(0)
  })

  it('shows members their points, and changes the address with the choice', async () => {
    const onAddress = vi.fn()
    const { result, last } = await signedIn(() => usePointMall('?within=1', onAddress))
    await act(async () => last(pointBalance).answer(points))
    // A rank by points counts as one by label.
    expect(result.current).toMatchObject({
      band: { status: 'ready' },
      purse: { points: 4280, rank: 3 },
    })
    result.current.onFilter({ ...result.current.filter, category: 'credit' })
    expect(onAddress).toHaveBeenCalledWith('/pointMall?category=credit&within=1')
  })

  it('tells demo accounts that they have none', async () => {
    const { result, all } = await signedIn(() => usePointMall('', () => {}), 4)
    expect(result.current.band).toEqual({ status: 'trial' })
    expect(all(pointBalance)).toHaveLength(0)
  })

  it('keeps shelf and points apart when one of them fails', async () => {
    const { result, last } = await signedIn(() => usePointMall('', () => {}))
    await act(async () => last(pointBalance).fail(new CallError('refused', { status: 404 })))
    await act(async () => last(pointRewards).answer({ list: [] }))
    expect(result.current).toMatchObject({
      status: 'empty',
      band: { status: 'failed', code: 'PB-404' },
    })
  })
})

describe('what is no part of its own', () => {
  it.each(['malformed', 'timeout'] as const)(
    'the shelf lives on where nobody says what points are worth: %s',
    async (why) => {
      const { result, last } = await signedIn(() => usePointMall('', () => {}))
      await act(async () => last(pointRewards).answer({ list: [...shelf] }))
      await act(async () => last(pointConfig).fail(new CallError(why)))
      expect(result.current).toMatchObject({ status: 'ready', config: undefined })
    },
  )
})

describe('redeeming', () => {
  const typed = { password: '2468', name: '', mobile: '', address: '' }

  it('sends once, then shows what is left', async () => {
    const { result, last, all } = await signedIn(() => useRedeem(true, makeReward()))
    await act(async () => last(pointBalance).answer(points))
    act(() => result.current.onSubmit(2, typed))
    act(() => result.current.onSubmit(2, typed))
    expect(result.current.state.status).toBe('sending')
    expect(all(redeemReward)).toHaveLength(1)
    expect(last(redeemReward).input).toEqual({
      rewardId: 'credit-100',
      points: 1000,
      quantity: 2,
      password: '2468',
    })
    await act(async () => last(redeemReward).answer({ status: 'approved', balance: 2280 }))
    expect(result.current).toMatchObject({ quantity: 2, state: { status: 'done' } })
    expect(all(pointBalance)).toHaveLength(2)
  })

  it('shows a price that changed, and says so', async () => {
    const { result, last } = await signedIn(() => useRedeem(true, makeReward()))
    await act(async () => last(pointRewards).answer({ list: [makeReward()] }))
    act(() => result.current.onSubmit(1, typed))
    await act(async () =>
      last(redeemReward).fail(new CallError('refused', { status: 400, code: 'price_changed' })),
    )
    expect(result.current.state).toMatchObject({ status: 'refused', problem: { kind: 'price' } })
    await act(async () => last(pointRewards).answer({ list: [makeReward({ points: 1200 })] }))
    expect(result.current.reward.points).toBe(1200)
  })

  it('lists what was redeemed, by status', async () => {
    const onAddress = vi.fn()
    const { result, last } = await signedIn(() => useRedemptions('?status=process', onAddress))
    expect(last(redemptionList).input).toEqual({ pageNo: 1, pageSize: 10, status: 'process' })
    await act(async () =>
      last(redemptionList).answer({
        list: [...redemptions],
        pageNo: 1,
        pageSize: 10,
        totalPages: 1,
        totalCount: 3,
      }),
    )
    expect(result.current).toMatchObject({ status: 'ready', totalCount: 3 })
    result.current.onFilter({ status: null, pageNo: 1 })
    expect(onAddress).toHaveBeenCalledWith('/pointMall?view=history')
  })

  it('converts at the rate that was shown, and not before there is one', async () => {
    const { result, last, all } = await signedIn(() => useConvert(true))
    act(() => result.current.onSubmit(300))
    expect(all(convertPoints)).toHaveLength(0)
    await act(async () => last(pointConfig).answer(config))
    act(() => result.current.onSubmit(300))
    expect(last(convertPoints).input).toEqual({ points: 300, credit: '24.00' })
  })
})

describe('missions', () => {
  const summary = { missions: [...missions], claimable: 1, ...missionTimes }

  it('are claimed one at a time, and asked for anew', async () => {
    const { result, last, all } = await signedIn(() => useMissions())
    await act(async () => last(missionSummary).answer(summary))
    act(() => result.current.onClaim('visit-today'))
    act(() => result.current.onClaim('email'))
    expect(all(claimMission)).toHaveLength(1)
    expect(result.current.claim).toMatchObject({ missionId: 'visit-today' })
    await act(async () => last(claimMission).answer({ points: 10, balance: 20 }))
    expect(result.current.claim.state).toMatchObject({ status: 'done', answer: { points: 10 } })
    expect(all(missionSummary)).toHaveLength(2)
  })

  it('sell tickets of the raffle that was pressed', async () => {
    const { result, last } = await signedIn(() => useRaffles())
    await act(async () => last(raffleList).answer({ list: [openRaffle] }))
    expect(result.current.clockOffset).toBe(0)
    act(() => result.current.onEnter(openRaffle, 2))
    expect(last(enterRaffle).input).toEqual({ raffleId: openRaffle.id, tickets: 2 })
    await act(async () =>
      last(enterRaffle).fail(new CallError('refused', { status: 400, code: 'raffle_closed' })),
    )
    expect(result.current.entry).toMatchObject({
      raffleId: openRaffle.id,
      state: { status: 'refused', problem: { kind: 'closed' } },
    })
  })

  it('counts to a draw by the clock of the server', async () => {
    const { result, last } = await signedIn(() => useRaffles())
    const answer = { list: [openRaffle], serverTime: Date.now() + 3_600_000 }
    noteTimes(answer, { at: 0, roundTrip: 0 })
    await act(async () => last(raffleList).answer(answer))
    const { clockOffset = 0 } = result.current
    expect(Math.round(clockOffset / 60_000)).toBe(60)
  })
})
