import { sessionKeys } from './session-keys.ts'
import { sessionStore } from './storage.ts'

/** Removes everything of this tab's session but the named keys. */
export function clearSession(keep: readonly string[] = []): void {
  for (const key of sessionKeys()) if (!keep.includes(key)) sessionStore.remove(key)
}
