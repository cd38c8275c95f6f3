import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { compileCopy, type CopyFile } from '#contract/brand-copy.ts'

const copies = import.meta.glob<CopyFile>('../brands/*/copy.json', {
  import: 'default',
  eager: true,
})
const catalogs = import.meta.glob<{ messages: Messages }>('../locales/*.po')

/** The six languages and the pseudo-locale, which shows words that nobody marked. */
export const localeNames = ['th', 'en', 'zh-CN', 'id', 'vi', 'fil', 'pseudo']

/** BCP 47 of a catalogue: pseudo-English has a code of its own. */
export const languageTag = (locale: string) => (locale === 'pseudo' ? 'en-XA' : locale)

const active = new Map<string, I18n>()

/** A brand's own words; none in the pseudo-locale, which is nobody's. */
const copyOf = (brand: string, locale: string): Messages =>
  (compileCopy(copies[`../brands/${brand}/copy.json`] ?? {}) as Record<string, Messages>)[locale] ??
  {}

/** Lingui with one catalogue and what the brand says otherwise, loaded once a page. */
export async function loadMessages(locale: string, brand: string): Promise<I18n> {
  const name = `${locale} ${brand}`
  const known = active.get(name)
  if (known) return known
  const catalog = await catalogs[`../locales/${locale}.po`]?.()
  const messages = { ...catalog?.messages, ...copyOf(brand, locale) }
  const i18n = setupI18n({ locale, messages: { [locale]: messages } })
  active.set(name, i18n)
  return i18n
}
