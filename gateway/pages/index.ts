import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type * as Site from '#app/server.tsx'
import { type Brand, calls } from '#contract/index.ts'
import { readBrandLook } from './brand-look.ts'
import { hashSource, htmlDocument } from './document.ts'
import { fontPreloads } from './fonts.ts'
import { createPageCache } from './page-cache.ts'
import { readSiteFiles } from './site-files.ts'
import { siteStyle } from './site-style.ts'

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
  encodings: Record<'br' | 'gzip' | 'identity', Buffer>
  scripts: string[]
  styles: string[]
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

async function encodings(text: string) {
  const identity = Buffer.from(text)
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    gzipped(identity),
  ])
  return { br, gzip: gz, identity }
}

function acceptedEncoding(header: string | null): 'br' | 'gzip' | 'identity' {
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
  const { distDirectory, brand } = options
  const bundle = pathToFileURL(join(distDirectory, 'server', 'server.js')).href
  const [site, files, look] = await Promise.all([
    import(bundle) as Promise<typeof Site>,
    readSiteFiles(join(distDirectory, 'client')),
    readBrandLook(brand.id),
  ])
  const style = siteStyle(look.css, files.css)
  const preloads = await fontPreloads(brand.id, files)
  const cached = createPageCache<Drawn>(options.now)

  const draw = async (url: URL, cookies: string, call: PageContext['call']): Promise<Drawn> => {
    const locale = site.readLocale(site.readCookie(cookies, site.localeKey), brand)
    const scheme =
      brand.forceThemeOnMount ??
      site.readScheme(site.readCookie(cookies, site.schemeKey), brand.defaultScheme)
    const page = await site.render({ url, brand, mark: look.mark, locale, scheme, call })
    const script = site.firstScript(files.chunks([page.source]))
    const text = htmlDocument({
      page,
      css: style,
      script,
      head:
        `<meta name="color-scheme" content="${scheme}"><link rel="icon" href="/brand/logo.svg" type="image/svg+xml">` +
        preloads(locale),
      rootId: site.rootId,
      stateId: site.stateId,
    })
    return {
      status: page.status,
      etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`,
      encodings: await encodings(text),
      scripts: [hashSource(script)],
      styles: [hashSource(style)],
    }
  }

  return async (request, context) => {
    const url = new URL(request.url)
    const call = onBehalfOf(request, context.call)
    const cookies = request.headers.get('cookie') ?? ''
    // Who may enter differs by visitor, so it is asked each time and is part of the key.
    const asked = await call(
      new Request(`${url.origin}${calls.systemStatus.path}?url=${encodeURIComponent(url.host)}`),
    )
    const status = await asked.text()
    const choices = [site.localeKey, site.schemeKey].map((name) => site.readCookie(cookies, name))
    const key = JSON.stringify([url.host, url.pathname, url.search, choices, status])
    const drawn = await cached(key, () => draw(url, cookies, call))

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
    const body = new Uint8Array(drawn.encodings[encoding])
    return { response: new Response(body, { status: drawn.status, headers }), scripts, styles }
  }
}
