import { lostCode } from '#platform/index.ts'
import { ChunkError, failureOf, loadChunk, mayReloadFor, noteArrival } from './chunks.ts'
import { isFormInUse, watchForms } from './forms-in-use.ts'
import { drawnParts } from './late.tsx'
import { loadPage, standIn } from './load-page.ts'
import { navigate } from './location.ts'
import { overlayDoor } from './overlays/overlays.tsx'
import { notFoundRoute, type Route, routeOf } from './routes.ts'

/** The address of a link that the site itself can follow; null for all others. */
function ownLink(event: Event): URL | null {
  const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(anchor instanceof HTMLAnchorElement)) return null
  if (anchor.target || anchor.hasAttribute('download')) return null
  if (!URL.canParse(anchor.href)) return null
  const url = new URL(anchor.href)
  return url.origin === location.origin && routeOf(url.pathname) !== (notFoundRoute as Route)
    ? url
    : null
}

/** What a fragment names; one that cannot be read names nothing. */
function fragmentTarget({ hash }: URL): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  } catch {
    return null
  }
}

const isHere = ({ pathname, search, hash }: URL) =>
  pathname === location.pathname && search === location.search && hash !== ''

function arrive(url: URL) {
  const target = fragmentTarget(url)
  if (target) target.scrollIntoView()
  else scrollTo(0, 0)
  // Where a screen reader goes on; the page's heading is the first thing in there.
  document.getElementById('main')?.focus({ preventScroll: true })
}

/** The page that something stands in for. */
let lost: Route | null = null

/**
 * A page whose code did not come, though asked for twice (section 8). After a release the browser
 * gets it anew with the whole site, once; who has typed something is asked.
 * @returns whether there is a page to go to now
 */
async function bear(route: Route, url: URL, error: ChunkError): Promise<boolean> {
  console.error(error.message)
  if (isFormInUse()) {
    const { failure } = error
    overlayDoor.open?.('lost', { lost: { failure, href: url.href } })
    return false
  }
  const isWorthIt = error.failure === 'missing' || navigator.onLine
  if (isWorthIt && mayReloadFor(error.chunk)) {
    location.assign(url)
    return false
  }
  const { lostPage } = await import('./lost.tsx')
  lost = route
  standIn(route, lostPage(error))
  return true
}

/** The code of a page, with all that it shows. */
async function loadWhole(route: Route, search: string): Promise<void> {
  const { body } = await loadPage(route)
  await body?.(search)
}

/** Goes to a page of the site: its code first, so that nothing flickers, then the address. */
export async function go(href: string): Promise<void> {
  const url = new URL(href, location.href)
  const route = routeOf(url.pathname)
  const turn = ++turns
  const isNew = () => turn === turns
  const before = lost
  lost = null
  if (before?.id === route.id) standIn(before, null)
  const fetched = loadChunk(route.id, () => loadWhole(route, url.search)).then(
    () => noteArrival(route.id),
    (error: ChunkError) => error,
  )
  const [error] = await Promise.all([fetched, drawnParts()])
  // Somebody who pressed another link meanwhile means that one.
  if (!isNew()) return
  if (error && !(await bear(route, url, error))) return
  if (!isNew()) return
  const moves = url.pathname !== location.pathname
  navigate(url.pathname + url.search + url.hash)
  if (before && before.id !== route.id) standIn(before, null)
  if (moves) setTimeout(() => arrive(url))
}

/** A part of the page, or what lies over it, went with a release: it comes with the whole site. */
async function lostPart(cause: unknown): Promise<void> {
  if ((await failureOf(cause)) !== 'missing' || isFormInUse() || !mayReloadFor('part')) return
  console.error(new ChunkError('part', 'missing', cause).message)
  location.reload()
}

/** How often somebody wanted to go somewhere. */
let turns = 0

/**
 * Components render plain links and know no router; here a click on one of the site's own becomes
 * a change of page, and pointing at one fetches its code.
 */
export function interceptLinks(): void {
  watchForms()
  lostCode.tell = (cause) => void lostPart(cause)
  // Soon needed: the first change of page is not to wait for it.
  void import('./page-loaders.ts')
  // Nor is what tells of a page that did not come to go missing with it.
  void import('./lost.tsx')
  void import('./overlays/lost-overlay.tsx')
  document.addEventListener('click', (event) => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (event.defaultPrevented || !plain || event.altKey) return
    const url = ownLink(event)
    // A place on the page one is on needs no code to come: the browser goes there by itself.
    if (!url || isHere(url)) return
    event.preventDefault()
    void go(url.href)
  })
  const prepare = (event: Event) => {
    const url = ownLink(event)
    if (url) void loadWhole(routeOf(url.pathname), url.search).catch(() => undefined)
  }
  document.addEventListener('pointerover', prepare, { passive: true })
  document.addEventListener('focusin', prepare)
  // It comes with what is late anyway: the first page has nothing of it.
  void import('./search-keys.ts').then(({ watchSearchKeys }) => watchSearchKeys())
  void import('./installable.ts').then(({ becomeInstallable }) => becomeInstallable())
}
