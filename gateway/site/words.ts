import type { Locale } from '#contract/index.ts'
import type { Words } from '#gateway/database/schema/index.ts'

/** Words in the asked language, else in English, and which language that turned out to be. */
export function say(words: Words, locale: Locale): { text: string; lang: Locale } {
  const text = words[locale]
  return text === undefined ? { text: words.en, lang: 'en' } : { text, lang: locale }
}
