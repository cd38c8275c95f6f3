import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { migrationsFolder } from './migrations-folder.ts'
import type { Database, OpenDatabase } from './open.ts'
import * as schema from './schema/index.ts'

/** Any number that nothing else in the database locks on. */
const lockNumber = 7_041_984

/** Connections a process keeps; several processes share one server's hundred. */
const connections = 10

/**
 * Seconds before a connection is tried anew. What is asked meanwhile waits for it, and the library would
 * let that grow to twenty: longer than people wait for a server that is gone, or has just come back.
 */
const backoff = (tries: number) => Math.min(2 ** tries / 100, 0.5)

/** PostgreSQL, or an engine that speaks its protocol. */
export function openPostgres(address: string): OpenDatabase {
  const client = postgres(address, {
    max: connections,
    connect_timeout: 10,
    backoff,
    onnotice: () => {},
    connection: { application_name: 'foyer' },
  })
  const database = drizzle(client, { schema }) as unknown as Database
  return {
    database,
    engine: 'postgres',
    migrate: () => migrate(drizzle(client, { schema }), { migrationsFolder }),
    async exclusively(work) {
      // A connection of its own: the lock ends with it, even if this process dies.
      const lock = postgres(address, { max: 1, onnotice: () => {} })
      try {
        await lock`select pg_advisory_lock(${lockNumber})`
        return await work()
      } finally {
        await lock.end({ timeout: 5 })
      }
    },
    close: () => client.end({ timeout: 5 }),
  }
}
