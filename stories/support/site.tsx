import { type ReactNode, useMemo } from 'react'
import { SWRConfig, type SWRConfiguration } from 'swr'
import type { Decorator } from '@storybook/react-vite'
import { ClientProvider, createClient } from '#client/index.ts'
import { brand as brandSchema, languageCodes, type Locale, localeNames } from '#contract/index.ts'
import { BotCheckProvider, noBotCheck } from '#features/session/use-bot-check.ts'
import { LocaleProvider, type Site, SiteProvider } from '#features/site/index.ts'
import type { Globals } from '#storybook/toolbar.ts'
import * as v from 'valibot'

const files = import.meta.glob<unknown>('../../brands/*/brand.json', {
  eager: true,
  import: 'default',
})

const logos = import.meta.glob<string>('../../brands/*/logo.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Settings of a brand that is still being made: the studio writes them on the frame around us. */
const drafted = (): unknown => {
  // Not `instanceof`: the frame is an element of another window, and of its classes.
  const draft = window.frameElement?.getAttribute('data-settings')
  return draft ? JSON.parse(draft) : undefined
}

/** The site of a brand of the toolbar: its data, and its mark without the `<svg>` around it. */
export const storySite = (brand: string, scheme: string): Site => ({
  brand: v.parse(brandSchema, drafted() ?? files[`../../brands/${brand}/brand.json`]),
  host: 'foyer.test',
  scheme: scheme === 'light' ? 'light' : 'dark',
  mark: (logos[`../../brands/${brand}/logo.svg`] ?? '').replace(
    /^[^]*?<svg[^>]*>|<\/svg>\s*$/g,
    '',
  ),
})

/** A language of the toolbar; the pseudo-locale is spoken on an English site. */
export const storyLocale = (named: string): Locale =>
  localeNames.find((one) => one === named) ?? 'en'

/**
 * A story's own cache. What failed is asked for again by hand alone: a try by the clock would come in
 * the next story, whose answers know nothing of it.
 */
export const storySwr: SWRConfiguration = {
  provider: () => new Map(),
  shouldRetryOnError: false,
}

/** Nothing came with the page: every answer is asked for. */
const nothing = {}

interface SiteFrameProps {
  /** Of the toolbar: `foyer`, `th`. */
  brand: string
  locale: string
  scheme: string
  children: ReactNode
}

/** What the app puts around every screen, with the real client: calls go to the story's handlers. */
function SiteFrame({ brand, locale: named, scheme, children }: SiteFrameProps) {
  const locale = storyLocale(named)
  const site = useMemo(() => storySite(brand, scheme), [brand, scheme])
  const choice = useMemo(
    () => ({ locale, locales: site.brand.locales, change: () => Promise.resolve() }),
    [locale, site],
  )
  const client = useMemo(
    () =>
      createClient({
        origin: '',
        merchant: site.brand.merchant,
        language: () => languageCodes[locale],
        token: () => null,
      }),
    [locale, site],
  )
  const asker = useMemo(() => ({ locale, who: 'guest' }), [locale])
  return (
    <SiteProvider value={site}>
      <LocaleProvider value={choice}>
        <SWRConfig value={storySwr}>
          <ClientProvider client={client} asker={asker} fallback={nothing}>
            <BotCheckProvider value={noBotCheck}>{children}</BotCheckProvider>
          </ClientProvider>
        </SWRConfig>
      </LocaleProvider>
    </SiteProvider>
  )
}

/** Decorator: the story stands in the site of the toolbar's brand, scheme and language, as a guest. */
export const inSite: Decorator = (Story, { id, globals }) => {
  const { brand, locale, scheme } = globals as Globals
  return (
    <SiteFrame key={id + locale} {...{ brand, locale, scheme }}>
      <Story />
    </SiteFrame>
  )
}

/** Decorator: between the edges that a page keeps on a phone; rows of chips scroll over them. */
export const inPage: Decorator = (Story) => (
  <div className="px-4">
    <Story />
  </div>
)

/** Decorator: as wide as a form is in its dialog. */
export const inFormColumn: Decorator = (Story) => (
  <div className="flex max-w-[524px] flex-col gap-4">
    <Story />
  </div>
)
