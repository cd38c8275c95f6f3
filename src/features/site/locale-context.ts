import type { Locale } from '#contract/index.ts'
import { createContext, use } from 'react'

/** The language on the page and how to change it. */
export interface LocaleChoice {
  locale: Locale
  /** What the switcher lists (decision 7). */
  locales: readonly Locale[]
  /** Loads the catalogue, then switches; the choice is kept for the next visit. */
  change(locale: Locale): Promise<void>
}

const LocaleContext = createContext<LocaleChoice | null>(null)

export const LocaleProvider = LocaleContext.Provider

export function useLocale(): LocaleChoice {
  const choice = use(LocaleContext)
  if (!choice) throw new Error('useLocale needs a LocaleProvider')
  return choice
}
