import { createServer } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import type { ErrorCode } from '#contract/index.ts'
import { failure } from './http/envelope.ts'
import { describeError, writeLog } from './http/log.ts'

/** The port or the address is not to be had; the cause says why. */
export class ListenTrouble extends Error {
  override readonly name = 'ListenTrouble'
}

/** An app behind a port. */
export interface Listening {
  port: number
  /** Without a slash at the end. */
  url: string
  /** Takes no new request, lets running ones finish, hangs up on what lasts too long. */
  close(): Promise<void>
}

/** Milliseconds the headers of a request may take to arrive. */
const headersArrival = 15_000
/**
 * Milliseconds a request may take to arrive whole: the largest has a picture, and comes from a phone on
 * half a megabit. Smaller bodies are waited for as long as `bodyPatience` says.
 */
export const arrival = 120_000
/** Milliseconds running requests may take to finish on the way out. */
const farewell = 5_000

/**
 * Milliseconds a connection may wait for its next request: longer than the minute after which
 * proxies give up theirs, or they would now and then send into one that is just being closed.
 */
const patience = 65_000

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

/**
 * Puts an app on a port; port 0 takes any free one.
 * @throws ListenTrouble
 */
export async function listen(
  app: { fetch: Parameters<typeof getRequestListener>[0] },
  { host, port }: { host: string; port: number },
): Promise<Listening> {
  const answer = getRequestListener(app.fetch, { hostname: host, errorHandler: refuseRequest })
  const server = createServer(
    { requestTimeout: arrival, headersTimeout: headersArrival, keepAliveTimeout: patience },
    answer,
  )
  server.on('clientError', refuseSocket)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => reject(new ListenTrouble(cause.message, { cause })))
    server.listen(port, host, () => resolve())
  })
  const address = server.address()
  const taken = typeof address === 'object' && address ? address.port : port
  return {
    port: taken,
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    async close() {
      const finished = new Promise<void>((resolve) => server.close(() => resolve()))
      // Again and again: a connection that was busy just now would wait for its next request.
      const idle = setInterval(() => server.closeIdleConnections(), 50)
      const impatience = setTimeout(() => server.closeAllConnections(), farewell)
      await finished
      clearInterval(idle)
      clearTimeout(impatience)
    },
  }
}
