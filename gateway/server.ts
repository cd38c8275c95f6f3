import { createServer, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import { createApp, type Pages } from './app.ts'
import type { Config } from './config.ts'
import { openDatabase } from './database/open.ts'
import { prepare } from './database/prepare.ts'
import { failure } from './http/envelope.ts'
import { describeError, writeLog } from './http/log.ts'
import type { ErrorCode } from '#contract/index.ts'

export interface Gateway {
  /** Where it answers, without a slash at the end. */
  url: string
  engine: 'embedded' | 'postgres'
  /** Lets running requests finish, then closes the database. Safe to call twice. */
  close(): Promise<void>
}

/** Milliseconds a request may take to arrive whole, and running ones to finish on the way out. */
const arrival = 30_000
const farewell = 5_000

/** What Node's parser refuses never reaches the app; it gets an envelope all the same. */
const parserRefusals: Record<string, [number, string, ErrorCode]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'too_large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'bad_request'],
}

function refuseSocket(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const [status, text, code] = parserRefusals[error.code ?? ''] ?? [
    400,
    'Bad Request',
    'bad_request',
  ]
  const body = JSON.stringify({ success: false, message: text, code, value: null })
  socket.end(
    `HTTP/1.1 ${status} ${text}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nX-Content-Type-Options: nosniff\r\n` +
      `Connection: close\r\n\r\n${body}`,
  )
}

/** Addresses and hosts that are none fail before there is a request for the app. */
function refuseRequest(error: unknown): Response {
  if (error instanceof Error && error.name === 'RequestError') {
    return failure(400, 'bad_request', 'The request line or the Host header is malformed')
  }
  writeLog('error', describeError(error))
  return failure(500, 'unknown', 'Unknown error')
}

function listen(app: ReturnType<typeof createApp>, config: Config): Promise<Server> {
  const answer = getRequestListener(app.fetch, {
    hostname: config.host,
    errorHandler: refuseRequest,
  })
  const server = createServer({ requestTimeout: arrival, headersTimeout: arrival / 2 }, answer)
  server.on('clientError', refuseSocket)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(config.port, config.host, () => resolve(server))
  })
}

/** Opens and prepares the database, then listens. `pages` draws what is no call and no file. */
export async function startGateway(
  config: Config,
  options: { pages?: Pages | undefined } = {},
): Promise<Gateway> {
  const opened = await openDatabase(config)
  try {
    await prepare(opened, config)
    const app = createApp({ database: opened.database, config, pages: options.pages })
    const server = await listen(app, config)
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : config.port
    const host = config.host.includes(':') ? `[${config.host}]` : config.host
    let closing: Promise<void> | null = null
    const close = async () => {
      const finished = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeIdleConnections()
      const impatience = setTimeout(() => server.closeAllConnections(), farewell)
      await finished
      clearTimeout(impatience)
      await opened.close()
    }
    return {
      url: `http://${host}:${port}`,
      engine: opened.engine,
      close: () => (closing ??= close()),
    }
  } catch (cause) {
    await opened.close().catch(() => {})
    throw cause
  }
}
