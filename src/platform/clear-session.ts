import { sessionStore } from './storage.ts'

/**
 * Removes everything of this tab's session but the named keys. Apart from the storage itself, which
 * every page brings.
 */
export function clearSession(keep: readonly string[] = []): void {
  let keys: string[] = []
  try {
    keys = Object.keys(window.sessionStorage)
  } catch {
    // Shut: there is nothing in it.
  }
  for (const key of keys) if (!keep.includes(key)) sessionStore.remove(key)
}
