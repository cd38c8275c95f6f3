/** What the worker does with a request: its own kept file, a page from the network, or nothing. */
export type Treatment = 'file' | 'page' | 'pass'

export interface Wanted {
  method: string
  /** Whole address. */
  url: string
  /** `navigate` when a window or a frame asks for a page. */
  mode: string
  /** `document` for a window, `iframe` for a frame in it. */
  destination: string
}

/** Calls, the operator's door, downloads and other people's rooms: never touched, never kept. */
const folders = ['wps', 'lgw', 'ops', 'app', 'art', 'brand', 'play', 'chat-room']

const others = new RegExp(`^/(?:${folders.join('|')})(?:/|$)`)

/** The same for the browser, which then need not wake the worker to hear that it passes. */
export const passes = folders.map((folder) => ({
  condition: { urlPattern: `/${folder}/*` },
  source: 'network' as const,
}))

/**
 * Files named after their content are kept for ever; pages come from the network or not at all; the
 * worker stays out of everything else, calls above all.
 */
export function treatmentOf(wanted: Wanted, origin: string): Treatment {
  const { origin: there, pathname } = new URL(wanted.url)
  if (there !== origin || wanted.method !== 'GET' || others.test(pathname)) return 'pass'
  if (pathname.startsWith('/assets/')) return 'file'
  return wanted.mode === 'navigate' && wanted.destination === 'document' ? 'page' : 'pass'
}

const prefix = 'foyer-'

/** Name of a version's cache. */
export const cacheOf = (version: string) => prefix + version

/**
 * Caches that nobody can need any more: all of ours but this version's and the one before it, which
 * open tabs may still be made of.
 * @param names in the order they were made
 */
export function outdated(names: readonly string[], version: string): string[] {
  const ours = names.filter((name) => name.startsWith(prefix) && name !== cacheOf(version))
  return ours.slice(0, -1)
}

/** What a page tells the worker. */
export type WorkerMessage =
  /** Keep these files of the page's, which the browser has anyway. */
  | { type: 'keep'; files: string[] }
  /** Keep every part of this version: the visitor has come back, and has a line for it. */
  | { type: 'keep-all' }
  /** Sent by an older worker to its successor, when nothing is lost by changing places. */
  | { type: 'take-over' }
  /** It is taken back: forget everything, and keep nothing more. */
  | { type: 'stop' }

/** A message's files, if it may keep them: addresses of this site's own hashed files. */
export const ownFiles = (files: unknown, origin: string): string[] =>
  (Array.isArray(files) ? files : [])
    .filter((file): file is string => typeof file === 'string' && URL.canParse(file, origin))
    .map((file) => new URL(file, origin))
    .filter((url) => url.origin === origin && url.pathname.startsWith('/assets/'))
    .map(({ href }) => href)
    .slice(0, 400)
