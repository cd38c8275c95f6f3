import { and, asc, desc, eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '#gateway/database/open.ts'
import {
  accounts,
  missions,
  raffles,
  redemptions,
  rewards,
} from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'
import { success } from '#gateway/http/envelope.ts'
import { asObject, readBody } from '#gateway/http/read-body.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { cleanStored } from '#gateway/site/clean.ts'
import { setFact } from '#gateway/site/state.ts'
import { toMinor, toMoney } from '#gateway/wallet/money.ts'
import { pointRules, readPointRules } from './config.ts'
import { missionChange, raffleChange, rewardChange } from './ops-rules.ts'
import { earn } from './points.ts'
import { addRaffle } from './raffle-draw.ts'

async function read<S extends v.GenericSchema>(request: Request, schema: S) {
  const result = v.safeParse(schema, asObject(await readBody(request)))
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Refusal(400, 'bad_request', `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`)
}

const gone = () => new Refusal(404, 'not_found', 'There is no such thing')

/** Everything an operator can look at: the shelf, what waits for them, missions, raffles, rates. */
async function tellAll({ database }: House) {
  const waiting = await database
    .select({ redemption: redemptions, username: accounts.username })
    .from(redemptions)
    .innerJoin(accounts, eq(accounts.id, redemptions.accountId))
    .orderBy(sql`${redemptions.status} <> 'process'`, desc(redemptions.createdAt))
    .limit(200)
  const plain = <T extends { credit: bigint | null }>(row: T) => ({
    ...row,
    credit: row.credit === null ? null : toMoney(row.credit),
  })
  const shelf = await database.select().from(rewards).orderBy(asc(rewards.position))
  const raffleRows = await database.select().from(raffles).orderBy(desc(raffles.drawsAt)).limit(50)
  return {
    config: await readPointRules(database),
    items: shelf.map(plain),
    redemptions: waiting.map(({ redemption, username }) => ({ ...plain(redemption), username })),
    missions: await database.select().from(missions).orderBy(asc(missions.position)),
    // Not even an operator is told what decides a draw before it is over.
    raffles: raffleRows.map(({ seed, ...row }) => ({
      ...row,
      seed: row.drawnAt === null ? null : seed,
    })),
  }
}

async function putItem(request: Request, { database }: House, id: string): Promise<void> {
  const change = await read(request, rewardChange)
  const content = change.content
    ? (Object.fromEntries(
        Object.entries(change.content).map(([locale, html]) => [locale, cleanStored(html)]),
      ) as typeof change.content)
    : null
  const row = {
    ...change,
    content,
    credit: change.credit === null ? null : toMinor(change.credit),
    publishesAt: new Date(change.publishesAt),
    endsAt: change.endsAt === null ? null : new Date(change.endsAt),
  }
  await database
    .insert(rewards)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: rewards.id, set: row })
}

async function putMission(request: Request, { database }: House, id: string): Promise<void> {
  const row = await read(request, missionChange)
  await database
    .insert(missions)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: missions.id, set: row })
}

/** From here on the house makes no raffles of its own. What is drawn stays as it is. */
async function putRaffle(request: Request, { database }: House, id: string): Promise<void> {
  const change = await read(request, raffleChange)
  const row = {
    ...change,
    opensAt: new Date(change.opensAt),
    drawsAt: new Date(change.drawsAt),
    claimsUntil: new Date(change.claimsUntil),
  }
  await database.transaction(async (tx) => {
    const ofId = eq(raffles.id, id)
    const [there] = await tx.select().from(raffles).where(ofId).for('update')
    if (there && there.drawnAt !== null) {
      throw new Refusal(400, 'raffle_closed', 'What is drawn stays as it is')
    }
    if (there && there.sold > 0 && there.ticketPoints !== row.ticketPoints) {
      throw new Refusal(400, 'price_changed', 'Somebody has paid for a ticket already')
    }
    await setFact(tx, 'raffles', 'own')
    if (there) await tx.update(raffles).set(row).where(ofId)
    else await addRaffle(tx, { id, ...row })
  })
}

const decision = v.strictObject({
  status: v.picklist(['approved', 'rejected']),
  note: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(300))), null),
})

/** Approves, or rejects and gives points and stock back; once, whoever decides first. */
async function decide(request: Request, house: House, id: string): Promise<void> {
  const { status, note } = await read(request, decision)
  if (!/^[0-9a-f-]{36}$/.test(id)) throw gone()
  const now = house.config.now()
  await house.database.transaction(async (tx: Database) => {
    const [row] = await tx
      .update(redemptions)
      .set({ status, note: note || null, decidedAt: now })
      .where(and(eq(redemptions.id, id), eq(redemptions.status, 'process')))
      .returning()
    if (!row) throw gone()
    if (status === 'approved') return
    const { accountId, points, quantity, rewardId } = row
    await earn(tx, { accountId, points, kind: 'refund', key: `refund:${id}` }, now)
    await tx
      .update(rewards)
      .set({ stock: sql`${rewards.stock} + ${quantity}` })
      .where(and(eq(rewards.id, rewardId), sql`${rewards.stock} is not null`))
  })
}

const gift = v.strictObject({
  username: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(64)),
  points: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  /** Names the gift: the same one is given once. */
  key: v.pipe(v.string(), v.regex(/^[\w.-]{1,80}$/)),
})

async function give(request: Request, { database, config }: House): Promise<void> {
  const { username, points, key } = await read(request, gift)
  const [account] = await database.select().from(accounts).where(eq(accounts.username, username))
  if (!account) throw gone()
  const change = { accountId: account.id, points, kind: 'gift', key: `gift:${key}` } as const
  await earn(database, change, config.now())
}

type Work = (request: Request, house: House, id: string) => Promise<void>

const works: Record<string, Work> = {
  'PUT config': async (request, { database }) =>
    setFact(database, 'points', await read(request, pointRules)),
  'POST points': give,
  'PUT items': putItem,
  'DELETE items': async (_, { database }, id) =>
    void (await database.delete(rewards).where(eq(rewards.id, id))),
  'PUT missions': putMission,
  'DELETE missions': async (_, { database }, id) =>
    void (await database.delete(missions).where(eq(missions.id, id))),
  'PUT raffles': putRaffle,
  'POST redemptions': decide,
}

/** Those that are about one thing, whose id stands in the address. */
const aboutOne = new Set(['items', 'missions', 'raffles', 'redemptions'])

/**
 * `/ops/rewards`: the operator's side of points, missions and raffles. GET tells everything; every
 * change answers with everything, too.
 */
export async function serveRewardsOps(request: Request, house: House): Promise<Response> {
  const [, , , kind = '', id = '', more] = new URL(request.url).pathname.split('/')
  if (kind === '' && request.method === 'GET') return success(await tellAll(house))
  const work = works[`${request.method} ${kind}`]
  const fits = aboutOne.has(kind) ? /^[a-z0-9-]{1,40}$/.test(id) : id === ''
  if (!work || !fits || more !== undefined) throw gone()
  await work(request, house, id)
  return success(await tellAll(house))
}
