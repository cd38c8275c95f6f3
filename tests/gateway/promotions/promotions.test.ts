import { calls } from '#contract/index.ts'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  accounts,
  ledgerTransactions,
  memberProfiles,
  promotionEntries,
  promotionOffers,
  promotions,
} from '#gateway/database/schema/index.ts'
import { countRound, countTowards } from '#gateway/promotions/progress.ts'
import { openGateway } from '../support/gateway.ts'
import { makeVisitor } from '../support/people.ts'

const gateway = openGateway()
const day = 24 * 3_600_000
const mobileOf = new Map<string, string>()

/** A member of a test's own, with a number that nobody else has. */
async function member(name: string) {
  const mobile = `6682${String(mobileOf.size).padStart(7, '0')}`
  mobileOf.set(name, mobile)
  return makeVisitor(gateway(), name, { mobile })
}

const key = (text: string) => ({ 'Idempotency-Key': `promotion-key-${text}` })

const list = async (token: string | null = null) =>
  (await gateway().ask(calls.promotions, {}, { token })).value.list

const detail = async (id: number, token: string | null = null) =>
  (await gateway().ask(calls.promotionDetail, { id }, { token })).value

const join = (id: number, token: string, extra: Record<string, string> = {}) =>
  gateway().ask(calls.joinPromotion, { id }, { token, headers: extra })

const claim = (id: number, token: string, extra: Record<string, string> = {}) =>
  gateway().ask(calls.claimPromotion, { id }, { token, headers: extra })

const balanceOf = async (token: string) =>
  (await gateway().ask(calls.balance, {}, { token })).value.sumBalance

describe('the list', () => {
  test('shows a guest what a member would begin with', async () => {
    const rows = await list()
    expect(rows.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(rows.map(({ status }) => status)).toEqual([
      null,
      'claim',
      'join',
      'join',
      'join',
      null,
      'join',
      'join',
    ])
    expect(rows.every(({ joined, progress }) => !joined && progress === null)).toBe(true)
  })

  test('shows a member how they stand, and how far they are', async () => {
    const [vip] = await gateway()
      .database.select()
      .from(accounts)
      .where(eq(accounts.username, 'vip88'))
    const { openSession } = await import('#gateway/session/sessions.ts')
    const token = await openSession(gateway().house, vip?.id ?? '', gateway().now)
    const rows = await list(token)
    expect(rows.filter(({ joined }) => joined).map(({ id }) => id)).toEqual([3, 4, 5, 8])
    expect(rows[4]).toMatchObject({
      status: 'signed',
      progress: { done: 136, target: 200, unit: 'rounds' },
    })
    expect(rows[7]?.status).toBe('applying')
  })

  test('says that the welcome was paid to who registered', async () => {
    const { token, account } = await member('registered')
    await gateway()
      .database.insert(memberProfiles)
      .values({ accountId: account.id, answers: {}, createdAt: gateway().now })
    expect((await list(token))[0]?.status).toBe('issued')
  })

  test('keeps what is over for who took part, behind what runs', async () => {
    const { token } = await member('rememberer')
    await join(5, token)
    const ends = (endsAt: Date | null) =>
      gateway().database.update(promotions).set({ endsAt }).where(eq(promotions.id, 5))
    const before = (await detail(5)).endsAt
    await ends(new Date(gateway().now.getTime() - day))
    expect((await list()).map(({ id }) => id)).not.toContain(5)
    expect((await list(token)).at(-1)).toMatchObject({ id: 5, status: 'close' })
    expect((await detail(5)).status).toBe('close')
    expect((await join(5, token)).envelope.code).toBe('promotion_closed')
    await ends(before ? new Date(before) : null)
  })
})

describe('a promotion of its own', () => {
  test('comes with terms, facts and how many take part', async () => {
    const before = (await detail(3)).participants
    const { token } = await member('counted')
    await join(3, token)
    const one = await detail(3, token)
    expect(one).toMatchObject({
      status: 'signed',
      reward: '30 baht of play credit',
      turnover: '1×',
      participants: before + 1,
      serverTime: gateway().now.getTime(),
      lang: 'en',
      entry: { remark: null, proofs: 0, reply: null },
    })
    expect(one.content).toContain('<h3>')
  })

  test('cleans what is stored', async () => {
    const { database } = gateway()
    const ofId = eq(promotions.id, 7)
    const [row] = await database.select().from(promotions).where(ofId)
    await database
      .update(promotions)
      .set({ content: { en: '<p onclick="x()">Hi<script>alert(1)</script></p>' } })
      .where(ofId)
    expect((await detail(7)).content).toBe('<p>Hi</p>')
    if (row) await database.update(promotions).set({ content: row.content }).where(ofId)
  })

  test('is not found when there is none, or it is not published yet', async () => {
    expect((await gateway().ask(calls.promotionDetail, { id: 404 })).status).toBe(404)
    await gateway()
      .database.insert(promotions)
      .values({
        id: 70,
        position: 70,
        category: 'x',
        categoryName: { en: 'X' },
        title: { en: 'X' },
        summary: { en: 'X' },
        content: { en: '' },
        imageUrl: '',
        publishesAt: new Date(gateway().now.getTime() + day),
      })
    expect((await gateway().ask(calls.promotionDetail, { id: 70 })).status).toBe(404)
    await gateway().database.delete(promotions).where(eq(promotions.id, 70))
    for (const id of [-1, 1.5, 'x', '', '1e9']) {
      const reply = await gateway().ask(calls.promotionDetail, { id })
      expect(reply.status).toBe(400)
    }
  })
})

describe('joining', () => {
  test('needs an account of one’s own, and where it says so a number', async () => {
    expect((await gateway().ask(calls.joinPromotion, { id: 3 })).status).toBe(401)
    const trial = await makeVisitor(gateway(), 'joindemo', { type: 4 })
    expect((await join(3, trial.token)).envelope.code).toBe('in_need_true_account')
    const bare = await makeVisitor(gateway(), 'numberless')
    expect((await join(5, bare.token)).envelope.code).toBe('not_eligible')
    expect((await join(3, bare.token)).value).toEqual({ status: 'signed', paid: null })
  })

  test('counts once, however often it is pressed', async () => {
    const { token, account } = await member('joiner')
    const replies = await Promise.all([1, 2, 3, 4].map(() => join(4, token)))
    for (const { value } of replies) expect(value.status).toBe('signed')
    const rows = await gateway()
      .database.select()
      .from(promotionEntries)
      .where(eq(promotionEntries.accountId, account.id))
    expect(rows).toHaveLength(1)
  })

  test('is refused where there is something else to do', async () => {
    const { token } = await member('misplaced')
    for (const id of [1, 2, 6, 8]) {
      expect((await join(id, token)).envelope.code).toBe('promotion_moved')
    }
    expect((await join(404, token)).status).toBe(404)
    expect((await claim(3, token)).envelope.code).toBe('promotion_moved')
  })
})

describe('claiming', () => {
  test('pays once, also when it is pressed many times at once', async () => {
    const { token } = await member('claimer')
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => claim(2, token)))
    const taken = replies.filter(({ status }) => status === 200)
    expect(taken).toHaveLength(1)
    expect(taken[0]?.value).toEqual({ status: 'claimed', paid: '5.00' })
    for (const { status, envelope } of replies) {
      if (status === 200) continue
      expect(envelope).toMatchObject({ code: 'promotion_moved', value: { status: 'claimed' } })
    }
    expect(await balanceOf(token)).toBe('5.00')
    expect((await detail(2, token)).entry).toMatchObject({ bonus: '5.00' })
  })

  test('answers a repeat of the same press as it did at first', async () => {
    const { token } = await member('repeater')
    const first = await claim(2, token, key('repeater'))
    const again = await claim(2, token, key('repeater'))
    expect(again.value).toEqual(first.value)
    expect(again.status).toBe(200)
    expect(await balanceOf(token)).toBe('5.00')
  })

  test('waits for the target, which rounds of play count towards', async () => {
    const { token, account } = await member('player')
    const count = (by: number) =>
      gateway().database.transaction((tx) => countTowards(tx, 5, account.id, by, gateway().now))
    expect(await count(10)).toBeNull()
    await join(5, token)
    expect((await claim(5, token)).envelope).toMatchObject({
      code: 'promotion_moved',
      value: { status: 'signed' },
    })
    expect(await count(199)).toBe('signed')
    expect((await detail(5, token)).progress?.done).toBe(199)
    expect(await count(7)).toBe('claim')
    expect((await detail(5, token)).status).toBe('claim')
    expect((await claim(5, token)).value).toEqual({ status: 'claimed', paid: '200.00' })
    expect(await count(1)).toBe('claimed')
    expect(await balanceOf(token)).toBe('200.00')
    const posted = await gateway()
      .database.select()
      .from(ledgerTransactions)
      .where(eq(ledgerTransactions.kind, 'promotion'))
    expect(new Set(posted.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(posted.length)
  })

  test('counts small stakes too, and nothing twice', async () => {
    const { token, account } = await member('small-player')
    await gateway()
      .database.update(promotionOffers)
      .set({ counts: { what: 'stake', least: '0.50' } })
      .where(eq(promotionOffers.promotionId, 5))
    const play = (stake: bigint) =>
      gateway().database.transaction((tx) => {
        const round = { accountId: account.id, stake, gameType: 'RNG', vassalage: 'FOYER' }
        return countRound(tx, round, gateway().now)
      })
    const done = async () => (await detail(5, token)).progress?.done
    await join(5, token)
    await play(60n)
    expect(await done()).toBe(0)
    await play(60n)
    expect(await done()).toBe(1)
    // Too little to be counted.
    await play(40n)
    await play(40n)
    expect(await done()).toBe(1)
    await play(380n)
    expect(await done()).toBe(5)
    await play(19_500n)
    expect((await detail(5, token)).status).toBe('claim')
  })
})
