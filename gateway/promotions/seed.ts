import { eq } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import {
  accounts,
  promotionEntries,
  promotionOffers,
  promotions,
} from '#gateway/database/schema/index.ts'
import { promotionEntriesOf, promotionOffersOf } from '#gateway/sandbox/content/promotion-offers.ts'
import { daysAgo } from '#gateway/house-days.ts'
import { getFact } from '#gateway/site/state.ts'
import { toMinor } from '#gateway/wallet/money.ts'

/** Puts in what the sandbox's promotions ask and give; where the operator writes, only what is missing. */
async function seedOffers(database: Database): Promise<void> {
  const facts = [await getFact(database, 'content'), await getFact(database, 'offers')]
  const own = facts.includes('own')
  const known = await database.select({ id: promotions.id }).from(promotions)
  const there = new Set(known.map(({ id }) => id))
  for (const { bonus, ...rest } of promotionOffersOf) {
    // An operator has taken that promotion away, and what it gave with it.
    if (own && !there.has(rest.promotionId)) continue
    const offer = { ...rest, bonus: bonus === null ? null : toMinor(bonus) }
    const insert = database.insert(promotionOffers).values(offer)
    if (own) await insert.onConflictDoNothing()
    else await insert.onConflictDoUpdate({ target: promotionOffers.promotionId, set: offer })
  }
}

/** The sandbox's offers, and what its people take part in already. */
export async function seedPromotions(database: Database, now: Date): Promise<void> {
  await seedOffers(database)
  for (const { username, days, ...entry } of promotionEntriesOf) {
    const [account] = await database
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.username, username))
    if (!account) continue
    await database
      .insert(promotionEntries)
      .values({ ...entry, accountId: account.id, createdAt: daysAgo(now, days, 12) })
      .onConflictDoNothing()
  }
}
