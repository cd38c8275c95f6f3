import { Refusal } from './refusal.ts'

/** Bytes a body may have: a login is a few hundred, a long form a few thousand. */
export const bodyLimit = 64 * 1024
/** The same for one that carries a file: 5 MB in base64. */
export const uploadLimit = 7 * 1024 * 1024

/** Milliseconds a body may take to arrive; one that carries a file may take as long as the server lets it. */
export const bodyPatience = 30_000

const tooLate = () =>
  // What is left of the body must not be read as the next request.
  new Refusal(408, 'bad_request', 'The body took too long', null, { Connection: 'close' })
const tooLarge = (limit: number) => new Refusal(413, 'too_large', `A body may have ${limit} bytes`)
const unreadable = () => new Refusal(400, 'bad_request', 'The body is not JSON in UTF-8')

async function readAll(reader: ReadableStreamDefaultReader<Uint8Array>, limit: number) {
  const chunks: Uint8Array[] = []
  let size = 0
  // Counted while it comes in: a chunked body announces nothing.
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw unreadable()
    })
    if (done) break
    size += value.byteLength
    if (size > limit) {
      await reader.cancel().catch(() => {})
      throw tooLarge(limit)
    }
    chunks.push(value)
  }
  return Buffer.concat(chunks)
}

/**
 * All of a body, counted while it comes in.
 * @throws Refusal 400, 408 or 413
 */
export async function readBytes(request: Request, limit = bodyLimit): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge(limit)
  const reader = request.body?.getReader()
  if (!reader) return new Uint8Array()
  let isLate = false
  const hangUp = () => {
    isLate = true
    // Whoever waits for the next piece is told that there is none.
    void reader.cancel().catch(() => {})
  }
  const deadline = limit > bodyLimit ? null : setTimeout(hangUp, bodyPatience)
  try {
    const bytes = await readAll(reader, limit)
    if (isLate) throw tooLate()
    return bytes
  } catch (cause) {
    throw isLate ? tooLate() : cause
  } finally {
    if (deadline) clearTimeout(deadline)
  }
}

/** PostgreSQL cannot store NUL, and half a surrogate pair is no text at all. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/**
 * JSON out of bytes that may be anything.
 * @throws Refusal 400
 */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return JSON.parse(text, (key, value: unknown) => {
      if (!isStorable(key) || (typeof value === 'string' && !isStorable(value))) throw unreadable()
      return value
    })
  } catch {
    // Also a nesting so deep that the stack ends.
    throw unreadable()
  }
}

/**
 * The JSON body of a request.
 * @throws Refusal 400, 413 or 415
 */
export async function readBody(request: Request, limit = bodyLimit): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(type)) {
    throw new Refusal(415, 'unsupported_media_type', 'Send application/json')
  }
  return parseJson(await readBytes(request, limit))
}

/**
 * Every body of the contract is an object; a schema would take a list for an empty one.
 * @throws Refusal 400
 */
export function asObject(data: unknown): object {
  if (typeof data === 'object' && data !== null && !Array.isArray(data)) return data
  throw new Refusal(400, 'bad_request', 'The body is not a JSON object')
}
