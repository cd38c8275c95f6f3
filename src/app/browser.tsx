import '#styles/global.css'
import { setupI18n } from '@lingui/core'
import { createClient } from '#client/index.ts'
import { languageCodes, type Locale } from '#contract/index.ts'
import { createTokenStore } from '#features/session/index.ts'
import { applyScheme, readScheme, schemeKey } from '#features/site/index.ts'
import { localStore } from '#platform/index.ts'
import { inTime } from '#platform/in-time.ts'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App, localeKey } from './app.tsx'
import { loadMessages, readLocale } from './catalogues.ts'
import { somethingPressed } from './early-events.ts'
import { lateParts, wake, watchForLife, whenAwake } from './late.tsx'
import { asksForMore } from './asks-for-more.ts'
import { adoptPage, loadPage } from './load-page.ts'
import { type PageState, rootId, stateId } from './page-state.ts'
import { expectRest } from './rest.ts'
import { routeOf } from './routes.ts'
import { loadSheet } from './sheet.ts'
import { takeTicket } from './ticket.ts'

function readState(): PageState {
  return JSON.parse(document.getElementById(stateId)!.textContent) as PageState
}

/** The stored choice wins over a page that was drawn without knowing it (decision 6). */
function settleScheme(state: PageState) {
  // Where nothing is stored here, the server has asked the cookie already.
  const wanted =
    state.brand.forceThemeOnMount ?? readScheme(localStore.get(schemeKey), state.scheme)
  if (wanted !== document.documentElement.dataset.scheme) applyScheme(wanted)
}

/**
 * The code of the page one came to, unless a host answers with another page than was asked for.
 * @returns false when something stands in for a page that did not come
 */
async function loadFirstPage({ id, address }: PageState['page']): Promise<boolean> {
  const route = routeOf(location.pathname)
  try {
    await inTime<unknown>(route.id === id ? adoptPage(route, address) : loadPage(route))
    return true
  } catch (cause) {
    const { bearStart } = await import('./lost-start.ts')
    await bearStart(route, cause)
    return false
  }
}

const ticket = takeTicket()

async function start() {
  const state = readState()
  const root = document.getElementById(rootId)!
  settleScheme(state)

  const saved = localStore.get(localeKey)
  const locale: Locale = saved === null ? state.locale : readLocale(saved, state.brand)
  const came = loadFirstPage(state.page)
  let agrees = locale === state.locale && root.childElementCount > 0
  // What is drawn anew says and looks like more than the page brought.
  const anew = () =>
    inTime(Promise.all([loadMessages(locale, state.brand), loadSheet(state.sheet)]))
  let [messages] = agrees ? [state.messages] : await anew()
  if (!(await came) && agrees) {
    agrees = false
    ;[messages] = await anew()
  }
  const i18n = setupI18n({ locale, messages: { [locale]: messages } })

  if (agrees) {
    // Into the catalogue in use, so that nothing renders for words that are not shown yet.
    const learn = async () => Object.assign(i18n.messages, await loadMessages(locale, state.brand))
    expectRest(() => Promise.all([learn(), loadSheet(state.sheet)]))
  }

  const tokens = createTokenStore()
  const { server, paths, merchant, esportsVendors } = state.brand
  const client = createClient({
    origin: server?.origin ?? '',
    merchant,
    paths,
    esportsVendors,
    language: () => languageCodes[i18n.locale as Locale],
    token: tokens.token,
    onToken: tokens.replace,
    cipher: async () => {
      const { loadCipher } = await import('#client/cipher/load-cipher.ts')
      return loadCipher(server?.cipher ?? 'modern', client, server?.desKey)
    },
  })

  // Also a page that is for members alone; whoever brings a ticket is about to be one.
  if (state.brand.loginedToHomePage && !ticket && tokens.token() === null) {
    const { guardedAddress } = await import('./guard.ts')
    const login = guardedAddress(location)
    if (login) return location.replace(login)
  }

  // Written only where it changes something: it is what half of the rules ask for.
  if (document.documentElement.lang !== locale) document.documentElement.lang = locale
  watchForLife()
  // Whoever has pressed something, stands in a field or further down, was here before us; and whoever
  // came for what the server cannot draw waits for it.
  const wasHere = somethingPressed() || document.activeElement !== document.body || scrollY > 0
  if (state.lacks || wasHere || asksForMore(location.search)) wake()
  // Somebody is signed in: the guest's page is about to change, so nothing of it may be missing.
  if (tokens.token() !== null) await lateParts()
  const app = (
    <App
      state={agrees ? state : { ...state, locale, fallback: {} }}
      i18n={i18n}
      client={client}
      tokens={tokens}
      host={location.host}
      ticket={ticket}
    />
  )
  // As a transition it gives way to the visitor every few milliseconds.
  if (agrees) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
  // Until then links work by themselves, and what is pressed is kept.
  await whenAwake()
  void import('./replay.ts').then(
    ({ replayEarlyEvents }) => replayEarlyEvents(),
    () => window.foyerEarly?.stop(),
  )
  void import('./links.ts').then(({ interceptLinks }) => interceptLinks())
}

// The page stays complete to look at, and its links work.
start()
  .catch(start)
  .catch(async (cause: unknown) => {
    const { lostStart } = await import('./lost-start.ts')
    await lostStart(cause)
  })
