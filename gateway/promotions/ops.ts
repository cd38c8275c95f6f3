import { promotionStatuses } from '#contract/index.ts'
import { and, asc, desc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '#gateway/database/open.ts'
import {
  accounts,
  promotionEntries,
  promotionOffers,
  promotionProofs,
  promotions,
} from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'
import { success } from '#gateway/http/envelope.ts'
import { asObject, readBody } from '#gateway/http/read-body.ts'
import { readQuery } from '#gateway/http/read-query.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { setFact } from '#gateway/site/state.ts'
import { toMinor, toMoney } from '#gateway/wallet/money.ts'
import { offerOf } from './open-offer.ts'
import { fulfil } from './pay.ts'
import { setProgress } from './progress.ts'
import { offerChange } from './offer-change.ts'
import type { Entry } from './status.ts'

const pageSize = 50

const filter = v.object({
  status: v.optional(v.picklist(promotionStatuses)),
  username: v.optional(v.pipe(v.string(), v.maxLength(64))),
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)), '1'),
})

/** What people decide about an entry. `approve` gives what there is to give, in the offer's way. */
const decision = v.strictObject({
  decision: v.optional(v.picklist(['process', 'approve', 'reject'])),
  /** Shown to the player, as text. */
  reply: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(500)))),
  /** In place of the offer's: `20.00`. */
  bonus: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,2})?$/))),
  /** How far the player is; the target gives them what there is to give. */
  progress: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000))),
})

function read<S extends v.GenericSchema>(schema: S, data: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, data)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Refusal(400, 'bad_request', `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`)
}

async function listEntries(request: Request, { database }: House): Promise<Response> {
  const { status, username, page } = read(filter, readQuery(request.url))
  const rows = await database
    .select({ entry: promotionEntries, username: accounts.username, title: promotions.title })
    .from(promotionEntries)
    .innerJoin(accounts, eq(accounts.id, promotionEntries.accountId))
    .leftJoin(promotions, eq(promotions.id, promotionEntries.promotionId))
    .where(
      and(
        status && eq(promotionEntries.status, status as Entry['status']),
        username ? eq(accounts.username, username.toLowerCase()) : undefined,
      ),
    )
    .orderBy(desc(promotionEntries.createdAt), asc(promotionEntries.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const proofs = await Promise.all(
    rows.map(({ entry }) =>
      database
        .select({ id: promotionProofs.id, type: promotionProofs.type })
        .from(promotionProofs)
        .where(eq(promotionProofs.entryId, entry.id))
        .orderBy(asc(promotionProofs.position)),
    ),
  )
  return success({
    list: rows.map(({ entry: { stakeLeft: _, ...entry }, username: name, title }, at) => ({
      ...entry,
      bonus: entry.bonus === null ? null : toMoney(entry.bonus),
      username: name,
      title: title?.en ?? null,
      proofs: (proofs[at] ?? []).map(({ id, type }) => ({
        type,
        path: `/ops/promotions/proofs/${id}`,
      })),
    })),
  })
}

/** States that somebody can still decide about. */
const open: ReadonlySet<Entry['status']> = new Set(['signed', 'applying', 'process'])

async function decide(tx: Database, id: string, change: v.InferOutput<typeof decision>, now: Date) {
  const [entry] = await tx
    .select()
    .from(promotionEntries)
    .where(eq(promotionEntries.id, id))
    .for('update')
  if (!entry) throw new Refusal(404, 'not_found', 'There is no such entry')
  if (!open.has(entry.status)) {
    throw new Refusal(400, 'promotion_moved', `This entry is ${entry.status} already`)
  }
  const { bonus, reply, progress } = change
  const noted: Entry = {
    ...entry,
    ...(bonus === undefined ? {} : { bonus: toMinor(bonus) }),
    ...(reply === undefined ? {} : { reply }),
    ...(change.decision ? { decidedAt: now } : {}),
  }
  const ofEntry = eq(promotionEntries.id, id)
  await tx
    .update(promotionEntries)
    .set({ bonus: noted.bonus, reply: noted.reply, decidedAt: noted.decidedAt })
    .where(ofEntry)
  if (change.decision === 'approve') {
    return (await fulfil(tx, noted, await offerOf(tx, entry.promotionId), now)).status
  }
  if (change.decision) {
    const status = change.decision === 'reject' ? 'rejected' : 'process'
    await tx.update(promotionEntries).set({ status }).where(ofEntry)
    return status
  }
  if (progress === undefined || entry.status !== 'signed') return entry.status
  return setProgress(tx, noted, progress, now)
}

/** A picture that a player sent; it runs nothing and is nothing but a picture. */
async function showProof(id: string, { database }: House): Promise<Response> {
  const [row] = await database.select().from(promotionProofs).where(eq(promotionProofs.id, id))
  if (!row) throw new Refusal(404, 'not_found', 'There is no such picture')
  return new Response(Buffer.from(row.data), {
    headers: {
      'Content-Type': row.type,
      'Content-Disposition': `inline; filename="proof.${row.type === 'image/png' ? 'png' : 'jpg'}"`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'no-store',
    },
  })
}

/** `PUT /ops/promotions/offers/ID`: what a promotion asks and gives, whole. */
async function changeOffer(request: Request, promotionId: number, { database }: House) {
  const change = read(offerChange, asObject(await readBody(request)))
  const offer = { ...change, bonus: change.bonus === null ? null : toMinor(change.bonus) }
  await database.transaction(async (tx) => {
    await tx
      .insert(promotionOffers)
      .values({ promotionId, ...offer })
      .onConflictDoUpdate({ target: promotionOffers.promotionId, set: offer })
    // From here on the sandbox leaves offers alone (seed.ts).
    await setFact(tx, 'offers', 'own')
  })
  return success({ promotionId, ...change })
}

const only = (allow: string) =>
  new Refusal(405, 'method_not_allowed', 'There is another method', null, { Allow: allow })

/**
 * The operator's side of promotions; who comes has shown the token already.
 * `GET /ops/promotions?status=applying&username=&page=` entries, newest first ·
 * `PUT /ops/promotions/entries/ID` decides · `GET /ops/promotions/proofs/ID` a picture ·
 * `PUT /ops/promotions/offers/ID` what a promotion asks and gives.
 */
export async function servePromotions(request: Request, house: House): Promise<Response> {
  const { pathname } = new URL(request.url)
  const reads = request.method === 'GET' || request.method === 'HEAD'
  if (pathname === '/ops/promotions') {
    if (!reads) throw only('GET, HEAD')
    return listEntries(request, house)
  }
  const [, proof] = /^\/ops\/promotions\/proofs\/([0-9a-f-]{36})$/.exec(pathname) ?? []
  if (proof) {
    if (!reads) throw only('GET, HEAD')
    return showProof(proof, house)
  }
  const [, entry] = /^\/ops\/promotions\/entries\/([0-9a-f-]{36})$/.exec(pathname) ?? []
  const [, offer] = /^\/ops\/promotions\/offers\/(\d{1,9})$/.exec(pathname) ?? []
  if (!entry && !offer) throw new Refusal(404, 'not_found', 'There is nothing here')
  if (request.method !== 'PUT') throw only('PUT')
  if (offer) return changeOffer(request, Number(offer), house)
  const change = read(decision, asObject(await readBody(request)))
  const status = await house.database.transaction((tx) =>
    decide(tx, entry ?? '', change, house.config.now()),
  )
  return success({ id: entry, status })
}
