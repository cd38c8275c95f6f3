import { chooseCdns } from '#client/cdn.ts'
import { useAccount } from '#features/session/index.ts'
import { isCrawler, isOldEnough } from '#features/site/age.ts'
import { useBrand, useStatus } from '#features/site/index.ts'
import { OfflineBar } from '#features/site/offline-bar.tsx'
import { useNetwork } from '#features/site/use-network.ts'
import { showFocus } from '#platform/show-focus.ts'
import { useEffect, useState } from 'react'
import { guardedAddress } from '../guard.ts'
import { useFromSearch, usePath } from '../location.ts'
import { withRest } from '../rest.ts'
import { type PageId, routeOf } from '../routes.ts'

/** A part whose code comes only when it is needed; one that does not come is not missed. */
function usePart<Module>(needed: boolean, load: () => Promise<Module>): Module | null {
  const [part, setPart] = useState<Module | null>(null)
  useEffect(() => {
    if (needed) void withRest(load)().then(setPart, () => undefined)
  }, [needed, load])
  return part
}

const loadAge = () => import('./age.tsx')
const loadConsent = () => import('./consent.tsx')
const loadDomain = () => import('./domain.tsx')
const loadFinding = () => import('./finding.tsx')
const loadPopups = () => import('./popups.tsx')

/** Where nobody is interrupted: at the door, in a game, and where the page is shown in another's. */
const quietPages: ReadonlySet<PageId> = new Set([
  'game',
  'login',
  'register',
  'social-return',
  'forgot-password',
  'reset-password',
  'help-bare',
])

/** Asked of the browser alone: the server draws the page as if it had been answered. */
function useAgeAsked(): [asked: boolean, done: () => void] {
  const { minAge } = useBrand()
  const [asked, setAsked] = useState(false)
  useEffect(() => {
    // Another tab may have been asked meanwhile.
    const look = () => setAsked(!isCrawler(navigator.userAgent) && !isOldEnough(minAge))
    look()
    addEventListener('focus', look)
    return () => removeEventListener('focus', look)
  }, [minAge])
  return [asked, () => setAsked(false)]
}

/** Sends whoever is not logged in, or not any more, to the login where the brand wants that (S4). */
function useGuard(): void {
  const { loginedToHomePage } = useBrand()
  const guest = useAccount() === null
  const path = usePath()
  const guarded = loginedToHomePage && guest
  const search = useFromSearch((whole) => (guarded ? whole : ''))
  useEffect(() => {
    const { hash } = location
    const login = guarded && guardedAddress({ pathname: path, search, hash })
    if (login) location.replace(login)
  }, [guarded, path, search])
}

/**
 * What looks after a visit, from its first sign of life on: whether there is a network, whether the
 * visitor is old enough, what may be counted, whether the address is the site's own, and from where
 * pictures come.
 */
export function WatchPart() {
  // The server's page has nothing here, so nothing is what comes alive.
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  useEffect(showFocus, [])
  const { data: status } = useStatus()
  const network = useNetwork()
  const [asked, onConfirmed] = useAgeAsked()
  const gtagId = status?.analytics.gtagId ?? null
  const age = usePart(asked, loadAge)
  const consent = usePart(gtagId !== null, loadConsent)
  const domain = usePart(true, loadDomain)
  const finding = usePart(true, loadFinding)
  const page = routeOf(usePath()).id
  const open = !asked && !quietPages.has(page)
  const popups = usePart(open, loadPopups)
  useGuard()
  useEffect(() => {
    if (status) chooseCdns(status)
  }, [status])
  if (!alive) return null
  return (
    <>
      <OfflineBar {...network} />
      {domain && <domain.DomainPart />}
      {finding && <finding.FindingPart />}
      {open && popups && <popups.PopupsPart />}
      {consent && gtagId !== null && <consent.ConsentPart gtagId={gtagId} quiet={asked} />}
      {age && <age.AgePart open={asked} onConfirmed={onConfirmed} />}
    </>
  )
}
