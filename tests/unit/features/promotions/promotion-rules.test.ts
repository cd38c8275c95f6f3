import { CallError } from '#client/index.ts'
import { applicationSchema } from '#features/promotions/application-rules.ts'
import { promotionProblem } from '#features/promotions/promotion-problem.ts'
import {
  categoriesIn,
  chosenPromotions,
  countdownTo,
  filterSearch,
  gamesHref,
  ownPath,
  panelStatusOf,
  promotionHref,
  promotionIdOf,
  readFilter,
} from '#features/promotions/promotion-rules.ts'
import { inviteLink, invitePage, invitePageHref } from '#features/promotions/use-invite.ts'
import { askedFor, listed, standing } from '#stories/fixtures/promotions/details.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

describe('the address of a promotion', () => {
  it('is a number, there and back', () => {
    expect(promotionIdOf(promotionHref({ id: 5 }).replace(/^[^?]*/, ''))).toBe(5)
    expect(promotionIdOf('?id=0')).toBe(0)
  })

  it('is none for anything else', () => {
    for (const search of ['', '?id=', '?id=-1', '?id=1.5', '?id=abc', '?id=1234567890', '?id=5 ']) {
      expect(promotionIdOf(search)).toBeNull()
    }
  })
})

describe('what is chosen', () => {
  it('stands in the address', () => {
    for (const filter of [
      { category: null, joined: false },
      { category: 'new_player', joined: false },
      { category: null, joined: true },
      { category: 'a&b=ไทย', joined: true },
    ]) {
      expect(readFilter(filterSearch(filter))).toEqual(filter)
    }
    expect(filterSearch({ category: null, joined: false })).toBe('')
  })

  it('is everything for nonsense', () => {
    expect(readFilter(`?category=${'x'.repeat(41)}&joined=yes`)).toEqual({
      category: null,
      joined: false,
    })
  })

  it('leaves what it names, in the order of the house', () => {
    const ids = (filter: Parameters<typeof chosenPromotions>[1]) =>
      chosenPromotions(listed, filter).map(({ id }) => id)
    expect(ids({ category: null, joined: false })).toEqual([4, 3, 2, 5, 6, 7, 8])
    expect(ids({ category: 'fish', joined: false })).toEqual([8])
    expect(ids({ category: null, joined: true })).toEqual([4, 3, 2, 5, 8])
    expect(ids({ category: 'lott', joined: true })).toEqual([])
  })

  it('is offered once a category, by the first of its names', () => {
    const twice = [...listed, { ...listed[0]!, id: 99, categoryName: 'Another name' }]
    const categories = categoriesIn(twice)
    expect(categories[0]).toEqual({ id: 'new_player', name: 'สมาชิกใหม่' })
    expect(categories).toHaveLength(7)
    const [english] = categoriesIn([{ ...listed[0]!, categoryName: 'New', categoryLang: 'en' }])
    expect(english).toEqual({ id: 'new_player', name: 'New', lang: 'en' })
  })
})

describe('a promotion', () => {
  it('without a status asks for nothing, or leads elsewhere', () => {
    expect(panelStatusOf(standing.auto)).toBe('auto')
    expect(panelStatusOf(standing.elsewhere)).toBe('elsewhere')
    expect(panelStatusOf(standing.claim)).toBe('claim')
  })

  it('counts down within three days of its end', () => {
    const end = '2026-11-23T00:00:00Z'
    const at = (time: string) => countdownTo(end, Date.parse(time))
    expect(at('2026-11-19T23:59:59Z')).toBeNull()
    expect(at('2026-11-20T00:00:00Z')).toBe(Date.parse(end))
    expect(at(end)).toBeNull()
    expect(countdownTo(null, 0)).toBeNull()
  })

  it('leads to the games it is about, and never out of the house', () => {
    expect(gamesHref('rng')).toBe('/rng')
    expect(gamesHref('lott')).toBe('/lottery')
    expect(gamesHref('weekly')).toBeNull()
    expect(ownPath('/invite?a=1#b')).toBe('/invite?a=1#b')
    for (const link of [null, '', 'invite', '//evil.example', '/\\evil.example', 'https://a.b']) {
      expect(ownPath(link)).toBeNull()
    }
  })
})

describe('an application', () => {
  const check = (application: Parameters<typeof applicationSchema>[0], values: object) => {
    const result = v.safeParse(applicationSchema(application), values)
    return result.success ? result.output : result.issues.map(({ message }) => message)
  }
  const picture = new File(['x'], 'a.png')

  it('is trimmed, and counted in code points', () => {
    expect(check(askedFor, { remark: '  hi  ', proofs: [picture] })).toEqual({
      remark: 'hi',
      proofs: [picture],
    })
    expect(check(askedFor, { remark: '😀'.repeat(140), proofs: [picture] })).toHaveProperty(
      'remark',
    )
    expect(check(askedFor, { remark: '😀'.repeat(141), proofs: [picture] })).toEqual(['too-long'])
  })

  it('has what is asked for', () => {
    expect(check(askedFor, {})).toEqual(['too-few'])
    const noteOnly = { remark: 'required', proofsMin: 0, proofsMax: 0 } as const
    expect(check(noteOnly, { remark: '   ' })).toEqual(['required'])
    expect(check({ ...noteOnly, remark: 'optional' }, {})).toEqual({ remark: '', proofs: [] })
  })
})

describe('what went wrong', () => {
  const refused = (code: string | null, status = 400, detail: object = {}) =>
    promotionProblem(new CallError('refused', { code, status, ...detail }))

  it('is told by the server’s code', () => {
    expect(refused('login_needed', 401)).toEqual({ kind: 'login' })
    expect(refused('in_need_true_account', 403)).toEqual({ kind: 'member' })
    expect(refused('promotion_closed')).toEqual({ kind: 'closed' })
    expect(refused('promotion_moved')).toEqual({ kind: 'moved' })
    expect(refused('not_eligible', 403)).toEqual({ kind: 'not-eligible' })
    expect(refused('proof_wrong')).toEqual({ kind: 'proof' })
    expect(refused('too_large', 413)).toEqual({ kind: 'proof-large' })
    expect(refused('maintenance', 503)).toEqual({ kind: 'maintenance' })
    expect(refused('too_many', 429, { retryAfter: 61 })).toEqual({ kind: 'too-many', minutes: 2 })
    expect(refused(null, 429)).toEqual({ kind: 'too-many' })
  })

  it('is told in the server’s words where its code is none of ours', () => {
    expect(refused('E-1042', 400, { message: ' No more today ' })).toEqual({
      kind: 'failed',
      serverMessage: 'No more today',
    })
    expect(refused('unknown', 500, { message: 'stack' })).toEqual({ kind: 'failed' })
  })

  it('is told by what became of the request', () => {
    expect(promotionProblem(new CallError('offline'))).toEqual({ kind: 'offline' })
    expect(promotionProblem(new CallError('timeout'))).toEqual({ kind: 'timeout' })
    expect(promotionProblem(new CallError('malformed'))).toEqual({ kind: 'failed' })
    expect(promotionProblem(new CallError('aborted'))).toBeNull()
    expect(promotionProblem(new TypeError('x'))).toEqual({ kind: 'failed' })
  })
})

describe('an invitation', () => {
  it('leads to the registration with the code filled in', () => {
    expect(inviteLink('https://foyer.example', 'A&B 1')).toBe(
      'https://foyer.example/register?referralCode=A%26B+1',
    )
  })

  it('has pages', () => {
    expect(invitePage('?page=3')).toBe(3)
    for (const search of ['', '?page=0', '?page=-1', '?page=x', '?page=1000000']) {
      expect(invitePage(search)).toBe(1)
    }
    expect(invitePageHref(1)).toBe('/invite')
    expect(invitePageHref(2)).toBe('/invite?page=2')
  })
})
