import {
  type Answer,
  type Call,
  envelope,
  headers as headerNames,
  type Input,
  type Schema,
} from '#contract/index.ts'
import * as v from 'valibot'
import { CallError } from './call-error.ts'
import type { BodyCipher } from './cipher/body-cipher.ts'

/** Milliseconds before a call counts as lost. */
export const callTimeout = 15_000

/** How a site reaches its server. One client a page in the browser, one a request on the server. */
export interface ClientOptions {
  /** `''` for the page's own origin. */
  origin: string
  merchant: string
  /** Value of the `Language` header, such as `TH`; asked at every call because it changes. */
  language: () => string
  token: () => string | null
  /** The server handed over a successor of the token, or refused the one it got. */
  onToken?: (token: string | null) => void
  /** A call's own path → the operator's path (decision 3). */
  paths?: Readonly<Record<string, string>>
  /** Loaded when the first sealed call is made. */
  cipher?: () => Promise<BodyCipher>
  fetch?: typeof fetch
}

export interface SendOptions {
  signal?: AbortSignal | undefined
  /** Makes a repeated mutation count once (decision 62). */
  idempotencyKey?: string
}

/** Carries calls over the wire. */
export interface Client {
  send<C extends Call<Schema, Schema, Schema>>(
    call: C,
    input: Input<C>,
    options?: SendOptions,
  ): Promise<Answer<C>>
}

function query(input: unknown): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries((input ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value))
  }
  const text = search.toString()
  return text && `?${text}`
}

/** `Retry-After` in seconds; its other form, a date, needs a clock that may be wrong. */
function seconds(header: string | null): number | null {
  return header !== null && /^\d{1,9}$/.test(header) ? Number(header) : null
}

async function readEnvelope(response: Response) {
  try {
    return v.safeParse(envelope, await response.json())
  } catch {
    return null
  }
}

export function createClient(options: ClientOptions): Client {
  const carry = async (request: Request): Promise<Response> => {
    try {
      return await (options.fetch ?? fetch)(request)
    } catch (cause) {
      const timedOut =
        request.signal.reason instanceof DOMException &&
        request.signal.reason.name === 'TimeoutError'
      if (timedOut) throw new CallError('timeout', { cause })
      throw new CallError(request.signal.aborted ? 'aborted' : 'offline', { cause })
    }
  }

  const sendOnce = async <C extends Call<Schema, Schema, Schema>>(
    call: C,
    input: Input<C>,
    { signal, idempotencyKey }: SendOptions,
    cipher: BodyCipher | undefined,
  ): Promise<Answer<C>> => {
    const path = options.paths?.[call.path] ?? call.path
    const headers = new Headers({
      Accept: 'application/json',
      [headerNames.merchant]: options.merchant,
      [headerNames.device]: 'web',
      [headerNames.language]: options.language(),
    })
    const token = options.token()
    if (token) headers.set(headerNames.token, token)
    if (idempotencyKey) headers.set(headerNames.idempotency, idempotencyKey)

    let url = options.origin + path
    let body: string | null = null
    if (call.method === 'GET' || call.method === 'DELETE') {
      url += query(input)
    } else {
      body = JSON.stringify(input ?? {})
      if (cipher) {
        const sealed = await cipher.seal(body, call)
        body = sealed.body
        for (const [name, value] of Object.entries(sealed.headers)) headers.set(name, value)
      }
      headers.set('Content-Type', 'application/json')
    }

    const timeout = AbortSignal.timeout(callTimeout)
    const response = await carry(
      new Request(url, {
        method: call.method,
        headers,
        body,
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      }),
    )
    const successor = response.headers.get(headerNames.nextToken)
    if (successor) options.onToken?.(successor)

    const read = await readEnvelope(response)
    const { status } = response
    if (!read?.success) throw new CallError('malformed', { status })
    const { success, code, message, value } = read.output
    if (!success || !response.ok) {
      if (status === 401 && token && token === options.token()) options.onToken?.(null)
      const failure = v.safeParse(call.failure, value ?? null)
      throw new CallError('refused', {
        status,
        code: code ?? null,
        message: message ?? null,
        value: failure.success ? failure.output : null,
        retryAfter: seconds(response.headers.get('Retry-After')),
      })
    }
    const answer = v.safeParse(call.answer, value)
    if (!answer.success) throw new CallError('malformed', { status })
    return answer.output as Answer<C>
  }

  return {
    async send(call, input, sendOptions = {}) {
      const cipher = call.sealed ? await options.cipher?.() : undefined
      try {
        return await sendOnce(call, input, sendOptions, cipher)
      } catch (error) {
        const unopened = error instanceof CallError && error.code === 'sealed'
        if (!unopened || !cipher?.renew) throw error
        // The server's key changed since it was asked for: a second, last time with a new one.
        cipher.renew()
        return sendOnce(call, input, sendOptions, cipher)
      }
    },
  }
}
