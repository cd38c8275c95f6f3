import { leadsSomewhere } from './routes.ts'

/** Where a login page says what was wanted. */
const wantedParameter = 'next'

/**
 * Paths that the guard of section 2 leaves open. The other ways back to an account, which the
 * specification has as dialogs only, are parts of its /login.
 */
const open: ReadonlySet<string> = new Set([
  '/login',
  '/register',
  '/register.html',
  '/helpmc',
  '/download',
  '/login/social',
  '/forgot-password',
  '/reset-password',
])

/** Where the guard `loginedToHomePage` sends who is not logged in; null from an open path (S4). */
export function guardedAddress(at: {
  pathname: string
  search: string
  hash?: string
}): string | null {
  const path = at.pathname.length > 1 ? at.pathname.replace(/\/+$/, '') : at.pathname
  if (open.has(path)) return null
  const wanted = at.pathname + at.search + (at.hash ?? '')
  return wanted === '/' ? '/login' : `/login?${wantedParameter}=${encodeURIComponent(wanted)}`
}

/** Where to go on after a login: a page of this site, whatever the address says. */
export function wantedOf(search: string): string {
  const wanted = new URLSearchParams(search).get(wantedParameter) ?? '/'
  // Two slashes, or one that leans the other way, begin the name of another host.
  if (!/^\/(?![/\\])/.test(wanted) || /[\\\s]/.test(wanted)) return '/'
  const path = wanted.replace(/[?#].*$/s, '')
  return leadsSomewhere(wanted) && path !== '/login' ? wanted : '/'
}
