/**
 * Web storage that never throws: private windows, full quotas and blocked storage all answer null.
 * Values are text; whoever stores something structured writes and checks its own JSON.
 */
export interface SafeStorage {
  get(key: string): string | null
  set(key: string, value: string): boolean
  remove(key: string): void
}

type Area = 'localStorage' | 'sessionStorage'

function safe(area: Area): SafeStorage {
  // On the server there is no window, which is one more way to have none.
  const attempt = <Result>(task: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return task(window[area])
    } catch {
      return otherwise
    }
  }
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, value) => attempt((storage) => (storage.setItem(key, value), true), false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
  }
}

/** Outlives the tab: language, scheme. */
export const localStore: SafeStorage = /* @__PURE__ */ safe('localStorage')
/** Ends with the tab: the session (section 3 of the specification). */
export const sessionStore: SafeStorage = /* @__PURE__ */ safe('sessionStorage')
