import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { createArt } from './assets/art.ts'
import { createBrandFiles } from './assets/brand-files.ts'
import { createStaticFiles } from './assets/static-files.ts'
import type { Config } from './config.ts'
import type { Database } from './database/open.ts'
import { handlers } from './handlers.ts'
import { addressOf, type Bindings, isSecure } from './http/caller.ts'
import { createDispatch } from './http/dispatch.ts'
import { failure } from './http/envelope.ts'
import { describeError, writeLog } from './http/log.ts'
import { type InlineSources, securityHeaders } from './http/security-headers.ts'
import { serveOps } from './site/ops.ts'

/** A page and what it has inline, by hash. */
export interface PageAnswer {
  response: Response
  scripts: readonly string[]
  styles: readonly string[]
}

/** Draws pages; `call` carries out a call of the contract for the same visitor, in process. */
export type Pages = (
  request: Request,
  context: { call: (request: Request) => Promise<Response> },
) => Promise<PageAnswer>

interface Environment {
  Bindings: Bindings
  Variables: { requestId: string; inline: InlineSources | null }
}

export interface AppOptions {
  database: Database
  config: Config
  /** Answers whatever is no call and no file; without it, that is 404. */
  pages?: Pages | undefined
}

/** The one place where what nobody thought of becomes an answer. */
function unforeseen(error: Error, c: Context<Environment>): Response {
  const requestId = c.get('requestId')
  writeLog('error', { requestId, method: c.req.method, path: c.req.path, ...describeError(error) })
  return failure(500, 'unknown', `Unknown error (${requestId})`)
}

/** The gateway as a Hono app, without a port: requests in, answers out. */
export function createApp({ database, config, pages }: AppOptions): Hono<Environment> {
  const house = { database, config }
  const dispatch = createDispatch(house, handlers)
  const app = new Hono<Environment>()

  app.use(async (c, next) => {
    const requestId = randomBytes(9).toString('base64url')
    const started = performance.now()
    c.set('requestId', requestId)
    c.set('inline', null)
    await next()
    const secure = isSecure(c.req.url, c.req.raw.headers, config.proxies)
    for (const [name, value] of Object.entries(securityHeaders(c.get('inline'), secure))) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
    c.res.headers.set('Request-Id', requestId)
    if (config.log) {
      writeLog('info', {
        requestId,
        method: c.req.method,
        // Without the query, where a token or a name may stand.
        path: c.req.path,
        status: c.res.status,
        milliseconds: Math.round(performance.now() - started),
        address: addressOf(c.req.raw.headers, c.env ?? {}, config.proxies),
      })
    }
  })

  app.onError(unforeseen)

  for (const path of ['/wps', '/wps/*', '/lgw', '/lgw/*']) {
    app.all(path, (c) => dispatch(c.req.raw, c.env ?? {}))
  }
  app.all('/ops/*', (c) => serveOps(c.req.raw, house))

  const files = [
    createStaticFiles(join(config.distDirectory, 'client')),
    createArt(database),
    createBrandFiles(config.brand.id),
  ]
  app.all('*', async (c) => {
    const { raw } = c.req
    if (raw.method !== 'GET' && raw.method !== 'HEAD') {
      return c.text('Method not allowed', 405, { Allow: 'GET, HEAD' })
    }
    for (const file of files) {
      const response = await file(raw)
      if (response) return response
    }
    const isFilePath = /^\/(assets|art|brand)(\/|$)/.test(new URL(raw.url).pathname)
    if (!pages || isFilePath) return c.text('Not found', 404)
    const bindings = { ...c.env, internal: true }
    const page = await pages(raw, {
      call: (request) => dispatch(request, bindings).catch((error: Error) => unforeseen(error, c)),
    })
    c.set('inline', page)
    return page.response
  })
  return app
}
