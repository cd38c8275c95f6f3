import { chooseCdns } from '#client/cdn.ts'
import { onSiteClosed } from '#client/site-closed.ts'
import { useAccount } from '#features/session/index.ts'
import { askAge, isCrawler, isOldEnough } from '#features/site/age.ts'
import { useBrand, useStatus } from '#features/site/index.ts'
import { OfflineBar } from '#features/site/offline-bar.tsx'
import { useNetwork } from '#features/site/use-network.ts'
import { showFocus } from '#platform/show-focus.ts'
import {
  type ComponentType,
  memo,
  type MemoExoticComponent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { guardedAddress } from '../guard.ts'
import { useFromSearch, usePath } from '../location.ts'
import { withRest } from '../rest.ts'
import { type PageId, routeOf } from '../routes.ts'

type Part<Props extends object> = MemoExoticComponent<ComponentType<Props>>

/**
 * A part whose code comes only when it is needed; one that does not come is not missed. Another page
 * is nothing to it.
 */
function usePart<Props extends object>(
  needed: boolean,
  load: () => Promise<ComponentType<Props>>,
  onLost?: () => void,
): Part<Props> | null {
  const [part, setPart] = useState<Part<Props> | null>(null)
  const lose = useEffectEvent(() => onLost?.())
  useEffect(() => {
    const keep = (component: ComponentType<Props>) => setPart(memo(component))
    if (needed) void withRest(load)().then(keep, () => lose())
  }, [needed, load])
  return part
}

const loadAge = async () => (await import('./age.tsx')).AgePart
const loadConsent = async () => (await import('./consent.tsx')).ConsentPart
const loadDomain = async () => (await import('./domain.tsx')).DomainPart
const loadFinding = async () => (await import('./finding.tsx')).FindingPart
const loadPopups = async () => (await import('./popups.tsx')).PopupsPart

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
  const ask = (now: boolean) => {
    setAsked(now)
    // At once: who pressed for a dialog before is waiting to hear of it.
    askAge(now)
  }
  // Another tab may have been asked meanwhile.
  const look = useEffectEvent(() => ask(!isCrawler(navigator.userAgent) && !isOldEnough(minAge)))
  useEffect(() => {
    const lookAgain = () => look()
    look()
    addEventListener('focus', lookAgain)
    return () => removeEventListener('focus', lookAgain)
  }, [minAge])
  return [asked, () => ask(false)]
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
 * The browser's Back and Forward take away what had the focus, with its page; a link's own change of
 * page moves it afterwards. Nothing else of the document says where the keyboard is to go on.
 */
function useFocusOnPage(): void {
  const path = usePath()
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    const lost = document.activeElement === document.body
    if (lost) document.getElementById('main')?.focus({ preventScroll: true })
  }, [path])
}

/**
 * What looks after a visit, from its first sign of life on: whether there is a network, whether the
 * visitor is old enough, what may be counted, whether the address is the site's own, whether it has
 * closed meanwhile, and from where pictures come.
 */
export function WatchPart() {
  // The server's page has nothing here, so nothing is what comes alive.
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  useEffect(showFocus, [])
  const { data: status, mutate: askStatus } = useStatus()
  const network = useNetwork()
  const [asked, onConfirmed] = useAgeAsked()
  const gtagId = status?.analytics.gtagId ?? null
  // Where the question does not come, nothing waits for an answer.
  const Age = usePart(asked, loadAge, onConfirmed)
  const Consent = usePart(gtagId !== null, loadConsent)
  const Domain = usePart(true, loadDomain)
  const Finding = usePart(true, loadFinding)
  const page = routeOf(usePath()).id
  const open = !asked && !quietPages.has(page)
  const Popups = usePart(open, loadPopups)
  useGuard()
  useFocusOnPage()
  useEffect(() => {
    if (status) chooseCdns(status)
  }, [status])
  useEffect(() => onSiteClosed(() => void askStatus()), [askStatus])
  if (!alive) return null
  return (
    <>
      <OfflineBar {...network} />
      {Domain && <Domain />}
      {Finding && <Finding />}
      {open && Popups && <Popups />}
      {Consent && gtagId !== null && <Consent gtagId={gtagId} quiet={asked} />}
      {Age && <Age open={asked} onConfirmed={onConfirmed} />}
    </>
  )
}
