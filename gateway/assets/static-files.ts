import { existsSync, readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { scriptPolicy } from '#gateway/http/security-headers.ts'
import { chooseCoding, type Coding, matchesTag } from './encodings.ts'

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const suffixes: Record<Coding, string> = { br: '.br', gzip: '.gz' }

interface StaticFile {
  path: string
  type: string
  tag: string
  codings: Coding[]
}

/** Files of a folder by their address; hidden ones and compressed twins have none. */
function index(root: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  // A house without a built site answers calls alone; a site that cannot be read is no such house.
  if (!existsSync(root)) return files
  const entries = readdirSync(root, { recursive: true, encoding: 'utf8' })
  const there = new Set(entries)
  for (const entry of entries) {
    const type = types[extname(entry)]
    if (!type || entry.split(sep).some((part) => part.startsWith('.'))) continue
    const path = join(root, entry)
    const { size, mtimeMs } = statSync(path)
    files.set(`/${relative(root, path).split(sep).join('/')}`, {
      path,
      type,
      tag: `W/"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`,
      codings: (Object.keys(suffixes) as Coding[]).filter((c) => there.has(entry + suffixes[c])),
    })
  }
  return files
}

/** What `/assets` holds is named after its content, so it never changes. */
const immutable = 'public, max-age=31536000, immutable'
const shortly = 'public, max-age=3600'

/**
 * Serves a built folder. The list of files is read once: a file that is not on it does not exist,
 * so no address can lead out of the folder. `.br` and `.gz` twins are sent as they are. Ranges are
 * not served; nothing here is long enough.
 * @returns a function that answers null for an address that is no file
 */
export function createStaticFiles(root: string) {
  const files = index(root)
  return async (request: Request): Promise<Response | null> => {
    const { pathname } = new URL(request.url)
    const file = files.get(pathname)
    if (!file) return null
    const coding = chooseCoding(request.headers.get('accept-encoding'), file.codings)
    const headers = new Headers({
      'Content-Type': file.type,
      'Cache-Control': pathname.startsWith('/assets/') ? immutable : shortly,
      ETag: file.tag,
      ...(file.type.startsWith('text/javascript')
        ? { 'Content-Security-Policy': scriptPolicy }
        : {}),
      ...(file.codings.length > 0 ? { Vary: 'Accept-Encoding' } : {}),
    })
    if (matchesTag(request.headers.get('if-none-match'), file.tag)) {
      return new Response(null, { status: 304, headers })
    }
    // A build that is being replaced takes its files along.
    const body = await readFile(coding ? file.path + suffixes[coding] : file.path).catch(() => null)
    if (!body) return null
    if (coding) headers.set('Content-Encoding', coding)
    headers.set('Content-Length', String(body.byteLength))
    return new Response(body, { headers })
  }
}
