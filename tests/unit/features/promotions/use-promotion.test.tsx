// @vitest-environment jsdom
import { CallError } from '#client/index.ts'
import {
  applyForPromotion,
  claimPromotion,
  joinPromotion,
  promotionDetail,
  promotionProof,
  promotions,
  referral,
} from '#contract/index.ts'
import { useApplication } from '#features/promotions/use-application.ts'
import { useInvite } from '#features/promotions/use-invite.ts'
import { usePromotion } from '#features/promotions/use-promotion.ts'
import { usePromotionAction } from '#features/promotions/use-promotion-action.ts'
import { usePromotionList } from '#features/promotions/use-promotion-list.ts'
import { fireworks, friendsPage, listed, noFriends } from '#stories/fixtures/promotions/details.ts'
import { act, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fakeServer } from '../fake-server.tsx'

const refused = (code: string, status = 400) => new CallError('refused', { code, status })
const settle = () => act(async () => undefined)

describe('the list', () => {
  it('is what the house has, nothing, or a failure with a way to ask again', async () => {
    const { wrapper, last } = fakeServer()
    const { result } = renderHook(() => usePromotionList(), { wrapper })
    expect(result.current.status).toBe('loading')
    await act(async () => last(promotions).fail(refused('not_found', 404)))
    expect(result.current).toMatchObject({ status: 'failed', code: 'PL-404' })
    if (result.current.status === 'failed') result.current.onRetry()
    await act(async () => last(promotions).answer({ list: listed }))
    expect(result.current).toEqual({ status: 'ready', promotions: listed })
  })

  it('can be empty', async () => {
    const { wrapper, last } = fakeServer()
    const { result } = renderHook(() => usePromotionList(), { wrapper })
    await act(async () => last(promotions).answer({ list: [] }))
    expect(result.current).toEqual({ status: 'empty' })
  })
})

describe('a promotion', () => {
  it('is missing where the address names none, and asks nobody', () => {
    const { wrapper, asked } = fakeServer()
    const { result } = renderHook(() => usePromotion(null), { wrapper })
    expect(result.current.status).toBe('missing')
    expect(asked).toEqual([])
  })

  it('is never another one than was asked for', async () => {
    const { wrapper, last } = fakeServer()
    const { result, rerender } = renderHook(({ id }) => usePromotion(id), {
      wrapper,
      initialProps: { id: 5 },
    })
    await act(async () => last(promotionDetail).answer(fireworks))
    expect(result.current).toMatchObject({ status: 'ready', promotion: { id: 5 } })
    rerender({ id: 8 })
    expect(result.current.status).toBe('loading')
    await act(async () => last(promotionDetail).fail(refused('not_found', 404)))
    expect(result.current.status).toBe('missing')
  })

  it('says what failed', async () => {
    const { wrapper, last } = fakeServer()
    const { result } = renderHook(() => usePromotion(5), { wrapper })
    await act(async () => last(promotionDetail).fail(refused('unknown', 403)))
    expect(result.current).toMatchObject({ status: 'failed', code: 'PD-403' })
  })
})

describe('a press', () => {
  const open = () => {
    const server = fakeServer()
    const view = renderHook(() => usePromotionAction(5), { wrapper: server.wrapper })
    return { ...server, now: () => view.result.current }
  }

  it('joins once, however often it is pressed', async () => {
    const { now, last, asked } = open()
    act(() => now().onJoin())
    act(() => now().onJoin())
    expect(now().busy).toBe(true)
    expect(last(joinPromotion).input).toEqual({ id: 5 })
    await act(async () => last(joinPromotion).answer({ status: 'signed', paid: null }))
    await settle()
    expect(now()).toMatchObject({ busy: false, problem: null })
    expect(asked.filter(({ path }) => path === joinPromotion.path)).toHaveLength(1)
  })

  it('says why it came to nothing, each time anew', async () => {
    const { now, last } = open()
    act(() => now().onClaim())
    await act(async () => last(claimPromotion).fail(new CallError('offline')))
    expect(now()).toMatchObject({ busy: false, problem: { kind: 'offline' }, failures: 1 })
    act(() => now().onClaim())
    expect(now().problem).toBeNull()
    await act(async () => last(claimPromotion).fail(refused('promotion_moved')))
    await settle()
    expect(now()).toMatchObject({ problem: { kind: 'moved' }, failures: 2 })
  })

  it('that was given up says nothing', async () => {
    const { now, last } = open()
    act(() => now().onClaim())
    await act(async () => last(claimPromotion).fail(new CallError('aborted')))
    expect(now()).toMatchObject({ busy: false, problem: null, failures: 0 })
  })
})

describe('an application', () => {
  const pictures = ['a', 'b'].map((name) => new File([name], `${name}.png`))
  const proofOf = (at: number) => `00000000-0000-4000-8000-00000000000${at}`

  const open = () => {
    const server = fakeServer()
    const onSent = vi.fn()
    const view = renderHook(() => useApplication(8, onSent), { wrapper: server.wrapper })
    const uploads = () => server.asked.filter(({ path }) => path === promotionProof.path)
    return { ...server, onSent, uploads, now: () => view.result.current }
  }

  it('sends its pictures one by one, then itself', async () => {
    const { now, last, uploads, onSent } = open()
    act(() => now().onSubmit({ remark: 'hi', proofs: pictures }))
    await waitFor(() => expect(uploads()).toHaveLength(1))
    expect(now()).toMatchObject({ status: 'uploading', picture: 1, pictures: 2 })
    expect(uploads()[0]?.input).toEqual({ data: btoa('a') })
    await act(async () => uploads()[0]?.answer({ proofId: proofOf(1) }))
    await waitFor(() => expect(uploads()).toHaveLength(2))
    await act(async () => uploads()[1]?.answer({ proofId: proofOf(2) }))
    await waitFor(() => expect(now().status).toBe('sending'))
    expect(last(applyForPromotion).input).toEqual({
      id: 8,
      remark: 'hi',
      proofs: [proofOf(1), proofOf(2)],
    })
    await act(async () => last(applyForPromotion).answer({ status: 'applying', paid: null }))
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
    expect(now().status).toBe('idle')
  })

  it('sends no picture twice that has arrived', async () => {
    const { now, last, uploads } = open()
    const values = { remark: '', proofs: pictures.slice(0, 1) }
    act(() => now().onSubmit(values))
    await waitFor(() => expect(uploads()).toHaveLength(1))
    await act(async () => uploads()[0]?.answer({ proofId: proofOf(1) }))
    await waitFor(() => expect(now().status).toBe('sending'))
    await act(async () => last(applyForPromotion).fail(new CallError('offline')))
    expect(now()).toMatchObject({ status: 'failed', problem: { kind: 'offline' }, failures: 1 })
    act(() => now().onSubmit(values))
    await waitFor(() => expect(now().status).toBe('sending'))
    expect(uploads()).toHaveLength(1)
    // The house does not know it any more: then it goes once more.
    await act(async () => last(applyForPromotion).fail(refused('proof_wrong')))
    act(() => now().onSubmit(values))
    await waitFor(() => expect(uploads()).toHaveLength(2))
  })

  it('forgets what went wrong when it is shown anew', async () => {
    const { now, last } = open()
    act(() => now().onSubmit({ remark: 'hi', proofs: [] }))
    await settle()
    await act(async () => last(applyForPromotion).fail(refused('promotion_closed')))
    await waitFor(() => expect(now().status).toBe('failed'))
    act(() => now().reset())
    expect(now().status).toBe('idle')
  })
})

describe('inviting friends', () => {
  it('gives a link of one’s own, and whom it brought', async () => {
    const { wrapper, last } = fakeServer()
    const { result } = renderHook(() => useInvite('?page=2', 'https://foyer.example'), { wrapper })
    expect(last(referral).input).toEqual({ pageNo: 2 })
    await act(async () => last(referral).answer({ code: 'LANTERN7', friends: friendsPage }))
    expect(result.current).toMatchObject({
      status: 'ready',
      invitation: { link: 'https://foyer.example/register?referralCode=LANTERN7' },
    })
  })

  it('can have brought nobody, or fail', async () => {
    const { wrapper, last } = fakeServer()
    const { result } = renderHook(() => useInvite('', 'https://foyer.example'), { wrapper })
    await act(async () => last(referral).fail(refused('switched_off', 403)))
    expect(result.current).toMatchObject({ status: 'failed', code: 'IF-403' })
    if (result.current.status === 'failed') result.current.onRetry()
    await act(async () => last(referral).answer({ code: 'LANTERN7', friends: noFriends }))
    expect(result.current.status).toBe('empty')
  })
})
