import { setupI18n, type I18n, type Messages } from '@lingui/core'

const catalogs = import.meta.glob<{ messages: Messages }>('../locales/*.po')

/** The six languages and the pseudo-locale, which shows words that nobody marked. */
export const localeNames = ['th', 'en', 'zh-CN', 'id', 'vi', 'fil', 'pseudo']

/** BCP 47 of a catalogue: pseudo-English has a code of its own. */
export const languageTag = (locale: string) => (locale === 'pseudo' ? 'en-XA' : locale)

const active = new Map<string, I18n>()

/** Lingui with one catalogue, loaded once a page. */
export async function loadMessages(locale: string): Promise<I18n> {
  const known = active.get(locale)
  if (known) return known
  const catalog = await catalogs[`../locales/${locale}.po`]?.()
  const i18n = setupI18n({ locale, messages: { [locale]: catalog?.messages ?? {} } })
  active.set(locale, i18n)
  return i18n
}
