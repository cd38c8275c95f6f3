import { eq } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import { accounts, promotionEntries, promotionOffers } from '#gateway/database/schema/index.ts'
import { promotionEntriesOf, promotionOffersOf } from '#gateway/sandbox/content/promotion-offers.ts'
import { daysAgo } from '#gateway/sandbox/content/when.ts'
import { getFact } from '#gateway/site/state.ts'
import { toMinor } from '#gateway/wallet/money.ts'

/** Puts in what the sandbox's promotions ask and give; where the operator writes, only what is missing. */
async function seedOffers(database: Database): Promise<void> {
  const facts = [await getFact(database, 'content'), await getFact(database, 'offers')]
  const own = facts.includes('own')
  for (const { bonus, ...rest } of promotionOffersOf) {
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
