import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { createArt } from './assets/art.ts'
import { createBrandFiles } from './assets/brand-files.ts'
import { createStaticFiles } from './assets/static-files.ts'
import type { Config } from './config.ts'
import type { Database } from './database/open.ts'
import { createAppFiles } from './download/app-files.ts'
import { handlers } from './handlers.ts'
import { addressOf, type Bindings, callerOf, isSecure } from './http/caller.ts'
import { compressAnswer } from './http/compress.ts'
import { createDispatch } from './http/dispatch.ts'
import { failure } from './http/envelope.ts'
import { createHealth } from './http/health.ts'
import { describeError, writeLog } from './http/log.ts'
import { outsideOf } from './http/outside.ts'
import { Refusal } from './http/refusal.ts'
import { type InlineSources, securityHeaders } from './http/security-headers.ts'
import { addressBlock, enforce } from './session/limits.ts'
import { serveOps } from './site/ops.ts'
import { siteState } from './site/state.ts'
import { servePlay } from './games/play/serve.ts'
import type { Reach } from './games/play/wallet-calls.ts'
import { serveVendor } from './games/vendor/serve.ts'
import { serveRoom } from './support/chat-room.ts'

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
  /** How the sandbox's games reach the wallet; without it, in this process. */
  reach?: Reach | undefined
}

/** Calls answer in envelopes, everything else in plain words. */
const isCallPath = (path: string) => /^\/(wps|lgw|ops|vendor)(\/|$)/.test(path)

/** Below these there are files only; what is not there is 404 and never the page. */
const isFilePath = (path: string) => /^\/(assets|art|brand|app)(\/|$)/.test(path)

/** A short answer for people; never kept, because tomorrow it may be another. */
const plain = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(text, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  })

/** The one place where what nobody thought of becomes an answer. */
function unforeseen(error: Error, c: Context<Environment>): Response {
  const requestId = c.get('requestId')
  writeLog('error', { requestId, method: c.req.method, path: c.req.path, ...describeError(error) })
  const message = `Unknown error (${requestId})`
  return isCallPath(c.req.path) ? failure(500, 'unknown', message) : plain(500, message)
}

/**
 * A form sent by the browser itself, from a page whose code never came: whoever sent it gets the page,
 * which asks for its code anew.
 */
const isSentForm = ({ method, headers }: Request) =>
  method === 'POST' && headers.get('sec-fetch-mode') === 'navigate'

/** The gateway as a Hono app, without a port: requests in, answers out. */
export function createApp({ database, config, pages, reach }: AppOptions): Hono<Environment> {
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
    const inline = c.get('inline')
    const delivery = inline && (await siteState(house).catch(() => null))?.delivery
    const headers = securityHeaders(
      inline,
      secure,
      config.brand.server?.origin,
      outsideOf(config, delivery),
    )
    // Mirrors hand these on to pages of other hosts.
    if (c.req.path.startsWith('/art/')) headers['Cross-Origin-Resource-Policy'] = 'cross-origin'
    for (const [name, value] of Object.entries(headers)) {
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

  app.get('/health', createHealth(database))
  for (const path of ['/wps', '/wps/*', '/lgw', '/lgw/*']) {
    app.all(path, async ({ req, env }) =>
      compressAnswer(req.raw, await dispatch(req.raw, env ?? {})),
    )
  }
  app.all('/ops/*', (c) => serveOps(c.req.raw, house))
  for (const path of ['/chat-room', '/chat-room/*', '/service-desk']) {
    app.all(path, (c) => serveRoom(c.req.raw, callerOf(c.req.raw, c.env ?? {}, config), house))
  }

  app.all('/vendor/*', (c) =>
    serveVendor(c.req.raw, callerOf(c.req.raw, c.env ?? {}, config), house),
  )
  // Its games are a vendor's: they have the wallet by its address, as others would.
  const wallet: Reach = reach ?? (async (at, init) => app.request(at, init))
  app.all('/play/*', (c) =>
    servePlay(c.req.raw, callerOf(c.req.raw, c.env ?? {}, config), house, wallet),
  )

  const files = [
    // Before the built files: the worker among them has a policy of its own, and a way back.
    createAppFiles(house),
    createStaticFiles(join(config.distDirectory, 'client')),
    createArt(house),
    createBrandFiles(config.brand.id),
  ]
  app.all('*', async (c) => {
    const { raw, path } = c.req
    if (pages && !isFilePath(path) && isSentForm(raw)) {
      const { pathname, search } = new URL(raw.url)
      // Two slashes would be another host.
      const Location = pathname.replace(/^\/+/, '/') + search
      return new Response(null, { status: 303, headers: { Location } })
    }
    if (raw.method !== 'GET' && raw.method !== 'HEAD') {
      return plain(405, 'Method not allowed', { Allow: 'GET, HEAD' })
    }
    const caller = callerOf(raw, c.env ?? {}, config)
    try {
      for (const file of files) {
        const response = await file(raw, caller)
        if (response) return response
      }
      if (!pages || isFilePath(path)) return plain(404, 'Not found')
      await enforce(house, 'pages', [addressBlock(caller.address)], caller.now).catch(
        (cause: Error) => {
          if (cause instanceof Refusal) throw cause
          // Without a database nobody is counted, and the page says what is wrong.
          unforeseen(cause, c)
        },
      )
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause
      return plain(cause.status, cause.message, cause.headers)
    }
    // What a page asks for itself is not counted against its visitor.
    const bindings = { ...c.env, internal: true }
    const page = await pages(raw, {
      call: (request) =>
        dispatch(request, bindings).catch((error: Error) => {
          unforeseen(error, c)
          return failure(500, 'unknown', `Unknown error (${c.get('requestId')})`)
        }),
    })
    c.set('inline', page)
    return page.response
  })
  return app
}
