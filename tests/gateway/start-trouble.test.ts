import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Config, ConfigError } from '#gateway/config.ts'
import { claimFolder } from '#gateway/database/folder-claim.ts'
import { openPostgres } from '#gateway/database/open-postgres.ts'
import { listen } from '#gateway/listen.ts'
import { startTrouble } from '#gateway/start-trouble.ts'
import { testConfig } from './support/config.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-trouble-'))
const file = join(folder, 'file')
const taken = createServer()
const app = { fetch: () => new Response() }
let port = 0

beforeAll(async () => {
  writeFileSync(file, '')
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const address = taken.address()
  if (typeof address === 'object' && address) ({ port } = address)
})
afterAll(() => {
  taken.close()
  rmSync(folder, { recursive: true, force: true })
})

/** What a start that fails like this says. */
async function said(start: () => unknown, given: Partial<Config> = {}) {
  const config = testConfig({ databaseUrl: null, ...given })
  try {
    await start()
  } catch (cause) {
    return startTrouble(cause, config)
  }
  throw new Error('It started')
}

test('a folder that is none is named, with why', async () => {
  const start = (dataDirectory: string) => said(() => claimFolder(dataDirectory), { dataDirectory })
  expect(await start(file)).toBe(`FOYER_DATA: ${file} is a file and no folder`)
  const below = join(file, 'below')
  expect(await start(below)).toBe(`FOYER_DATA: ${below} is below a file and no folder`)
})

test.each([
  ['EACCES', 'may not be written by this user'],
  ['EROFS', 'may not be written: its disk is read-only'],
  ['ENOSPC', 'has no room: its disk is full'],
])('a folder refused with %s blames no port', (code, words) => {
  const config = testConfig({ databaseUrl: null, dataDirectory: folder })
  const cause = Object.assign(new Error(code), { code, syscall: 'access' })
  expect(startTrouble(cause, config)).toBe(`FOYER_DATA: ${folder} ${words}`)
})

test('a port in use and an address of another machine are told apart', async () => {
  const start = (at: { host: string; port: number }) => said(() => listen(app, at), at)
  const host = '127.0.0.1'
  expect(await start({ host, port })).toBe(`${host}:${port} is in use; set PORT to another number`)
  const elsewhere = '203.0.113.4'
  const none = `HOST: ${elsewhere} is no address of this machine`
  expect(await start({ host: elsewhere, port: 0 })).toBe(none)
})

test('a DATABASE_URL that is no address is said to be none, and is not repeated', async () => {
  const databaseUrl = 'postgres://foyer:p@hunter2@db:port/foyer'
  const line = await said(() => openPostgres(databaseUrl), { databaseUrl })
  expect(line).toMatch(/^DATABASE_URL: is no address/)
  expect(line).not.toContain('hunter2')
})

test.each([
  ['ECONNREFUSED', 'no PostgreSQL answers there'],
  ['42501', 'this user may not make tables there; the gateway has to own its database'],
])('PostgreSQL’s %s is found below what was asked of it', (code, words) => {
  const refused = Object.assign(new Error('refused'), { code })
  const cause = new Error('Failed query: create schema', { cause: refused })
  const config = testConfig({ databaseUrl: 'postgres://foyer@db/foyer' })
  expect(startTrouble(cause, config)).toBe(`DATABASE_URL: ${words}`)
})

test('a setting that cannot be used speaks for itself, and what is unknown is left to the log', () => {
  expect(startTrouble(new ConfigError('PORT must be a number'), null)).toBe('PORT must be a number')
  expect(startTrouble(new Error('?'), testConfig())).toBeUndefined()
})
