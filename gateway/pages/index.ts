import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Brand, calls } from '#contract/index.ts'
import { hashSource } from './document.ts'
import { createDrawing, type Wanted } from './drawing.ts'
import { createPageCache } from './page-cache.ts'

/** What the gateway hands over with each request. */
export interface PageContext {
  /** Answers a call of the contract for this visitor, without a network. */
  call: (request: Request) => Promise<Response>
}

/** A page, ready to be sent: the gateway adds its security headers with these hashes. */
export interface Page {
  response: Response
  scripts: string[]
  styles: string[]
}

interface Drawn {
  status: number
  etag: string
  encoded: (encoding: Encoding) => Promise<Buffer>
  scripts: string[]
  styles: string[]
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

type Encoding = 'br' | 'gzip' | 'identity'

const encoders: Record<Encoding, (text: string) => Promise<Buffer>> = {
  br: (text) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (text) => gzipped(text),
  identity: (text) => Promise.resolve(Buffer.from(text)),
}

/** Compresses a drawn page once for each encoding that somebody asks for. */
function encodedOnce(text: string): (encoding: Encoding) => Promise<Buffer> {
  const known: Partial<Record<Encoding, Promise<Buffer>>> = {}
  return (encoding) => (known[encoding] ??= encoders[encoding](text))
}

function acceptedEncoding(header: string | null): Encoding {
  const accepted = (header ?? '').split(',').map((part) => part.trim().split(';'))
  const takes = (name: string) =>
    accepted.some(([coding, weight]) => coding === name && weight?.trim() !== 'q=0')
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}

/** What tells visitors apart when there are proxies in front. */
const visitorHeaders = ['host', 'x-forwarded-for', 'x-forwarded-proto']

/** Calls that the page makes are the visitor's own: who may enter depends on the address. */
function onBehalfOf(visitor: Request, call: PageContext['call']): PageContext['call'] {
  return (request) => {
    for (const name of visitorHeaders) {
      const value = visitor.headers.get(name)
      if (value !== null) request.headers.set(name, value)
    }
    return call(request)
  }
}

/** Draws the public pages of the built site for guests (architecture, Rendering and weight). */
export async function createPages(options: {
  brand: Brand
  distDirectory: string
  now?: () => number
}): Promise<(request: Request, context: PageContext) => Promise<Page>> {
  const drawing = await createDrawing(options.brand, options.distDirectory)
  const cached = createPageCache<Drawn>(options.now)

  const draw = async (wanted: Wanted): Promise<Drawn> => {
    const { status, text, script, style } = await drawing.draw(wanted)
    return {
      status,
      etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`,
      encoded: encodedOnce(text),
      scripts: [hashSource(script)],
      styles: [hashSource(style)],
    }
  }

  return async (request, context) => {
    const url = new URL(request.url)
    const call = onBehalfOf(request, context.call)
    const { locale, scheme } = drawing.choices(request.headers.get('cookie') ?? '')
    // Who may enter differs by visitor, so it is asked each time and is part of the key.
    const asked = await call(
      new Request(`${url.origin}${calls.systemStatus.path}?url=${encodeURIComponent(url.host)}`),
    )
    const status = await asked.text()
    const key = JSON.stringify([url.host, url.pathname, url.search, locale, scheme, status])
    const drawn = await cached(key, () => draw({ url, locale, scheme, call }))

    const encoding = acceptedEncoding(request.headers.get('accept-encoding'))
    const headers = new Headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-cache',
      Vary: 'Accept-Encoding, Cookie',
      ETag: drawn.etag,
    })
    const { scripts, styles } = drawn
    if (drawn.status === 200 && request.headers.get('if-none-match') === drawn.etag) {
      return { response: new Response(null, { status: 304, headers }), scripts, styles }
    }
    if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
    if (drawn.status === 503) headers.set('Retry-After', '120')
    const body = new Uint8Array(await drawn.encoded(encoding))
    return { response: new Response(body, { status: drawn.status, headers }), scripts, styles }
  }
}
