import type { Database } from '#gateway/database/open.ts'
import { seedFlags } from './seed-flags.ts'

/** Puts the sandbox's features, notices and contacts where operators' own will be. */
export async function seedSite(database: Database, _now: Date): Promise<void> {
  await seedFlags(database)
}
