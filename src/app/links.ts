import { drawnParts } from './late.tsx'
import { loadPage } from './load-page.ts'
import { navigate } from './location.ts'
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

/** Goes to a page of the site: its code first, so that nothing flickers, then the address. */
export async function go(href: string): Promise<void> {
  const url = new URL(href, location.href)
  const turn = ++turns
  const [page] = await Promise.all([loadPage(routeOf(url.pathname)).catch(() => null), drawnParts()])
  // Somebody who pressed another link meanwhile means that one.
  if (turn !== turns) return
  // What could not be fetched the browser may try: after a release it gets the page anew.
  if (!page) return location.assign(url)
  const moves = url.pathname !== location.pathname
  navigate(url.pathname + url.search + url.hash)
  if (moves) setTimeout(() => arrive(url))
}

/** How often somebody wanted to go somewhere. */
let turns = 0

/**
 * Components render plain links and know no router; here a click on one of the site's own becomes
 * a change of page, and pointing at one fetches its code.
 */
export function interceptLinks(): void {
  // Soon needed: the first change of page is not to wait for it.
  void import('./page-loaders.ts')
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
    if (url) void loadPage(routeOf(url.pathname)).catch(() => undefined)
  }
  document.addEventListener('pointerover', prepare, { passive: true })
  document.addEventListener('focusin', prepare)
  // It comes with what is late anyway: the first page has nothing of it.
  void import('./installable.ts').then(({ becomeInstallable }) => becomeInstallable())
}
