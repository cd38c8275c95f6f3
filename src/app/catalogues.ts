import { type Brand, languageCodes, type Locale } from '#contract/index.ts'
import type { Messages } from '@lingui/core'

/** Each language is a chunk of its own; only the active one is loaded. */
const catalogues: Record<Locale, () => Promise<{ messages: Messages }>> = {
  th: () => import('../../locales/th.po'),
  en: () => import('../../locales/en.po'),
  'zh-CN': () => import('../../locales/zh-CN.po'),
  id: () => import('../../locales/id.po'),
  vi: () => import('../../locales/vi.po'),
  fil: () => import('../../locales/fil.po'),
}

/** A catalogue with the brand's own words in it. */
export async function loadMessages(locale: Locale, brand?: Brand): Promise<Messages> {
  return { ...(await catalogues[locale]()).messages, ...(brand?.copy?.[locale] as Messages) }
}

/**
 * A saved or sent language → a locale the brand offers: our own name, the specification's code
 * (`TH`), or an alias of the brand; anything else is the brand's default (decision 7).
 */
export function readLocale(
  saved: string | null,
  brand: {
    locales: readonly Locale[]
    defaultLocale: Locale
    localeAliases: Readonly<Record<string, Locale>>
  },
): Locale {
  if (saved === null) return brand.defaultLocale
  const named = brand.locales.find((one) => one === saved || languageCodes[one] === saved)
  const alias = Object.hasOwn(brand.localeAliases, saved) ? brand.localeAliases[saved] : undefined
  if (named) return named
  return alias && brand.locales.includes(alias) ? alias : brand.defaultLocale
}
