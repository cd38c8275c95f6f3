import { lostCode } from '#platform/index.ts'
import { readLine } from '#platform/line.ts'
import {
  ChunkError,
  type ChunkFailure,
  failureOf,
  fileOf,
  loadChunk,
  mayReloadFor,
  noteArrival,
} from './chunks.ts'
import { isFormInUse, watchForms } from './forms-in-use.ts'
import { drawnParts } from './late.tsx'
import { loadPage } from './load-page.ts'
import { standIn } from './stand-in.ts'
import { navigate } from './location.ts'
import { overlayDoor } from './overlays/overlays.tsx'
import { restReady } from './rest.ts'
import { notFoundRoute, type PageModule, type Route, routeOf } from './routes.ts'

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

/** What a page is about, where one address shows many: a promotion, a game. */
const subjectOf = ({ search }: { search: string }) => new URLSearchParams(search).get('id')

/** Whether a link leads to something else than what is read here; a list that is filtered is the same. */
const isElsewhere = (url: URL) =>
  url.pathname !== location.pathname || url.hash !== '' || subjectOf(url) !== subjectOf(location)

/**
 * Pages are laid out whole where somebody comes back to a place in one: the browser finds it by its
 * distance from the top.
 */
const layOutWhole = (whole: boolean) => {
  document.documentElement.toggleAttribute('data-whole', whole)
}

function arrive(url: URL) {
  const target = fragmentTarget(url)
  if (target) target.scrollIntoView()
  else scrollTo(0, 0)
  // Where a screen reader goes on; the page's heading is the first thing in there.
  document.getElementById('main')?.focus({ preventScroll: true })
}

/** Asks whether to load the page anew; not where even the question did not come. */
async function askToReload(failure: ChunkFailure, href: string, part: boolean): Promise<void> {
  try {
    const { loaders } = await import('./overlays/loaders.ts')
    await loaders.lost()
    overlayDoor.open?.('lost', { lost: { failure, href, part, typed: isFormInUse() } })
  } catch {
    // The console has the fault that this was to be asked for; there is nothing left to ask with.
  }
}

/**
 * A page whose code did not come, though asked for twice (section 8). After a release the browser
 * gets it anew with the whole site, once; who has typed something is asked.
 * @returns whether there is a page to go to now
 */
async function bear(route: Route, url: URL, error: ChunkError): Promise<boolean> {
  console.error(error.message)
  const turn = turns
  if (isFormInUse()) {
    await askToReload(error.failure, url.href, false)
    return false
  }
  const isWorthIt = error.failure === 'missing' || navigator.onLine
  if (isWorthIt && mayReloadFor(error.chunk)) {
    location.assign(url)
    return false
  }
  const { lostPage } = await import('./lost.tsx')
  if (turn !== turns) return false
  standIn(route, lostPage(route, error))
  return true
}

/** The code of a page, with all that it shows. */
async function loadWhole(route: Route, search: string): Promise<PageModule> {
  const page = await loadPage(route)
  await page.body?.(search)
  return page
}

/**
 * Goes to a page of the site: its code first, so that nothing flickers, then the address.
 * @param how the step that it is in the history, where it is no plain one
 */
export async function go(href: string, how?: Parameters<typeof navigate>[1]): Promise<void> {
  const url = new URL(href, location.href)
  const route = routeOf(url.pathname)
  const turn = ++turns
  const isNew = () => turn === turns
  const fetched = loadChunk(route.id, () => loadWhole(route, url.search)).catch(
    (error: ChunkError) => error,
  )
  const [page] = await Promise.all([fetched, drawnParts()])
  // Somebody who pressed another link meanwhile means that one.
  if (!isNew()) return
  if (page instanceof ChunkError) {
    if (!(await bear(route, url, page))) return
  } else if (page.standsIn) {
    // Something stands there in this very page's place: the whole site is asked for it.
    location.assign(url)
    return
  } else noteArrival(route.id)
  const moves = isElsewhere(url)
  layOutWhole(false)
  navigate(url.pathname + url.search + url.hash, how)
  if (moves) setTimeout(() => arrive(url))
}

/**
 * A part of the page, or what lies over it, did not come. What went with a release comes with the
 * whole site: once for each file, and not while somebody is in a form. Who has pressed for it is told
 * else; without a network a bar says so already, and other faults may pass with the second try.
 */
async function lostPart(cause: unknown, tries: number, pressed: boolean): Promise<void> {
  const failure = await failureOf(cause)
  const isGone = failure === 'missing'
  const reloads = isGone && !isFormInUse() && mayReloadFor(fileOf(cause))
  const tells = pressed && (isGone ? tries === 1 : tries === 2 && navigator.onLine)
  if (!reloads && !tells) return
  console.error(new ChunkError('part', failure, cause).message)
  if (reloads) location.reload()
  else await askToReload(failure, location.href, true)
}

/** Milliseconds that one points at a link before it is likely that one will press it. */
const dwell = 65

/** Draws the page of a link ahead; not where data is dear. */
async function drawNext(route: Route, came: Promise<PageModule>, url: URL): Promise<void> {
  if (readLine().saveData) return
  const all = [came, import('./pages-ahead.tsx'), restReady()] as const
  const [page, { drawAhead }] = await Promise.all(all)
  drawAhead(route, page, url)
}

/** How often somebody wanted to go somewhere. */
let turns = 0

/**
 * Components render plain links and know no router; here a click on one of the site's own becomes
 * a change of page, and pointing at one fetches its code.
 */
export function interceptLinks(): void {
  watchForms()
  lostCode.tell = (...lost) => void lostPart(...lost)
  // Before the page is drawn that one comes back to.
  addEventListener('popstate', () => layOutWhole(true), { capture: true })
  // Soon needed: the first change of page is not to wait for it.
  void import('./page-loaders.ts')
  // Nor is what tells of a page that did not come to go missing with it.
  void import('./lost-start.ts')
  void import('./overlays/loaders.ts').then(({ loaders }) => loaders.lost()).catch(() => undefined)
  document.addEventListener('click', (event) => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (event.defaultPrevented || !plain || event.altKey) return
    const url = ownLink(event)
    // A place on the page one is on needs no code to come: the browser goes there by itself.
    if (!url || isHere(url)) return
    event.preventDefault()
    void go(url.href)
  })
  let soon: ReturnType<typeof setTimeout> | undefined
  const prepare = (event: Event) => {
    const url = ownLink(event)
    if (!url) return
    clearTimeout(soon)
    const route = routeOf(url.pathname)
    const came = loadWhole(route, url.search)
    came.catch(() => undefined)
    soon = setTimeout(() => void drawNext(route, came, url).catch(() => undefined), dwell)
  }
  document.addEventListener('pointerover', prepare, { passive: true })
  document.addEventListener('focusin', prepare)
  // Also of a finger that turns out to scroll.
  document.addEventListener('pointerout', () => clearTimeout(soon), { passive: true })
  // It comes with what is late anyway: the first page has nothing of it.
  void import('./search-keys.ts').then(({ watchSearchKeys }) => watchSearchKeys())
  void import('./installable.ts').then(({ becomeInstallable }) => becomeInstallable())
}
