import process from 'node:process'
import { ensureBrowser } from '../browser.ts'
import { openEmptyPostgres } from '../postgres.ts'
import { serve } from '../serve.ts'
import { gameLoad } from './game-load.ts'
import { largeLobby } from './large-lobby.ts'
import { largeScroll } from './large-scroll.ts'
import { lobbyMemory } from './lobby-memory.ts'
import type { Figures } from './pages.ts'
import { speed } from './speed.ts'

/** Runs a part on a PostgreSQL of its own; without one there are no figures of it. */
async function onPostgres(part: (address: string) => Promise<Figures>): Promise<Figures> {
  const postgres = await openEmptyPostgres().catch(() => null)
  try {
    return postgres ? await part(postgres.url) : {}
  } finally {
    await postgres?.stop()
  }
}

/** What is measured of the lobbies, one after the other. */
const parts = {
  async large(times: number) {
    const gateway = await serve()
    try {
      const figures = await largeLobby(gateway.url, times)
      return { ...figures, ...(await largeScroll(gateway.url, times)) }
    } finally {
      await gateway.stop()
    }
  },
  memory: (times: number) => lobbyMemory(times === 1 ? 20 : 200),
  embedded: (times: number) => gameLoad('embedded', {}, times === 1 ? 200 : 2000),
  postgres: (times: number) =>
    onPostgres((address) =>
      gameLoad('PostgreSQL', { DATABASE_URL: address }, times === 1 ? 200 : 2000),
    ),
}

/**
 * What the lobbies promise (performance.md, Game list). Each part has gateways of its own.
 * @param times how often each thing is measured
 */
export async function games(times: number): Promise<Figures> {
  const figures: Figures = {}
  for (const part of Object.values(parts)) Object.assign(figures, await part(times))
  return figures
}

// One part alone, of the site as it was built last: `node scripts/bench/games.ts memory [--quick]`.
if (import.meta.main) {
  const [name = ''] = process.argv.slice(2)
  if (!Object.hasOwn(parts, name)) throw new Error(`One of: ${Object.keys(parts).join(', ')}`)
  process.env.CHROMIUM_PATH = ensureBrowser()
  const times = process.argv.includes('--quick') ? 1 : 5
  const figures = { ...(await speed()), ...(await parts[name as keyof typeof parts](times)) }
  for (const [what, value] of Object.entries(figures)) {
    process.stdout.write(`${what.padEnd(64)}${value}\n`)
  }
}
