import { codeOf, createClient } from '#client/index.ts'
import { loadCipher } from '#client/cipher/load-cipher.ts'
import { login } from '#contract/index.ts'
import { chunkLimit } from '#platform/in-time.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'

const client = () =>
  createClient({
    origin: 'https://foyer.test',
    merchant: 'foyer',
    language: () => 'TH',
    token: () => null,
    fetch: () => Promise.reject(new Error('nothing is asked for here')),
  })

describe('loadCipher', () => {
  it.each([
    ['legacy-des', 'legacy-des'],
    ['none', undefined],
  ] as const)('brings the cipher %s', async (name, header) => {
    const cipher = await loadCipher(name, client(), 'k3yk3yk3')
    const { headers } = await cipher.seal('{}', login)
    expect(headers['Encryption']).toBe(header)
  })

  it('makes one cipher a client', async () => {
    const one = client()
    expect(await loadCipher('modern', one)).toBe(await loadCipher('modern', one))
    expect(await loadCipher('modern', one)).not.toBe(await loadCipher('modern', client()))
  })

  it('has the modern one ask the client for its key', async () => {
    const cipher = await loadCipher('modern', client())
    await expect(cipher.seal('{}', login)).rejects.toMatchObject({ failure: 'offline' })
  })

  it('tries anew after a failure', async () => {
    const one = client()
    await expect(loadCipher('legacy-des', one)).rejects.toThrow('eight ASCII characters')
    await expect(loadCipher('legacy-des', one, 'k3yk3yk3')).resolves.toBeDefined()
  })
})

describe('the code of a call', () => {
  afterEach(() => void vi.useRealTimers())

  it('that does not come is like an answer that does not', async () => {
    const missing = codeOf(Promise.reject(new TypeError('Failed to fetch')))
    await expect(missing).rejects.toMatchObject({ failure: 'offline' })
  })

  it('that hangs is like an answer that takes too long', async () => {
    vi.useFakeTimers()
    const hanging = codeOf(new Promise(() => {})).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(chunkLimit)
    expect(await hanging).toMatchObject({ failure: 'timeout' })
  })
})
