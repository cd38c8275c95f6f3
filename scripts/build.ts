import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readConfig } from '#gateway/config.ts'
import { writeStaticPages } from '#gateway/pages/static-pages.ts'
import { checkBrand, reportText } from '#tokens/check.ts'
import { brandNames } from '#tokens/load.ts'
import { build } from 'vite'
import { writeAppIcons } from './app-icons.ts'
import { writeAppWorker } from './app-worker.ts'
import { compressFolder } from './compress.ts'
import { home } from './processes.ts'
import { distFolder, isFresh, stampOf } from './stamp.ts'

// Builds the site for the browser and for the gateway, when the sources have changed since.
// `--force` builds in any case.

// Whatever the shell says: React's development half has no place in dist/.
process.env.NODE_ENV = 'production'

/** A brand that cannot be read everywhere, or is half of one, is not shipped (D5). */
function refuseBadBrand(name: string): void {
  const known = brandNames()
  if (!known.includes(name)) {
    process.stderr.write(
      `FOYER_BRAND: there is no brands/${name}; there are ${known.join(', ')}\nThe site is not built.\n`,
    )
    process.exit(1)
  }
  const report = checkBrand(name)
  if (report.problems.length === 0) return
  process.stderr.write(`${reportText(report)}\nThe site is not built.\n`)
  process.exit(1)
}

async function makeSite(stamp: string): Promise<void> {
  // Beside, then swapped: a gateway that is just starting never reads half a build.
  const fresh = join(home, '.cache', `build-${process.pid}`)
  const old = join(home, '.cache', `old-${process.pid}`)
  const client = join(fresh, 'client')
  const server = join(fresh, 'server')
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { recursive: true })
  try {
    const common = { root: home, logLevel: 'warn' } as const
    await Promise.all([
      build({ ...common, build: { outDir: client, emptyOutDir: true } }),
      build({ ...common, build: { outDir: server, emptyOutDir: true, ssr: true } }),
    ])
    await writeStaticPages(readConfig(process.env).brand, fresh)
    await Promise.all([writeAppWorker(client), writeAppIcons(client)])
    await compressFolder(client)
    await writeFile(join(fresh, '.stamp'), stamp)
    if (existsSync(distFolder)) await rename(distFolder, old)
    await rename(fresh, distFolder)
    // What `npm run build:library` made is no part of the site, and stays.
    const library = join(old, 'library')
    if (existsSync(library)) await rename(library, join(distFolder, 'library'))
  } finally {
    await rm(fresh, { recursive: true, force: true })
    await rm(old, { recursive: true, force: true })
  }
}

const stamp = stampOf()
if (isFresh(stamp) && !process.argv.includes('--force')) {
  process.stdout.write('dist/ is up to date.\n')
} else {
  const began = performance.now()
  refuseBadBrand(process.env.FOYER_BRAND || 'foyer')
  await makeSite(stamp)
  const took = ((performance.now() - began) / 1000).toFixed(1)
  process.stdout.write(`Built dist/ in ${took} s.\n`)
}
