import {
  type Answer,
  type Call,
  headers as headerNames,
  type Input,
  type Schema,
} from '#contract/index.ts'
import { noteTimes } from './answer-times.ts'
import { CallError } from './call-error.ts'
import { fromMirror } from './cdn.ts'
import { checkAnswer, checkEnvelope, checkFailure } from './check.ts'
import type { BodyCipher } from './cipher/body-cipher.ts'
import { vendorRules } from './game-vendors.ts'
import { noteAnswer } from './last-answer.ts'
import { noteRefusal } from './site-closed.ts'
import type { ClientOptions, SendOptions } from './client.ts'

export { retry } from './retry.ts'

/** Milliseconds before a call counts as lost. */
const callTimeout = 15_000
/** The same for one that carries a file over a slow line. */
const uploadTimeout = 120_000

type AnyCall = Call<Schema, Schema, Schema>

function query(input: unknown): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries((input ?? {}) as Record<string, unknown>)) {
    if (value === undefined || value === null || value === '') continue
    search.set(key, typeof value === 'string' ? value : JSON.stringify(value))
  }
  const text = search.toString()
  return text && `?${text}`
}

/** `Retry-After` in seconds; its other form, a date, needs a clock that may be wrong. */
function seconds(header: string | null): number | null {
  return header !== null && /^\d{1,9}$/.test(header) ? Number(header) : null
}

/** What became of a request that got no answer, or only the beginning of one. */
function lost({ signal: { aborted, reason } }: Request, cause: unknown): CallError {
  const timedOut = reason instanceof DOMException && reason.name === 'TimeoutError'
  return new CallError(timedOut ? 'timeout' : aborted ? 'aborted' : 'offline', { cause })
}

/** One request; no answer becomes a `CallError` that says why. */
async function carry(options: ClientOptions, request: Request): Promise<Response> {
  try {
    return await (options.fetch ?? fetch)(request)
  } catch (cause) {
    throw lost(request, cause)
  }
}

/** The JSON of an answer; null when it is none. */
async function readJson(request: Request, response: Response): Promise<unknown> {
  const text = await response.text().catch((cause: unknown) => {
    throw lost(request, cause)
  })
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function requestOf(
  options: ClientOptions,
  call: AnyCall,
  input: unknown,
  { signal, idempotencyKey }: SendOptions,
  cipher: BodyCipher | undefined,
): Promise<Request> {
  const headers = new Headers({
    Accept: 'application/json',
    [headerNames.merchant]: options.merchant,
    [headerNames.device]: 'web',
    [headerNames.language]: options.language(),
  })
  const token = options.token()
  if (token) headers.set(headerNames.token, token)
  if (call.version) headers.set(headerNames.version, call.version)
  if (idempotencyKey) headers.set(headerNames.idempotency, idempotencyKey)

  let url = options.origin + (options.paths?.[call.path] ?? call.path)
  let body: string | null = null
  if (call.method === 'GET' || call.method === 'DELETE') {
    url += query(input)
  } else {
    body = call.form ? query(input).slice(1) : JSON.stringify(input ?? {})
    if (cipher) {
      const sealed = await cipher.seal(body, call)
      body = sealed.body
      for (const [name, value] of Object.entries(sealed.headers)) headers.set(name, value)
    }
    headers.set(
      'Content-Type',
      call.form ? 'application/x-www-form-urlencoded' : 'application/json',
    )
  }
  const timeout = AbortSignal.timeout(call.upload ? uploadTimeout : callTimeout)
  return new Request(url, {
    method: call.method,
    headers,
    body,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  })
}

async function sendOnce<C extends AnyCall>(
  options: ClientOptions,
  call: C,
  input: Input<C>,
  sendOptions: SendOptions,
  cipher: BodyCipher | undefined,
): Promise<Answer<C>> {
  const token = options.token()
  const request = await requestOf(options, call, input, sendOptions, cipher)
  const sent = performance.now()
  const response = await carry(options, request)
  const at = performance.now()
  const successor = response.headers.get(headerNames.nextToken)
  // Unless somebody signed in or out meanwhile: it succeeds a token that is no longer ours.
  if (successor && token === options.token()) options.onToken?.(successor)

  const { status } = response
  const envelope = checkEnvelope(await readJson(request, response))
  if (envelope) noteAnswer()
  if (!envelope) throw new CallError('malformed', { status })
  const { success, code, message, value } = envelope
  if (!success || !response.ok) {
    if (status === 401 && token && token === options.token()) options.onToken?.(null)
    noteRefusal(call, code)
    throw new CallError('refused', {
      status,
      code: code ?? null,
      message: message ?? null,
      value: checkFailure(call, value ?? null)?.output ?? null,
      retryAfter: seconds(response.headers.get('Retry-After')),
    })
  }
  const answer = checkAnswer(call, value)
  if (!answer) throw new CallError('malformed', { status })
  const mirrored = fromMirror(answer.output)
  noteTimes(mirrored, { at, roundTrip: at - sent })
  return mirrored
}

/**
 * Carries one call over the wire and back.
 * @throws CallError whatever goes wrong
 */
export function send<C extends AnyCall>(
  options: ClientOptions,
  call: C,
  input: Input<C>,
  sendOptions: SendOptions,
): Promise<Answer<C>> {
  const ruled = vendorRules(options, call, input, (other, asked) =>
    carryOver(options, other, asked, sendOptions),
  )
  return (ruled as Promise<Answer<C>> | null) ?? carryOver(options, call, input, sendOptions)
}

async function carryOver<C extends AnyCall>(
  options: ClientOptions,
  call: C,
  input: Input<C>,
  sendOptions: SendOptions,
): Promise<Answer<C>> {
  const cipher = call.sealed ? await options.cipher?.() : undefined
  try {
    return await sendOnce(options, call, input, sendOptions, cipher)
  } catch (error) {
    const unopened = error instanceof CallError && error.code === 'sealed'
    if (!unopened || !cipher?.renew) throw error
    // The server's key changed since it was asked for: a second, last time with a new one.
    cipher.renew()
    return sendOnce(options, call, input, sendOptions, cipher)
  }
}
