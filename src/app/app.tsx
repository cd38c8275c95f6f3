import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type Client, ClientProvider } from '#client/index.ts'
import { languageCodes, type Locale } from '#contract/index.ts'
import { guestStore, type TokenStore, TokenProvider } from '#features/session/index.ts'
import { LocaleProvider, SiteProvider } from '#features/site/index.ts'
import { localStore, untilHere, writeCookie } from '#platform/index.ts'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { loadMessages } from './catalogues.ts'
import { PlaceProvider } from './location.ts'
import { AliveRoot, everythingAlive } from './arrivals.tsx'
import { lateArrival } from './late.tsx'
import { Overlays } from './overlays/overlays.tsx'
import type { PageState } from './page-state.ts'
import { Root } from './root.tsx'
import { StartUp } from './start-up.tsx'

/** Local storage and cookie name of the chosen language (section 3). */
export const localeKey = 'hisLang'
const year = 365 * 24 * 60 * 60
/** How often somebody has chosen a language. */
let turns = 0

export interface AppProps {
  state: PageState
  i18n: I18n
  client: Client
  tokens: TokenStore
  host: string
  /** Out of the address that the visitor came by. */
  ticket?: string | null
}

/** The one tree that the server renders and the browser hydrates. */
export function App({ state, i18n, client, tokens, host, ticket }: AppProps) {
  const [locale, setLocale] = useState(state.locale)
  const who = useSyncExternalStore(tokens.subscribe, tokens.who, guestStore.who)
  const asker = useMemo(() => ({ locale, who }), [locale, who])
  const site = useMemo(
    () => ({ brand: state.brand, mark: state.mark, host, scheme: state.scheme }),
    [state, host],
  )
  const choice = useMemo(
    () => ({
      locale,
      locales: state.brand.locales,
      async change(next: Locale) {
        const turn = ++turns
        const load = untilHere(() => loadMessages(next, state.brand), true)
        // What still sleeps would be drawn anew in other words, and be gone until its code is here.
        const [messages] = await Promise.all([load(), lateArrival()])
        // Who has chosen another since then wants that.
        if (turn !== turns) return
        i18n.loadAndActivate({ locale: next, messages })
        document.documentElement.lang = next
        localStore.set(localeKey, languageCodes[next])
        writeCookie(localeKey, languageCodes[next], year)
        setLocale(next)
      },
    }),
    [locale, state, i18n],
  )
  return (
    <I18nProvider i18n={i18n}>
      <SiteProvider value={site}>
        <LocaleProvider value={choice}>
          <TokenProvider value={tokens}>
            <ClientProvider
              client={client}
              asker={asker}
              fallback={state.fallback}
              alive={everythingAlive}
            >
              <PlaceProvider value={state.at}>
                <Overlays>
                  <Root />
                  {ticket && <StartUp ticket={ticket} />}
                </Overlays>
                <AliveRoot />
              </PlaceProvider>
            </ClientProvider>
          </TokenProvider>
        </LocaleProvider>
      </SiteProvider>
    </I18nProvider>
  )
}
