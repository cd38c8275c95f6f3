import { createVault, rememberedFor, type KeyStore } from '#platform/index.ts'
import { describe, expect, it } from 'vitest'

/** A browser with cookies, a key store and a clock of its own. */
function browser() {
  const jar = new Map<string, string>()
  const stored: { key: CryptoKey | null } = { key: null }
  const keys: KeyStore = {
    read: async () => stored.key,
    write: async (key) => {
      stored.key = key
    },
    erase: async () => {
      stored.key = null
    },
  }
  const clock = { now: Date.UTC(2026, 10, 20) }
  const parts = {
    keys,
    cookies: {
      read: (name: string) => jar.get(name) ?? null,
      write: (name: string, value: string, maxAge: number) => {
        if (maxAge > 0) jar.set(name, value)
        else jar.delete(name)
      },
    },
    origin: () => 'https://foyer.test',
    now: () => clock.now,
    subtle: () => crypto.subtle as SubtleCrypto | undefined,
  }
  return { jar, stored, clock, parts, vault: createVault(parts) }
}

const name = 'nok_lantern'
const password = 'ไฟติดแล้ว lantern-88'

describe('the vault of remembered passwords', () => {
  it('knows nobody at first', async () => {
    expect(await browser().vault.recall()).toBeNull()
  })

  it('gives back what was kept', async () => {
    const { vault } = browser()
    await vault.keep(name, password)
    expect(await vault.recall()).toEqual({ username: name, password })
  })

  it('keeps nothing readable in cookies, and a key that cannot be taken out', async () => {
    const { vault, jar, stored } = browser()
    await vault.keep(name, password)
    const cookies = [...jar.entries()].join()
    expect(cookies).not.toContain('lantern-88')
    expect(atob(jar.get('remembered_seal')?.split('.')[2] ?? '')).not.toContain('lantern-88')
    expect(stored.key?.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', stored.key as CryptoKey)).rejects.toThrow()
  })

  it('seals with a new key each time', async () => {
    const { vault, stored, jar } = browser()
    await vault.keep(name, password)
    const [key, seal] = [stored.key, jar.get('remembered_seal')]
    await vault.keep(name, password)
    expect(stored.key).not.toBe(key)
    expect(jar.get('remembered_seal')).not.toBe(seal)
  })

  it('forgets the password after 24 hours, whatever the cookie says', async () => {
    const { vault, clock, jar, stored } = browser()
    await vault.keep(name, password)
    clock.now += rememberedFor * 1000 - 1000
    expect((await vault.recall())?.password).toBe(password)
    clock.now += 1000
    expect(await vault.recall()).toEqual({ username: name, password: null })
    expect(jar.has('remembered_seal')).toBe(false)
    expect(stored.key).toBeNull()
  })

  it('does not open for another user name, origin or expiry', async () => {
    const other = browser()
    await other.vault.keep(name, password)
    other.jar.set('remembered', 'somebody_else')
    expect((await other.vault.recall())?.password).toBeNull()

    const moved = browser()
    await moved.vault.keep(name, password)
    const elsewhere = createVault({ ...moved.parts, origin: () => 'https://evil.test' })
    expect((await elsewhere.recall())?.password).toBeNull()

    const longer = browser()
    await longer.vault.keep(name, password)
    const [expires, ...rest] = (longer.jar.get('remembered_seal') ?? '').split('.')
    longer.jar.set('remembered_seal', [Number(expires) + 1, ...rest].join('.'))
    expect((await longer.vault.recall())?.password).toBeNull()
  })

  it.each(['', 'x', '9999999999.AAAA.%%%', '9999999999..', 'NaN.AAAA.AAAA'])(
    'survives the broken seal %j',
    async (seal) => {
      const { vault, jar } = browser()
      await vault.keep(name, password)
      jar.set('remembered_seal', seal)
      expect(await vault.recall()).toEqual({ username: name, password: null })
    },
  )

  it('forgets the password and keeps the name', async () => {
    const { vault, stored } = browser()
    await vault.keep(name, password)
    await vault.forgetPassword()
    expect(await vault.recall()).toEqual({ username: name, password: null })
    expect(stored.key).toBeNull()
  })

  it('forgets everything when the tick is taken away', async () => {
    const { vault, jar, stored } = browser()
    await vault.keep(name, password)
    await vault.forget()
    expect(await vault.recall()).toBeNull()
    expect(jar.size).toBe(0)
    expect(stored.key).toBeNull()
  })

  it('keeps only the name where keys cannot be kept', async () => {
    const shut = () => Promise.reject(new Error('shut'))
    const keys: KeyStore = { read: shut, write: shut, erase: shut }
    const { parts, jar } = browser()
    const vault = createVault({ ...parts, keys })
    await vault.keep(name, password)
    expect(await vault.recall()).toEqual({ username: name, password: null })
    expect(jar.has('remembered_seal')).toBe(false)
    await vault.forget()
    expect(await vault.recall()).toBeNull()
  })

  it('keeps only the name on plain http, where there is no WebCrypto', async () => {
    const { parts } = browser()
    const vault = createVault({ ...parts, subtle: () => undefined })
    await vault.keep(name, password)
    expect(await vault.recall()).toEqual({ username: name, password: null })
  })

  it('cleans up a seal that has lost its name', async () => {
    const { vault, jar, stored } = browser()
    await vault.keep(name, password)
    jar.delete('remembered')
    expect(await vault.recall()).toBeNull()
    expect(jar.size).toBe(0)
    expect(stored.key).toBeNull()
  })
})
