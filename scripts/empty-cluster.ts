import { cp, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import pglite from '../node_modules/@electric-sql/pglite/package.json' with { type: 'json' }

const cache = fileURLToPath(new URL('../.cache', import.meta.url))

/** What `initdb` makes, once for each version of PGlite: it takes half of a first start. */
async function made(): Promise<string> {
  const kept = join(cache, `cluster-${pglite.version}`)
  if (await stat(kept).catch(() => null)) return kept
  await mkdir(cache, { recursive: true })
  const fresh = await mkdtemp(`${kept}-`)
  const client = await PGlite.create(fresh)
  await client.close()
  // Whoever comes second has made the same.
  await rename(fresh, kept).catch(() => rm(fresh, { recursive: true }))
  return kept
}

/**
 * Puts an embedded database into a gateway's data folder as the engine itself makes it: without a
 * table. The house is built by the gateway that starts there, with the time of its own start.
 */
export async function placeEmptyCluster(data: string): Promise<void> {
  await cp(await made(), join(data, 'postgres'), { recursive: true })
}
