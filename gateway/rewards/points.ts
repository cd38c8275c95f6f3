import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import {
  pointAccounts,
  pointEntries,
  type PointKind,
  pointLots,
} from '#gateway/database/schema/index.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { monthEnd } from '#gateway/house-days.ts'
import { toMinor } from '#gateway/wallet/money.ts'
import { readPointRules } from './config.ts'
import { raiseRank } from './ranks.ts'

/** A change of somebody's points. */
export interface PointChange {
  accountId: string
  /** How many, more than none. */
  points: number
  kind: PointKind
  /** The same key counts once, however often it is sent. */
  key: string
}

/** Lots that still hold something. */
const full = (accountId: string) =>
  and(eq(pointLots.accountId, accountId), gt(pointLots.remaining, 0))

/**
 * Holds somebody's points until the transaction ends, so that what is read of them stays true, and
 * takes out what has expired.
 * @returns what is known of them
 */
async function hold(tx: Database, accountId: string, now: Date) {
  await tx.insert(pointAccounts).values({ accountId }).onConflictDoNothing()
  const [account] = await tx
    .select()
    .from(pointAccounts)
    .where(eq(pointAccounts.accountId, accountId))
    .for('update')
  if (!account) throw new Error('There is nobody to hold the points of')
  const over = await tx
    .select()
    .from(pointLots)
    .where(and(full(accountId), lte(pointLots.expiresAt, now)))
  for (const lot of over) {
    await tx.update(pointLots).set({ remaining: 0 }).where(eq(pointLots.id, lot.id))
    await tx.insert(pointEntries).values({
      accountId,
      amount: -lot.remaining,
      kind: 'expiry',
      key: `expiry:${lot.id}`,
      createdAt: now,
    })
  }
  return account
}

/**
 * Gives points to somebody whose account is held.
 * @returns false when this key has been given already
 */
async function give(tx: Database, change: PointChange, now: Date): Promise<boolean> {
  const { accountId, points, kind, key } = change
  const [made] = await tx
    .insert(pointEntries)
    .values({ accountId, amount: points, kind, key, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: pointEntries.id })
  if (!made) return false
  const { lifetimeMonths } = await readPointRules(tx)
  const expiresAt = monthEnd(now, lifetimeMonths)
  await tx.insert(pointLots).values({ accountId, amount: points, remaining: points, expiresAt })
  // What comes back was counted when it was earned.
  if (kind === 'refund') return true
  const [row] = await tx
    .update(pointAccounts)
    .set({ earned: sql`${pointAccounts.earned} + ${points}` })
    .where(eq(pointAccounts.accountId, accountId))
    .returning()
  if (row) await raiseRank(tx, accountId, row.earned)
  return true
}

/**
 * Gives points, which last as long as the house's do.
 * @returns false when this key has been given already
 */
export async function earn(database: Database, change: PointChange, now: Date): Promise<boolean> {
  return database.transaction(async (tx) => {
    await hold(tx, change.accountId, now)
    return give(tx, change, now)
  })
}

/**
 * Takes points, those first that expire first.
 * @throws Refusal 400 `points_short` when there are not so many
 */
export async function spend(database: Database, change: PointChange, now: Date): Promise<void> {
  const { accountId, points, kind, key } = change
  await database.transaction(async (tx) => {
    await hold(tx, accountId, now)
    const lots = await tx
      .select()
      .from(pointLots)
      .where(full(accountId))
      .orderBy(asc(pointLots.expiresAt), asc(pointLots.id))
    const all = lots.reduce((sum, lot) => sum + lot.remaining, 0)
    if (all < points) throw new Refusal(400, 'points_short', 'There are not so many points')
    let left = points
    for (const lot of lots) {
      if (left === 0) break
      const taken = Math.min(left, lot.remaining)
      left -= taken
      await tx
        .update(pointLots)
        .set({ remaining: lot.remaining - taken })
        .where(eq(pointLots.id, lot.id))
    }
    await tx.insert(pointEntries).values({ accountId, amount: -points, kind, key, createdAt: now })
  })
}

/** Points that can be spent now. */
export async function pointsOf(database: Database, accountId: string, now: Date): Promise<number> {
  const [row] = await database
    .select({ sum: sql<number>`coalesce(sum(${pointLots.remaining}), 0)::int` })
    .from(pointLots)
    .where(and(full(accountId), gt(pointLots.expiresAt, now)))
  return row?.sum ?? 0
}

/** The points that expire next, where there are any. */
export async function expiringOf(database: Database, accountId: string, now: Date) {
  const [row] = await database
    .select({
      at: pointLots.expiresAt,
      points: sql<number>`sum(${pointLots.remaining})::int`,
    })
    .from(pointLots)
    .where(and(full(accountId), gt(pointLots.expiresAt, now)))
    .groupBy(pointLots.expiresAt)
    .orderBy(asc(pointLots.expiresAt))
    .limit(1)
  return row ?? null
}

/** Everything a member ever earned. */
export async function earnedOf(database: Database, accountId: string): Promise<number> {
  const [row] = await database
    .select()
    .from(pointAccounts)
    .where(eq(pointAccounts.accountId, accountId))
  return row?.earned ?? 0
}

/**
 * What a stake brings, in whole points; the games call it when a bet is settled. What is not enough
 * for one is kept for the next stake.
 * @param stake minor units
 * @param key of the bet: the points it brings are given once. A bet that brings none leaves no entry,
 * so whoever calls settles it once
 */
export async function earnFromStake(
  database: Database,
  { accountId, stake, key }: { accountId: string; stake: bigint; key: string },
  now: Date,
): Promise<void> {
  const { earn: rate } = await readPointRules(database)
  const unit = rate ? toMinor(rate.stake) : 0n
  if (!rate || unit <= 0n || stake <= 0n) return
  await database.transaction(async (tx) => {
    const { stakeLeft } = await hold(tx, accountId, now)
    const all = stakeLeft + stake
    const points = Number((all / unit) * BigInt(rate.points))
    const change = { accountId, points, kind: 'stake', key: `stake:${key}` } as const
    if (points > 0 && !(await give(tx, change, now))) return
    await tx
      .update(pointAccounts)
      .set({ stakeLeft: all % unit })
      .where(eq(pointAccounts.accountId, accountId))
  })
}
