import type { Database } from '#gateway/database/open.ts'

export async function seedCatalogue(_database: Database): Promise<void> {}
