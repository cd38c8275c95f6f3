import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import postgres from 'postgres'
import type { TestProject } from 'vitest/node'
import { embedded } from '#gateway/database/open-embedded.ts'
import { openPostgres } from '#gateway/database/open-postgres.ts'
import { prepare } from '#gateway/database/prepare.ts'
import { testConfig } from './config.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A dumped data folder, or the name of a database that can serve as a template. */
    template: { file: string } | { name: string }
  }
}

/** The address of another database on the same server. */
export function addressOf(database: string): string {
  const url = new URL(process.env.DATABASE_URL ?? '')
  url.pathname = `/${database}`
  return url.href
}

/** Migrates and seeds a database once; every test file starts from a copy of it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.DATABASE_URL) {
    const name = `foyer_template_${process.pid}`
    const admin = postgres(process.env.DATABASE_URL, { max: 1, onnotice: () => {} })
    await admin.unsafe(`create database ${name}`)
    const opened = openPostgres(addressOf(name))
    await prepare(opened, testConfig())
    await opened.close()
    project.provide('template', { name })
    return async () => {
      await admin.unsafe(`drop database if exists ${name} with (force)`)
      await admin.end()
    }
  }
  const folder = await mkdtemp(join(tmpdir(), 'foyer-gateway-'))
  const client = await PGlite.create()
  await prepare(embedded(client), testConfig())
  const dump = await client.dumpDataDir('none')
  await client.close()
  const file = join(folder, 'template.tar')
  await writeFile(file, Buffer.from(await dump.arrayBuffer()))
  project.provide('template', { file })
  return () => rm(folder, { recursive: true, force: true })
}
