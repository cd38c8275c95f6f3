import type { Config } from '#gateway/config.ts'
import { seedAccounts, seedInvites } from '#gateway/member/seed.ts'
import { seedRewards } from '#gateway/rewards/seed.ts'
import { seedCatalogue } from '#gateway/games/seed.ts'
import { seedPromotions } from '#gateway/promotions/seed.ts'
import { seedSite } from '#gateway/site/seed.ts'
import type { OpenDatabase } from './open.ts'

/**
 * Brings a database up to date: tables, then whatever the sandbox has that is not in it yet.
 * Several processes may start at once; one does the work, the others wait and find it done.
 */
export async function prepare(opened: OpenDatabase, config: Config): Promise<void> {
  const { database } = opened
  const now = config.now()
  await opened.exclusively(async () => {
    await opened.migrate()
    await seedSite(database, now)
    await seedCatalogue(database)
    await seedAccounts(database, now)
    await seedInvites(database)
    await seedRewards(database, now)
    await seedPromotions(database, now)
  })
}
