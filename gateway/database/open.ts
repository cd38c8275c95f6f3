import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema/index.ts'

/** The database, whichever engine is underneath; also what a transaction hands its callback. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

export interface OpenDatabase {
  database: Database
  engine: 'embedded' | 'postgres'
  /** Brings the tables up to date. Call it inside `exclusively`. */
  migrate(): Promise<void>
  /** Runs `work` while every other process that asks for the same waits. */
  exclusively<T>(work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Opens PostgreSQL when there is an address, else the embedded one in a folder. */
export async function openDatabase(config: {
  databaseUrl: string | null
  dataDirectory: string
}): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    const { openPostgres } = await import('./open-postgres.ts')
    return openPostgres(config.databaseUrl)
  }
  const { openEmbedded } = await import('./open-embedded.ts')
  return openEmbedded(config.dataDirectory)
}
