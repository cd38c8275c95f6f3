import type { Locale } from '#contract/index.ts'
import type { Words } from '#gateway/database/schema/index.ts'

/** Words in the asked language, else in English, and which language that turned out to be. */
export function say(words: Words, locale: Locale): { text: string; lang: Locale } {
  const text = words[locale]
  return text === undefined ? { text: words.en, lang: 'en' } : { text, lang: locale }
}

/**
 * The language that all words of an entry are there in: the asked one, or English where one of them is
 * missing in it. Spoken in one language, an entry can say which.
 */
export const langOf = (entry: readonly (Words | null | undefined)[], locale: Locale): Locale =>
  entry.every((words) => !words || words[locale] !== undefined) ? locale : 'en'
