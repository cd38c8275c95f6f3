import type { Database } from '#gateway/database/open.ts'
import { promotionEntries } from '#gateway/database/schema/index.ts'
import { eq } from 'drizzle-orm'
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
