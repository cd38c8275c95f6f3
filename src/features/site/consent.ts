import { readCookie, writeCookie } from '#platform/index.ts'
import { useSyncExternalStore } from 'react'

/** What a visitor allows: statistics too, or only what the site cannot do without. */
export const consentChoices = ['all', 'necessary'] as const
export type Consent = (typeof consentChoices)[number]

const cookie = 'consent'
/** Seconds until one is asked again. */
const kept = 180 * 24 * 60 * 60

const listeners = new Set<() => void>()

/** The choice that was made here; null before there was one. */
export function readConsent(): Consent | null {
  const value = readCookie(document.cookie, cookie)
  return consentChoices.find((choice) => choice === value) ?? null
}

/** Keeps a choice, and tells whoever watches. */
export function keepConsent(choice: Consent): void {
  writeCookie(cookie, choice, kept)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The choice, followed as it changes. Null on the server, which never knows. */
export function useConsent(): Consent | null {
  return useSyncExternalStore(subscribe, readConsent, () => null)
}
