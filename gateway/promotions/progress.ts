import type { Database } from '#gateway/database/open.ts'
import {
  type PlayCount,
  promotionEntries,
  promotionOffers,
  promotions,
} from '#gateway/database/schema/index.ts'
import { minorPerUnit, toMinor } from '#gateway/wallet/money.ts'
import { and, asc, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm'
import { offerOf, ownEntry } from './open-offer.ts'
import { fulfil } from './pay.ts'
import type { Entry } from './status.ts'

/**
 * Counts what somebody has done for a promotion: rounds played, say. Whoever reaches the target has
 * their bonus waiting, or paid. For the games, inside the transaction of a round; who has not joined
 * is not counted.
 * @returns how the entry stands, null without one
 */
export async function countTowards(
  tx: Database,
  promotionId: number,
  accountId: string,
  by: number,
  now: Date,
): Promise<Entry['status'] | null> {
  const entry = await ownEntry(tx, promotionId, accountId)
  if (entry?.status !== 'signed') return entry?.status ?? null
  return setProgress(tx, entry, entry.progress + by, now)
}

/** A round that was played to its end. */
export interface PlayedRound {
  accountId: string
  /** Minor units. */
  stake: bigint
  gameType: string
  vassalage: string
}

/** Whether a promotion counts a round at all. */
function isCounted(counts: PlayCount, { stake, gameType, vassalage }: PlayedRound): boolean {
  if (counts.gameType !== undefined && counts.gameType !== gameType) return false
  if (counts.vassalage !== undefined && counts.vassalage !== vassalage) return false
  return counts.least === undefined || stake >= toMinor(counts.least)
}

/** Counts what was staked in whole units; what is less than one waits for the next round. */
async function countStake(
  tx: Database,
  promotionId: number,
  { accountId, stake }: PlayedRound,
  now: Date,
): Promise<void> {
  const entry = await ownEntry(tx, promotionId, accountId)
  if (entry?.status !== 'signed') return
  const all = entry.stakeLeft + stake
  await tx
    .update(promotionEntries)
    .set({ stakeLeft: all % minorPerUnit })
    .where(eq(promotionEntries.id, entry.id))
  if (all >= minorPerUnit)
    await setProgress(tx, entry, entry.progress + Number(all / minorPerUnit), now)
}

/** Counts a round towards whatever its player has joined; inside the transaction that settles it. */
export async function countRound(tx: Database, round: PlayedRound, now: Date): Promise<void> {
  const joined = await tx
    .select({ id: promotionOffers.promotionId, counts: promotionOffers.counts })
    .from(promotionEntries)
    .innerJoin(promotionOffers, eq(promotionOffers.promotionId, promotionEntries.promotionId))
    .innerJoin(promotions, eq(promotions.id, promotionEntries.promotionId))
    .where(
      and(
        eq(promotionEntries.accountId, round.accountId),
        eq(promotionEntries.status, 'signed'),
        isNotNull(promotionOffers.counts),
        lte(promotions.publishesAt, now),
        or(isNull(promotions.endsAt), gt(promotions.endsAt, now)),
      ),
    )
    // One order for everybody, so that two rounds never wait for each other in a ring.
    .orderBy(asc(promotionOffers.promotionId))
  for (const { id, counts } of joined) {
    if (!counts || !isCounted(counts, round)) continue
    if (counts.what === 'rounds') await countTowards(tx, id, round.accountId, 1, now)
    else await countStake(tx, id, round, now)
  }
}

/** Sets how far an entry is; it ends at the target. */
export async function setProgress(
  tx: Database,
  entry: Entry,
  progress: number,
  now: Date,
): Promise<Entry['status']> {
  const offer = await offerOf(tx, entry.promotionId)
  const { target } = offer
  const done = target === null ? progress : Math.min(progress, target)
  await tx
    .update(promotionEntries)
    .set({ progress: Math.max(0, done) })
    .where(eq(promotionEntries.id, entry.id))
  if (target === null || done < target) return entry.status
  return (await fulfil(tx, entry, offer, now)).status
}
