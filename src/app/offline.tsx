import { msg } from '@lingui/core/macro'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import {
  type Answer,
  type Brand,
  languageCodes,
  type Locale,
  type systemStatus,
} from '#contract/index.ts'
import { OfflinePage } from '#features/download/offline-page.tsx'
import { schemeKey, SiteProvider } from '#features/site/index.ts'
import { renderToString } from 'react-dom/server'
import { localeKey } from './app.tsx'
import { loadMessages } from './catalogues.ts'

/** Ours: the site may be put on a home screen. Where nobody answers, as on static hosting, it may. */
export function isInstallable(status: Answer<typeof systemStatus> | undefined): boolean {
  const flag = status?.info.whitelabel.find(({ modId }) => modId === 'PWA3')
  return flag?.enabled !== '0'
}

/** What a site says of itself to phones, in one language. */
export interface AppWords {
  description: string
  slots: string
  lottery: string
  live: string
}

const speak = async (locale: Locale, brand: Brand) =>
  setupI18n({ locale, messages: { [locale]: await loadMessages(locale, brand) } })

/** Words of the manifest. */
export async function appWords(locale: Locale, brand: Brand): Promise<AppWords> {
  const i18n = await speak(locale, brand)
  return {
    description: i18n._(
      msg`Slots, live casino, fishing, sports and lottery on play credit with no cash value`,
    ),
    slots: i18n._(msg`Slots`),
    lottery: i18n._(msg`Lottery`),
    live: i18n._(msg`Live casino`),
  }
}

/** Milliseconds between two looks whether the site can be reached again. */
const lookEvery = 5000

/**
 * The page's only script; it travels as text, so it may use nothing from outside itself. Of the
 * languages that are all on the page it shows the last one that was spoken here.
 */
function show(
  codes: Record<string, string>,
  localeKey: string,
  schemeKey: string,
  every: number,
): void {
  const saved = (key: string) => {
    const cookie = new RegExp(`(?:^|; )${key}=([^;]+)`).exec(document.cookie)?.[1] ?? null
    try {
      return localStorage.getItem(key) ?? cookie
    } catch {
      return cookie
    }
  }
  const root = document.documentElement
  const scheme = saved(schemeKey)
  if (scheme === 'light' || scheme === 'dark') root.dataset.scheme = scheme
  const locale = codes[saved(localeKey) ?? ''] ?? root.lang
  for (const part of document.querySelectorAll<HTMLElement>('[data-locale]')) {
    const spoken = part.dataset.locale === locale
    // Gone, not hidden: two pages in one would have every id twice.
    if (!spoken) part.remove()
    else document.title = part.dataset.title ?? ''
    part.hidden = false
  }
  root.lang = locale
  const again = () => location.reload()
  for (const button of document.querySelectorAll('button')) button.addEventListener('click', again)
  addEventListener('online', again)
  // A device may have a network, and the network no way here.
  const look = () => {
    if (document.hidden) return
    fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok && again(),
      () => undefined,
    )
  }
  setInterval(look, every)
  document.addEventListener('visibilitychange', look)
}

/** A page that needs nothing but itself, in every language of the brand. */
export interface OfflineDrawing {
  title: string
  html: string
  script: string
}

/** Draws what is shown where there is no network (C4). */
export async function renderOffline(
  brand: Brand,
  mark: string,
  host = 'offline.invalid',
): Promise<OfflineDrawing> {
  const site = { brand, mark, host, scheme: brand.defaultScheme }
  const parts = await Promise.all(
    brand.locales.map(async (locale) => {
      const i18n = await speak(locale, brand)
      const title = `${i18n._(msg`You’re offline`)} · ${brand.name}`
      const html = renderToString(
        <I18nProvider i18n={i18n}>
          <SiteProvider value={site}>
            <div
              data-locale={locale}
              data-title={title}
              lang={locale}
              hidden={locale !== brand.defaultLocale}
            >
              <OfflinePage />
            </div>
          </SiteProvider>
        </I18nProvider>,
      )
      return { locale, title, html }
    }),
  )
  const codes = Object.fromEntries([
    ...brand.locales.flatMap((locale) => [
      [languageCodes[locale], locale],
      [locale, locale],
    ]),
    ...Object.entries(brand.localeAliases).filter(([, locale]) => brand.locales.includes(locale)),
  ]) as Record<string, string>
  const text = show
    .toString()
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\n\s*/g, '\n')
  const given = [codes, localeKey, schemeKey, lookEvery]
    .map((value) => JSON.stringify(value))
    .join(',')
  return {
    title: parts.find(({ locale }) => locale === brand.defaultLocale)?.title ?? brand.name,
    html: parts.map(({ html }) => html).join(''),
    script: `(${text})(${given})`,
  }
}
