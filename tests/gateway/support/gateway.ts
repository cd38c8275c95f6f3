import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import {
  type Answer,
  type Call,
  type Envelope,
  headers,
  type Input,
  type Schema,
} from '#contract/index.ts'
import postgres from 'postgres'
import { afterAll, beforeAll, inject } from 'vitest'
import { createApp, type AppOptions } from '#gateway/app.ts'
import type { Config } from '#gateway/config.ts'
import { embedded } from '#gateway/database/open-embedded.ts'
import { openPostgres } from '#gateway/database/open-postgres.ts'
import type { OpenDatabase } from '#gateway/database/open.ts'
import type { Reach } from '#gateway/games/play/wallet-calls.ts'
import { testConfig, testTime } from './config.ts'
import { addressOf } from './global-setup.ts'

/** Opens a copy of the prepared database, on whichever engine the run is about. */
export async function openCopy(): Promise<OpenDatabase> {
  const template = inject('template')
  if ('file' in template) {
    const dump = new Blob([await readFile(template.file)])
    return embedded(await PGlite.create({ loadDataDir: dump }))
  }
  const name = `${template.name}_${Math.random().toString(36).slice(2, 10)}`
  const admin = postgres(process.env.DATABASE_URL ?? '', { max: 1, onnotice: () => {} })
  await admin.unsafe(`create database ${name} template ${template.name}`)
  const opened = openPostgres(addressOf(name))
  return {
    ...opened,
    async close() {
      await opened.close()
      await admin.unsafe(`drop database if exists ${name} with (force)`)
      await admin.end()
    },
  }
}

export interface Reply<Value = unknown> {
  status: number
  headers: Headers
  envelope: Envelope
  /** `value` of the envelope, as a success has it. */
  value: Value
}

export interface AskOptions {
  token?: string | null
  headers?: Record<string, string>
  /** Address the visitor comes from. */
  from?: string
}

/** A gateway of one's own, with a clock that only the test moves. */
export class TestGateway {
  readonly opened: OpenDatabase
  readonly config: Config
  #now = testTime
  #app: ReturnType<typeof createApp>
  /** How the sandbox's games reach the wallet; a test may cut it. */
  reach: Reach = (path, init) => this.fetch(path, init)

  constructor(opened: OpenDatabase, changes: Partial<Config> = {}, pages?: AppOptions['pages']) {
    this.opened = opened
    this.config = testConfig({ now: () => this.#now, ...changes })
    const reach: Reach = (path, init) => this.reach(path, init)
    this.#app = createApp({ database: opened.database, config: this.config, pages, reach })
  }

  get database() {
    return this.opened.database
  }

  get house() {
    return { database: this.opened.database, config: this.config }
  }

  get now() {
    return this.#now
  }

  /** Moves the clock on by milliseconds. */
  later(milliseconds: number): void {
    this.#now = new Date(this.#now.getTime() + milliseconds)
  }

  async fetch(path: string, init: RequestInit = {}, from = '203.0.113.5'): Promise<Response> {
    return this.#app.request(`http://foyer.test${path}`, init, {
      incoming: { socket: { remoteAddress: from } },
    })
  }

  /** Makes a call of the contract. */
  async ask<C extends Call<Schema, Schema, Schema>>(
    call: C,
    input: Input<C>,
    options: AskOptions = {},
  ): Promise<Reply<Answer<C>>> {
    const init: RequestInit = { method: call.method, headers: { ...options.headers } }
    const set = (name: string, value: string) =>
      Object.assign(init.headers ?? {}, { [name]: value })
    if (options.token) set(headers.token, options.token)
    let path = call.path
    if (call.method === 'GET' || call.method === 'DELETE') {
      const query = new URLSearchParams(
        Object.entries(input ?? {}).map(([name, value]) => [name, String(value)]),
      )
      path += `?${query}`
    } else {
      set('Content-Type', 'application/json')
      init.body = JSON.stringify(input)
    }
    return readReply(await this.fetch(path, init, options.from))
  }
}

export async function readReply<Value = unknown>(response: Response): Promise<Reply<Value>> {
  const envelope = (await response.json()) as Envelope
  const { status, headers } = response
  return { status, headers, envelope, value: envelope.value as Value }
}

/** Gives a test file a gateway for as long as it runs. */
export function openGateway(changes: Partial<Config> = {}, pages?: AppOptions['pages']) {
  const holder: { gateway: TestGateway | null } = { gateway: null }
  beforeAll(async () => {
    holder.gateway = new TestGateway(await openCopy(), changes, pages)
  })
  afterAll(() => holder.gateway?.opened.close())
  return () => {
    if (!holder.gateway) throw new Error('The gateway is there from beforeAll on')
    return holder.gateway
  }
}
