import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { claimFolder } from './folder-claim.ts'
import { migrationsFolder } from './migrations-folder.ts'
import type { Database, OpenDatabase } from './open.ts'
import * as schema from './schema/index.ts'

/**
 * V8 compiles what the database calls of JavaScript anew once it is called often, and may end the
 * process when it frees what it had before ("Check failed: jit_page_->allocations_.erase(addr) == 1",
 * https://github.com/nodejs/node/issues/64500). What is never called often enough stays as it is.
 */
setFlagsFromString('--wasm-wrapper-tiering-budget=2147483647')

/** Wraps a PGlite that is already there; tests start from a dumped one. */
export function embedded(client: PGlite, release: () => void = () => {}) {
  const database = drizzle(client, { schema })
  return {
    database: database as unknown as Database,
    engine: 'embedded',
    migrate: () => migrate(database, { migrationsFolder }),
    // One process owns the folder, so there is nobody to wait for.
    exclusively: (work) => work(),
    async close() {
      await client.close()
      release()
    },
  } satisfies OpenDatabase as OpenDatabase
}

/**
 * PostgreSQL compiled to WebAssembly, in a folder of one's own.
 * @throws FolderBusy when another process has the folder open
 */
export async function openEmbedded(directory: string): Promise<OpenDatabase> {
  const release = await claimFolder(directory)
  try {
    return embedded(await PGlite.create(join(directory, 'postgres')), release)
  } catch (cause) {
    release()
    throw cause
  }
}
