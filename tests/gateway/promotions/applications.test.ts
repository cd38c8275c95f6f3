import { calls, type Input } from '#contract/index.ts'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { promotionProofs } from '#gateway/database/schema/index.ts'
import { sweep } from '#gateway/session/sweep.ts'
import { openGateway, readReply } from '../support/gateway.ts'
import { makeVisitor } from '../support/people.ts'

const opsToken = 'operator-of-the-tests'
const gateway = openGateway({ opsToken })

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])

const send = (bytes: Uint8Array, token: string | null) =>
  gateway().ask(calls.promotionProof, { data: Buffer.from(bytes).toString('base64') }, { token })
const proof = async (token: string, bytes: Uint8Array = png) =>
  (await send(bytes, token)).value.proofId

const apply = (token: string, given: Partial<Input<typeof calls.applyForPromotion>> = {}) =>
  gateway().ask(calls.applyForPromotion, { id: 8, ...given }, { token })

const detail = async (token: string) =>
  (await gateway().ask(calls.promotionDetail, { id: 8 }, { token })).value

const balanceOf = async (token: string) =>
  (await gateway().ask(calls.balance, {}, { token })).value.sumBalance

type Told = {
  list: { id: string; status: string; remark: string; proofs: { path: string; type: string }[] }[]
}

async function ops<T>(path: string, method = 'GET', body?: unknown, token = opsToken) {
  return readReply<T>(
    await gateway().fetch(`/ops/promotions${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  )
}

const entriesOf = async (username: string) => (await ops<Told>(`?username=${username}`)).value.list

const decide = (id: string | undefined, change: unknown) =>
  ops<{ status: string }>(`/entries/${id}`, 'PUT', change)

describe('pictures', () => {
  test('are told by their bytes', async () => {
    const { token } = await makeVisitor(gateway(), 'painter')
    expect((await send(png, token)).status).toBe(200)
    expect((await send(jpeg, token)).status).toBe(200)
    const html = await send(Buffer.from('<svg onload="alert(1)"></svg>'), token)
    expect(html.envelope.code).toBe('proof_wrong')
    expect((await send(png, null)).status).toBe(401)
    const broken = await gateway().ask(calls.promotionProof, { data: '%%%%' }, { token })
    expect(broken.status).toBe(400)
  })

  test('have 5 MB and no byte more', async () => {
    const { token } = await makeVisitor(gateway(), 'largepainter')
    const of = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)])
    expect((await send(of(5 * 1024 * 1024), token)).status).toBe(200)
    expect((await send(of(5 * 1024 * 1024 + 1), token)).status).toBe(413)
  })

  test('that no application came for are few, and are swept away', async () => {
    const { token, account } = await makeVisitor(gateway(), 'hoarder')
    for (let at = 0; at < 9; at++) await proof(token)
    const ofAccount = eq(promotionProofs.accountId, account.id)
    const kept = () => gateway().database.select().from(promotionProofs).where(ofAccount)
    expect(await kept()).toHaveLength(6)
    await sweep(gateway().house, new Date(gateway().now.getTime() + 25 * 3_600_000))
    expect(await kept()).toHaveLength(0)
  })
})

describe('an application', () => {
  test('is sent in with its remark and pictures, once', async () => {
    const { token } = await makeVisitor(gateway(), 'applicant')
    const proofs = [await proof(token), await proof(token, jpeg)]
    const sent = await apply(token, { remark: '  ครบแล้ว  ', proofs })
    expect(sent.value).toEqual({ status: 'applying', paid: null })
    expect((await apply(token, { proofs })).envelope).toMatchObject({
      code: 'promotion_moved',
      value: { status: 'applying' },
    })
    expect((await detail(token)).entry).toMatchObject({ remark: 'ครบแล้ว', proofs: 2 })
  })

  test('keeps to its limits, counted in code points', async () => {
    const { token } = await makeVisitor(gateway(), 'wordy')
    const proofs = [await proof(token)]
    const codeOf = async (given: Parameters<typeof apply>[1]) =>
      (await apply(token, given)).envelope.code
    expect(await codeOf({ proofs, remark: '😀'.repeat(141) })).toBe('answer_wrong')
    expect(await codeOf({ proofs: [] })).toBe('proof_wrong')
    expect(await codeOf({ proofs: [...proofs, ...proofs] })).toBe('proof_wrong')
    expect(await codeOf({ proofs: ['00000000-0000-4000-8000-000000000000'] })).toBe('proof_wrong')
    const other = await makeVisitor(gateway(), 'otherpainter')
    expect(await codeOf({ proofs: [await proof(other.token)] })).toBe('proof_wrong')
    expect((await detail(token)).status).toBe('join')
    expect(await codeOf({ proofs, remark: '😀'.repeat(140) })).toBeNull()
  })

  test('of two at once is one', async () => {
    const { token } = await makeVisitor(gateway(), 'twice')
    const [a, b] = [await proof(token), await proof(token)]
    const replies = await Promise.all([
      apply(token, { proofs: [a] }),
      apply(token, { proofs: [b] }),
    ])
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('the operator', () => {
  test('looks at an application and approves it; it is paid when it is claimed', async () => {
    const { token } = await makeVisitor(gateway(), 'approved')
    await apply(token, { remark: '<b>hi</b>', proofs: [await proof(token)] })
    const [entry] = await entriesOf('approved')
    expect(entry).toMatchObject({ status: 'applying', remark: '<b>hi</b>' })
    const picture = await gateway().fetch(entry?.proofs[0]?.path ?? '', {
      headers: { Authorization: `Bearer ${opsToken}` },
    })
    expect(picture.headers.get('Content-Type')).toBe('image/png')
    expect(picture.headers.get('Content-Security-Policy')).toContain('sandbox')
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(png)

    expect((await decide(entry?.id, { decision: 'process' })).value.status).toBe('process')
    expect((await detail(token)).status).toBe('process')
    const done = await decide(entry?.id, {
      decision: 'approve',
      bonus: '120.50',
      reply: 'Well done',
    })
    expect(done.value.status).toBe('claim')
    expect((await detail(token)).entry).toMatchObject({ bonus: '120.50', reply: 'Well done' })
    expect(await balanceOf(token)).toBe('0.00')
    const { value } = await gateway().ask(calls.claimPromotion, { id: 8 }, { token })
    expect(value).toEqual({ status: 'claimed', paid: '120.50' })
    expect(await balanceOf(token)).toBe('120.50')
    expect((await decide(entry?.id, { decision: 'approve' })).envelope.code).toBe('promotion_moved')
  })

  test('rejects one with a reply; it may be sent in again', async () => {
    const { token } = await makeVisitor(gateway(), 'rejected')
    await apply(token, { proofs: [await proof(token)] })
    const [entry] = await entriesOf('rejected')
    await decide(entry?.id, { decision: 'reject', reply: 'The picture is blurred' })
    expect(await detail(token)).toMatchObject({
      status: 'rejected',
      joined: false,
      entry: { reply: 'The picture is blurred' },
    })
    const again = await apply(token, { proofs: [await proof(token, jpeg)] })
    expect(again.value.status).toBe('applying')
    expect(await detail(token)).toMatchObject({ entry: { reply: null, proofs: 1 } })
  })

  test('pays those whose bonus comes by itself, once', async () => {
    const { token } = await makeVisitor(gateway(), 'issued')
    await gateway().ask(calls.joinPromotion, { id: 3 }, { token })
    const [entry] = await entriesOf('issued')
    const replies = await Promise.all(
      [1, 2, 3].map(() => decide(entry?.id, { decision: 'approve', bonus: '33.00' })),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await balanceOf(token)).toBe('33.00')
  })

  test('writes what a promotion asks and gives', async () => {
    const { token } = await makeVisitor(gateway(), 'offered')
    const change = { how: 'claim', bonus: '7.00', reward: { en: 'Seven', th: 'เจ็ด' } }
    expect((await ops('/offers/7', 'PUT', change)).status).toBe(200)
    const { value } = await gateway().ask(calls.claimPromotion, { id: 7 }, { token })
    expect(value.paid).toBe('7.00')
    await ops('/offers/7', 'PUT', { how: 'auto' })
  })

  test('is asked for a token, and for what makes sense', async () => {
    expect((await ops('', 'GET', undefined, 'somebody-who-guesses')).status).toBe(401)
    expect((await ops('', 'POST', {})).status).toBe(405)
    expect((await ops('/nothing')).status).toBe(404)
    const { token } = await makeVisitor(gateway(), 'nonsense')
    await gateway().ask(calls.joinPromotion, { id: 3 }, { token })
    const [entry] = await entriesOf('nonsense')
    for (const change of [
      { decision: 'bless' },
      { bonus: '-1.00' },
      { bonus: '1e9' },
      { progress: -1 },
      { other: 1 },
      [],
    ]) {
      expect((await decide(entry?.id, change)).status).toBe(400)
    }
    for (const change of [
      { how: 'x' },
      { how: 'link', link: '//evil' },
      { how: 'apply', proofsMin: 2 },
    ]) {
      expect((await ops('/offers/7', 'PUT', change)).status).toBe(400)
    }
    expect((await decide('00000000-0000-4000-8000-000000000000', {})).status).toBe(404)
  })
})
