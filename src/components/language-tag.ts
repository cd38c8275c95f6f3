/** The language without extensions of its own; English for what is no language. */
export function languageTag(locale: string): string {
  try {
    return new Intl.Locale(locale).baseName
  } catch {
    return 'en'
  }
}
