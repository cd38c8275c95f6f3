import { type Messages, setupI18n } from '@lingui/core'
import { fromMirror } from '#client/cdn.ts'
import { callKey, createClient } from '#client/index.ts'
import {
  type Answer,
  type Brand,
  languageCodes,
  type Locale,
  type Scheme,
  systemStatus,
} from '#contract/index.ts'
import { statusInput } from '#features/site/index.ts'
import { guestStore } from '#features/session/index.ts'
import { LostStartAlert } from '#features/site/lost-start-alert.tsx'
import { I18nProvider } from '@lingui/react'
import { renderToString } from 'react-dom/server'
import { App } from './app.tsx'
import { loadMessages } from './catalogues.ts'
import { guardedAddress } from './guard.ts'
import { loadPage } from './load-page.ts'
import { isInstallable } from './offline.tsx'
import { HeadProvider, type PageHead } from './page-head.ts'
import type { PageState } from './page-state.ts'
import { notFoundRoute, type Route, routeOf } from './routes.ts'
import { siteReads } from './site-reads.ts'

export { mirrorCookie, mirrorOf } from '#client/cdn.ts'
export { readCookie } from '#platform/index.ts'
export { readLocale } from './catalogues.ts'
export { firstScript } from './early-events.ts'
export { facesId, lostId, rootId, rulesId, stateId } from './page-state.ts'
export { localeKey } from './app.tsx'
export { type AppWords, appWords, type OfflineDrawing, renderOffline } from './offline.tsx'
export { readScheme, schemeKey } from '#features/site/index.ts'

/** A public page to be drawn for a guest. */
export interface PageRequest {
  /** Path and query. */
  url: URL
  brand: Brand
  mark: string
  locale: Locale
  scheme: Scheme
  /** Address of the whole stylesheet; null when the page is given all of it. */
  sheet: string | null
  /** Address of the code of a source file. */
  chunk: (source: string) => string
  /** Origin of the mirror that pictures of the house come from; null: from the house itself. */
  mirror: string | null
  /** Answers the contract's calls without a network. */
  call: (request: Request) => Promise<Response>
}

export interface PageAnswer {
  status: 200 | 404 | 503 | 403
  head: PageHead
  /** What goes into the root element. */
  html: string
  /** What is shown where the page's code never comes. */
  lost: string
  state: PageState
  /** Source file of the page group, to find its chunk in the build's manifest. */
  source: string
  /** Whether it may say that it can be put on a home screen. */
  installable: boolean
}

/** The catalogue, noting in `used` what is read of it. */
function watch(messages: Messages, used: Messages): Messages {
  return new Proxy(messages, {
    get(target, id: string) {
      const message = target[id]
      if (message !== undefined) used[id] = message
      return message
    },
  })
}

/** HTTP status of a closed site (S1). */
function statusOf(answer: unknown): 503 | 403 | null {
  const status = answer as Answer<typeof systemStatus> | undefined
  if (status?.maintenance) return 503
  return status?.regionRestriction ? 403 : null
}

/** Draws a page as a guest sees it, with the data it needs inlined. */
export async function render(request: PageRequest): Promise<PageAnswer> {
  const { url, brand, mark, locale, scheme, sheet, chunk, mirror } = request
  const route: Route = routeOf(url.pathname)
  const [page, messages] = await Promise.all([loadPage(route), loadMessages(locale, brand)])
  const used: Messages = {}
  const i18n = setupI18n({ locale, messages: { [locale]: watch(messages, used) } })
  const client = createClient({
    origin: url.origin,
    merchant: brand.merchant,
    language: () => languageCodes[locale],
    token: () => null,
    fetch: (input) => request.call(input as Request),
  })

  const asker = { locale, who: guestStore.who() }
  const fallback: Record<string, unknown> = {}
  // Nothing of a page that is for members alone: the browser draws it, or asks to log in (S4).
  const guarded = brand.loginedToHomePage && guardedAddress(url) !== null
  const reads = [
    ...siteReads(url.host),
    ...(guarded ? [] : (page.reads?.(url.pathname, url.search) ?? [])),
  ]
  const came = await Promise.all(
    reads.map(async ({ call, input }) => {
      try {
        fallback[callKey(call, input, asker)] = fromMirror(await client.send(call, input), mirror)
        return true
      } catch {
        // The page shows this part as loading and the browser asks again.
        return false
      }
    }),
  )

  // As the build's manifest names it.
  const source = `src/app/pages/${route.id}.tsx`
  const state: PageState = {
    brand,
    mark,
    locale,
    scheme,
    messages: used,
    sheet,
    page: { id: route.id, address: chunk(source) },
    at: { pathname: url.pathname, search: url.search },
    fallback,
    ...(came.includes(false) && { lacks: true as const }),
  }
  const collected: { head?: PageHead } = {}
  const html = renderToString(
    <HeadProvider value={collected}>
      <App state={state} i18n={i18n} client={client} tokens={guestStore} host={url.host} />
    </HeadProvider>,
  )
  const answer = fallback[callKey(systemStatus, statusInput(url.host), asker)]
  const status = statusOf(answer)
  return {
    status: status ?? (route.id === notFoundRoute.id ? 404 : 200),
    head: collected.head ?? { title: brand.name, description: brand.name },
    html: guarded && status === null ? '' : html,
    lost: renderToString(
      <I18nProvider i18n={setupI18n({ locale, messages: { [locale]: messages } })}>
        <LostStartAlert />
      </I18nProvider>,
    ),
    state,
    source,
    installable: isInstallable(answer as Answer<typeof systemStatus> | undefined),
  }
}
