/**
 * Web storage that never throws: private windows, full quotas and blocked storage all answer null.
 * Values are text; whoever stores something structured writes and checks its own JSON.
 */
export interface SafeStorage {
  get(key: string): string | null
  set(key: string, value: string): boolean
  remove(key: string): void
  /** Removes everything of this origin but the named keys. */
  clear(keep?: readonly string[]): void
}

type Area = 'localStorage' | 'sessionStorage'

function safe(area: Area): SafeStorage {
  const open = () => (typeof window === 'undefined' ? undefined : window[area])
  return {
    get(key) {
      try {
        return open()?.getItem(key) ?? null
      } catch {
        return null
      }
    },
    set(key, value) {
      try {
        const storage = open()
        storage?.setItem(key, value)
        return storage !== undefined
      } catch {
        return false
      }
    },
    remove(key) {
      try {
        open()?.removeItem(key)
      } catch {
        // Nothing was stored, so nothing is left behind.
      }
    },
    clear(keep = []) {
      try {
        const storage = open()
        if (!storage) return
        for (const key of Object.keys(storage)) if (!keep.includes(key)) storage.removeItem(key)
      } catch {
        // As above.
      }
    },
  }
}

/** Outlives the tab: language, scheme. */
export const localStore: SafeStorage = /* @__PURE__ */ safe('localStorage')
/** Ends with the tab: the session (section 3 of the specification). */
export const sessionStore: SafeStorage = /* @__PURE__ */ safe('sessionStorage')
