import { type Scheme, schemeNames } from '#contract/index.ts'
import { localStore, writeCookie } from '#platform/index.ts'
import { useSyncExternalStore } from 'react'
import { useSite } from './site-context.ts'

/** Local storage and cookie name of the choice (section 3: `theme`). */
export const schemeKey = 'theme'
const year = 365 * 24 * 60 * 60

const listeners = new Set<() => void>()

function current(): Scheme {
  return document.documentElement.dataset.scheme === 'light' ? 'light' : 'dark'
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** One attribute on `<html>`: every token changes, nothing renders but the switch itself. */
export function applyScheme(scheme: Scheme): void {
  document.documentElement.dataset.scheme = scheme
  localStore.set(schemeKey, scheme)
  writeCookie(schemeKey, scheme, year)
  for (const listener of listeners) listener()
}

/** Saved text → a scheme; anything invalid is dark (section 4, Theme). */
export function readScheme(saved: string | null, fallback: Scheme): Scheme {
  if (saved === null) return fallback
  return schemeNames.find((name) => name === saved) ?? 'dark'
}

/** The scheme on the page and its switch. */
export function useScheme(): { scheme: Scheme; toggle(): void } {
  const { scheme: served } = useSite()
  const scheme = useSyncExternalStore(subscribe, current, () => served)
  return { scheme, toggle: () => applyScheme(scheme === 'dark' ? 'light' : 'dark') }
}
