import { headers } from '#contract/index.ts'
import { chooseCoding, codings, encode } from '#gateway/assets/encodings.ts'

/** Bytes below which an answer fits into one packet anyway. */
const worthwhile = 1400

/** Brotli's quality at which compressing costs less than sending. */
const quality = 4

/**
 * Compresses what a guest reads. Answers for somebody signed in go out as they are: their length
 * must not tell what is in them.
 */
export async function compressAnswer(request: Request, response: Response): Promise<Response> {
  if (request.method !== 'GET' || request.headers.has(headers.token)) return response
  const coding = chooseCoding(request.headers.get('accept-encoding'), codings)
  if (!coding || !response.ok) return response
  const bytes = new Uint8Array(await response.arrayBuffer())
  const { status } = response
  if (bytes.byteLength < worthwhile)
    return new Response(bytes, { status, headers: response.headers })
  const packed = await encode(bytes, coding, quality)
  const changed = new Headers(response.headers)
  changed.set('Content-Encoding', coding)
  changed.set('Content-Length', String(packed.byteLength))
  changed.append('Vary', 'Accept-Encoding')
  return new Response(new Uint8Array(packed), { status, headers: changed })
}
