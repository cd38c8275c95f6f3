import { createHash } from 'node:crypto'
import { type Brand, calls, ticketParameter } from '#contract/index.ts'
import {
  chooseCoding,
  type Coding,
  codings,
  encode,
  matchesTag,
} from '#gateway/assets/encodings.ts'
import { compressAnswer } from '#gateway/http/compress.ts'
import { manifestPath, offlinePath } from './app-documents.ts'
import { hashSource } from './document.ts'
import { createDrawing, noServer, type Wanted } from './drawing.ts'
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
  tag: string
  bytes: Uint8Array
  /** The page in a coding, made for the first who asks for it. */
  encoded: (coding: Coding) => Promise<Uint8Array>
  scripts: string[]
  styles: string[]
}

/** Brotli's quality at which a page is smaller soonest: it is kept for seconds only. */
const quality = 6

function encodedOnce(bytes: Uint8Array): Drawn['encoded'] {
  const known: Partial<Record<Coding, Promise<Uint8Array>>> = {}
  return (coding) => (known[coding] ??= encode(bytes, coding, quality))
}

/** What tells visitors apart when there are proxies in front. */
const visitorHeaders = ['host', 'x-forwarded-for', 'x-forwarded-proto']

/** The site's status without where the visitor is: all who may enter share a page. */
async function withoutPlace(answer: Response): Promise<Response> {
  const { value, ...envelope } = (await answer.json()) as { value: object | null }
  const { status } = answer
  return Response.json({ ...envelope, value: value && { ...value, location: null } }, { status })
}

/** Calls that the page makes are the visitor's own: who may enter depends on address and country. */
function onBehalfOf(
  visitor: Request,
  call: PageContext['call'],
  countryHeader: string | null,
): PageContext['call'] {
  const names = countryHeader === null ? visitorHeaders : [...visitorHeaders, countryHeader]
  return async (request) => {
    for (const name of names) {
      const value = visitor.headers.get(name)
      if (value !== null) request.headers.set(name, value)
    }
    const answer = await call(request)
    const isStatus = new URL(request.url).pathname === calls.systemStatus.path
    return isStatus ? withoutPlace(answer) : answer
  }
}

/** Whether the calls of a page go to a server of the operator's, of which this gateway knows nothing. */
export const asksElsewhere = ({ server }: Brand, { host }: URL) =>
  Boolean(server?.origin) && new URL(server?.origin ?? '').host !== host

/** Draws the public pages of the built site for guests (architecture, Rendering and weight). */
export async function createPages(options: {
  brand: Brand
  distDirectory: string
  /** Names a visitor's country, as the proxy in front does. */
  countryHeader?: string | null
  now?: () => number
}): Promise<(request: Request, context: PageContext) => Promise<Page>> {
  const drawing = await createDrawing(options.brand, options.distDirectory)
  const cached = createPageCache<Drawn>(options.now)
  /** Drawn once: it changes with a release alone. */
  let offline: ReturnType<typeof drawing.offline> | null = null

  const draw = async (wanted: Wanted): Promise<Drawn> => {
    const { status, text, script, styles } = await drawing.draw(wanted)
    const bytes = Buffer.from(text)
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
    return {
      status,
      tag: `W/"${hash}"`,
      bytes,
      encoded: encodedOnce(bytes),
      scripts: [hashSource(script)],
      styles: styles.map(hashSource),
    }
  }

  const tell = (request: Request, text: string, type: string) => {
    const headers = { 'Content-Type': type, 'Cache-Control': 'public, max-age=300' }
    return compressAnswer(request, new Response(text, { headers }))
  }

  /** What phones ask for beside the pages; null for everything else. */
  const forPhones = async (request: Request): Promise<Page | null> => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === manifestPath) {
      const text = await drawing.manifest(searchParams.get('lang'))
      return {
        response: await tell(request, text, 'application/manifest+json; charset=utf-8'),
        scripts: [],
        styles: [],
      }
    }
    if (pathname !== offlinePath) return null
    const { text, script, styles } = await (offline ??= drawing.offline())
    return {
      response: await tell(request, text, 'text/html; charset=utf-8'),
      scripts: [hashSource(script)],
      styles: styles.map(hashSource),
    }
  }

  return async (request, context) => {
    const url = new URL(request.url)
    const ours = await forPhones(request)
    if (ours) return ours
    // A ticket is for the page's script alone: nothing is drawn, kept or found by it (A12).
    const ticket = url.searchParams.has(ticketParameter)
    if (ticket) url.searchParams.delete(ticketParameter)
    // Else the sandbox's games, promotions and winners would stand in the operator's house at first.
    const call = asksElsewhere(options.brand, url)
      ? noServer
      : onBehalfOf(request, context.call, options.countryHeader ?? null)
    const cookies = request.headers.get('cookie') ?? ''
    const { locale, scheme } = drawing.choices(cookies)
    // Who may enter differs by visitor, so it is asked each time and is part of the key.
    const asked = await call(
      new Request(`${url.origin}${calls.systemStatus.path}?url=${encodeURIComponent(url.host)}`),
    )
    const status = await asked.text()
    const mirror = asked.ok ? drawing.mirror(cookies, status) : null
    // A house whose database is gone still has a page, which tries again by itself.
    const isDown = call !== noServer && asked.status >= 500
    const said = isDown ? '' : status
    const key = JSON.stringify([url.host, url.pathname, url.search, locale, scheme, mirror, said])
    const drawn = await cached(key, () => draw({ url, locale, scheme, mirror, call }))

    const headers = new Headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': ticket ? 'no-store' : 'private, no-cache',
      ...(ticket ? { 'Referrer-Policy': 'no-referrer' } : {}),
      Vary: 'Accept-Encoding, Cookie',
      ETag: drawn.tag,
    })
    const { scripts, styles } = drawn
    const answer = isDown ? 503 : drawn.status
    if (answer === 200 && matchesTag(request.headers.get('if-none-match'), drawn.tag)) {
      return { response: new Response(null, { status: 304, headers }), scripts, styles }
    }
    const coding = chooseCoding(request.headers.get('accept-encoding'), codings)
    if (coding) headers.set('Content-Encoding', coding)
    if (answer === 503) headers.set('Retry-After', isDown ? '10' : '120')
    const body = new Uint8Array(coding ? await drawn.encoded(coding) : drawn.bytes)
    headers.set('Content-Length', String(body.byteLength))
    return { response: new Response(body, { status: answer, headers }), scripts, styles }
  }
}
