import { chown, mkdtemp, rm } from 'node:fs/promises'
import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import postgres from 'postgres'

/** An empty database on a PostgreSQL server. */
export interface Postgres {
  readonly url: string
  /** In words, for the report: which server it is. */
  readonly origin: string
  /** Removes the database, and the server if it was started for it. */
  stop(): Promise<void>
}

/** There is no PostgreSQL here and none can be had; the message says what was tried. */
export class NoPostgres extends Error {
  override readonly name = 'NoPostgres'
}

const debian = '/usr/lib/postgresql'

/** Debian's server programs, the newest version first. */
function findPrograms(): string | undefined {
  if (!existsSync(debian)) return undefined
  return readdirSync(debian)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(debian, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))
}

const isRoot = () => process.getuid?.() === 0

function installPrograms(): string | undefined {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return undefined
  process.stdout.write('No PostgreSQL found. Installing Debian’s package.\n')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Without a network it would try for very long.
  const options = { stdio: 'ignore', env, timeout: 180_000 } as const
  const apt = (...words: string[]) => spawnSync('apt-get', words, options).status
  const install = ['install', '-q', '-y', '--no-install-recommends', 'postgresql']
  if (apt('update', '-q') !== 0 || apt(...install) !== 0) return undefined
  // Debian starts one of its own with it, which nobody here has asked for.
  spawnSync('service', ['postgresql', 'stop'], { stdio: 'ignore' })
  return findPrograms()
}

/** PostgreSQL refuses to run as root; its own user, or nobody, does. */
function unprivileged(): { uid?: number; gid?: number } {
  if (!isRoot()) return {}
  const id = (flag: string, user: string) =>
    Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout || Number.NaN)
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = [id('-u', user), id('-g', user)]
    if (Number.isInteger(uid) && Number.isInteger(gid)) return { uid, gid }
  }
  throw new NoPostgres('PostgreSQL does not run as root, and there is no user postgres or nobody.')
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

async function waitUntilUp(url: string, child: ChildProcess): Promise<void> {
  for (const deadline = performance.now() + 20_000; performance.now() < deadline;) {
    if (child.exitCode !== null) break
    const client = postgres(url, { max: 1, connect_timeout: 1, onnotice: () => {} })
    try {
      await client`select 1`
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    } finally {
      await client.end({ timeout: 1 })
    }
  }
  throw new NoPostgres('PostgreSQL was started, but does not answer.')
}

/** A server of one's own in a temporary folder. */
async function startServer(programs: string): Promise<Postgres> {
  const user = unprivileged()
  const folder = await mkdtemp(join(tmpdir(), 'foyer-postgres-'))
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'foyer', '-E', 'UTF8', '--locale=C.UTF-8'],
    { ...user, cwd: folder, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new NoPostgres(`initdb failed:\n${made.stderr}`)
  const port = await freePort()
  const child = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1', '-F'],
    { ...user, cwd: folder, stdio: 'ignore' },
  )
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const url = `postgres://foyer@127.0.0.1:${port}/postgres`
  const stop = async () => {
    process.off('exit', kill)
    const gone = new Promise((resolve) => child.once('exit', resolve))
    if (child.exitCode === null && child.kill('SIGINT')) await gone
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await waitUntilUp(url, child)
  } catch (cause) {
    await stop()
    throw cause
  }
  return { url, origin: `${programs}, started for this run`, stop }
}

/** A database of one's own on a server that is there already. */
async function onServer(address: string): Promise<Postgres> {
  const admin = postgres(address, { max: 1, onnotice: () => {} })
  const name = `foyer_${process.pid}_${Date.now().toString(36)}`
  await admin.unsafe(`create database ${name}`)
  const url = new URL(address)
  url.pathname = `/${name}`
  return {
    url: url.href,
    origin: 'DATABASE_URL',
    async stop() {
      await admin.unsafe(`drop database if exists ${name} with (force)`)
      await admin.end()
    },
  }
}

/**
 * An empty PostgreSQL database: on the server that DATABASE_URL names, else on one started from
 * Debian's package, which is installed first where that is allowed.
 * @throws NoPostgres
 */
export async function openEmptyPostgres(): Promise<Postgres> {
  if (process.env.DATABASE_URL) return onServer(process.env.DATABASE_URL)
  const programs = findPrograms() ?? installPrograms()
  if (programs) return startServer(programs)
  throw new NoPostgres(
    'No PostgreSQL: DATABASE_URL is not set, there is no server in /usr/lib/postgresql, ' +
      'and installing Debian’s package needs root and apt-get.',
  )
}
