import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Pages } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { describeError, writeLog } from './http/log.ts'
import { startGateway } from './server.ts'
import { startTrouble } from './start-trouble.ts'
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

let config: Config | null = null

async function main(): Promise<void> {
  config = readConfig(process.env)
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
  const line = startTrouble(cause, config)
  if (line) process.stderr.write(`Foyer cannot start: ${line}\n`)
  else writeLog('error', { ...describeError(cause), while: 'starting' })
  process.exit(1)
}
