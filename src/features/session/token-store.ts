import { sessionStore } from '#platform/index.ts'

/** Session storage names of section 3. */
const tokenKey = 'token'
const accountKey = 'account'
const guest = 'guest'

/** Who holds the session of this tab. */
export interface TokenStore {
  token(): string | null
  /** The account name the session was opened with; a cache key, never proof of anything. */
  account(): string | null
  /**
   * Names this session among all that this page has seen, for the cache: who logs in again within
   * two seconds must not be given what was on its way to the session before.
   */
  who(): string
  open(token: string, account: string): void
  /** The server replaced the token, or (null) no longer knows it. */
  replace(token: string | null): void
  close(): void
  subscribe(listener: () => void): () => void
}

/** Session storage behind a store that React can read. */
export function createTokenStore(): TokenStore {
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  let seen = 0
  const close = () => {
    seen += 1
    sessionStore.remove(tokenKey)
    sessionStore.remove(accountKey)
    tell()
  }
  return {
    token: () => sessionStore.get(tokenKey),
    account: () => sessionStore.get(accountKey),
    who() {
      const account = sessionStore.get(accountKey) ?? guest
      return seen > 0 ? `${account} ${seen}` : account
    },
    open(token, account) {
      seen += 1
      sessionStore.set(tokenKey, token)
      sessionStore.set(accountKey, account)
      tell()
    },
    replace(token) {
      if (token === null) close()
      // An answer that was on its way while somebody logged out must not bring the session back.
      else if (sessionStore.get(tokenKey) !== null) {
        sessionStore.set(tokenKey, token)
        tell()
      }
    },
    close,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A store for the server and for stories: nobody is signed in, and nothing is kept. */
export const guestStore: TokenStore = {
  token: () => null,
  account: () => null,
  who: () => guest,
  open: () => undefined,
  replace: () => undefined,
  close: () => undefined,
  subscribe: () => () => undefined,
}
