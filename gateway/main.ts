import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Pages } from './app.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { FolderBusy } from './database/folder-claim.ts'
import { describeError, writeLog } from './http/log.ts'
import { startGateway } from './server.ts'
import { welcome } from './welcome.ts'

/** Pages, when the site was built to be drawn here. */
async function loadPages({
  brand,
  distDirectory,
  countryHeader,
}: Config): Promise<Pages | undefined> {
  if (!existsSync(resolve(distDirectory, 'server'))) return undefined
  const { createPages } = await import('./pages/index.ts')
  return createPages({ brand, distDirectory: resolve(distDirectory), countryHeader })
}

/** Codes of the network and of PostgreSQL for a DATABASE_URL that leads nowhere. */
const databaseTroubles: Record<string, string> = {
  ECONNREFUSED: 'DATABASE_URL: no PostgreSQL answers there',
  CONNECT_TIMEOUT: 'DATABASE_URL: no PostgreSQL answers there',
  ENOTFOUND: 'DATABASE_URL: there is no such host',
  '28P01': 'DATABASE_URL: PostgreSQL does not take this user and password',
  '28000': 'DATABASE_URL: PostgreSQL does not let this user in',
  '3D000': 'DATABASE_URL: there is no such database',
}

/** What stops a start, in one line a person can act on. */
function explain(cause: unknown): string {
  if (cause instanceof ConfigError || cause instanceof FolderBusy) return cause.message
  const { code, address, port } = cause as { code?: string; address?: string; port?: number }
  if (code === 'EADDRINUSE') return `${address}:${port} is in use; set PORT to another number`
  if (code === 'EACCES') return `${address}:${port} may not be opened by this user; set PORT`
  return (code && databaseTroubles[code]) || ''
}

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const gateway = await startGateway(config, { pages: await loadPages(config) })
  process.stdout.write(welcome(config, gateway))

  let stopping = 0
  const stop = () => {
    // A terminal and a parent may both pass on the same Ctrl-C; one a second later means it.
    if (stopping > 0 && performance.now() - stopping > 1000) process.exit(1)
    if (stopping > 0) return
    stopping = performance.now()
    void gateway.close().then(
      () => process.exit(0),
      (cause: unknown) => {
        writeLog('error', describeError(cause))
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
}

try {
  await main()
} catch (cause) {
  const line = explain(cause)
  if (line) process.stderr.write(`Foyer cannot start: ${line}\n`)
  else writeLog('error', { ...describeError(cause), while: 'starting' })
  process.exit(1)
}
