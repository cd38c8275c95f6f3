import { fromBase64, toBase64, utf8 } from './bytes.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { indexedDbKeys, type KeyStore } from './vault-keys.ts'

export type { KeyStore } from './vault-keys.ts'

/** Seconds for which somebody is remembered (section 9). */
export const rememberedFor = 24 * 60 * 60

const userCookie = 'remembered'
const sealCookie = 'remembered_seal'
const ivBytes = 12

/** What a login form may be filled with. */
export interface Remembered {
  username: string
  /** Null: none was kept, it is too old, or it cannot be opened in this browser. */
  password: string | null
}

/**
 * Who ticked "remember me" (decision 27). The user name is a cookie of 24 hours; beside it lies the
 * password under AES-256-GCM, whose key never leaves IndexedDB and cannot be taken out of it. So a
 * stolen cookie opens nothing, and the server, which is sent it, learns nothing. It fills a field;
 * it never logs anybody in.
 */
export interface Vault {
  recall(): Promise<Remembered | null>
  /** Replaces whoever was remembered. Where keys or cookies cannot be kept, only the name is. */
  keep(username: string, password: string): Promise<void>
  /** After logging out, a changed password, a failed login: the name stays, the password goes. */
  forgetPassword(): Promise<void>
  /** The tick was taken away: everything goes. */
  forget(): Promise<void>
}

/** The outside of a vault; tests bring their own. */
export interface VaultParts {
  keys: KeyStore
  cookies: {
    read(name: string): string | null
    write(name: string, value: string, maxAge: number): void
  }
  /** Of the page; a password kept on one origin opens on no other. */
  origin: () => string
  /** Milliseconds since 1970. */
  now: () => number
  /** Undefined on plain http, where browsers have none. */
  subtle: () => SubtleCrypto | undefined
}

const browserParts: VaultParts = {
  keys: indexedDbKeys,
  cookies: { read: (name) => readCookie(document.cookie, name), write: writeCookie },
  origin: () => location.origin,
  now: Date.now,
  subtle: () => globalThis.crypto?.subtle,
}

/** @__NO_SIDE_EFFECTS__ */
export function createVault(given: Partial<VaultParts> = {}): Vault {
  const { keys, cookies, origin, now, subtle } = { ...browserParts, ...given }

  /** Bound to where, who and until when: change one of them, and the seal does not open. */
  const binding = (username: string, expires: number) =>
    utf8(JSON.stringify([origin(), username, expires]))

  const forgetPassword = async () => {
    cookies.write(sealCookie, '', 0)
    // Without its key the seal is noise, even in a backup of the cookies.
    await keys.erase().catch(() => undefined)
  }

  const seal = async (username: string, password: string): Promise<string> => {
    const engine = subtle()
    if (!engine) throw new Error('No WebCrypto here')
    const algorithm = { name: 'AES-GCM', length: 256 }
    const key = await engine.generateKey(algorithm, false, ['encrypt', 'decrypt'])
    const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
    const expires = Math.floor(now() / 1000) + rememberedFor
    const sealed = await engine.encrypt(
      { name: 'AES-GCM', iv, additionalData: binding(username, expires) },
      key,
      utf8(password),
    )
    await keys.write(key)
    return [expires, toBase64(iv), toBase64(new Uint8Array(sealed))].join('.')
  }

  const unseal = async (username: string, sealed: string): Promise<string> => {
    const [expiry = '', iv = '', data = ''] = sealed.split('.')
    const expires = Number(expiry)
    if (!(expires * 1000 > now())) throw new Error('Too old')
    const key = await keys.read()
    const engine = subtle()
    if (!key || !engine) throw new Error('No key')
    const opened = await engine.decrypt(
      { name: 'AES-GCM', iv: fromBase64(iv), additionalData: binding(username, expires) },
      key,
      fromBase64(data),
    )
    return new TextDecoder().decode(opened)
  }

  return {
    async recall() {
      const username = cookies.read(userCookie)
      const sealed = cookies.read(sealCookie)
      if (!username) {
        if (sealed) await forgetPassword()
        return null
      }
      if (!sealed) return { username, password: null }
      try {
        return { username, password: await unseal(username, sealed) }
      } catch {
        await forgetPassword()
        return { username, password: null }
      }
    },
    async keep(username, password) {
      await forgetPassword()
      cookies.write(userCookie, username, rememberedFor)
      try {
        cookies.write(sealCookie, await seal(username, password), rememberedFor)
      } catch {
        // Private windows and plain http: only the name is kept.
      }
    },
    forgetPassword,
    async forget() {
      cookies.write(userCookie, '', 0)
      await forgetPassword()
    },
  }
}

/** The browser's own vault. */
export const vault: Vault = /* @__PURE__ */ createVault()
