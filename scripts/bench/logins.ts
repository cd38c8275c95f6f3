import { calls, headers } from '#contract/index.ts'
import { accounts } from '#gateway/sandbox/accounts.ts'
import { seal } from '../seal.ts'
import { serve } from '../serve.ts'
import type { Figures } from './pages.ts'

/** People who press the button at the same time. */
const crowd = 16

interface Key {
  id: string
  publicKey: string
}

/** Milliseconds of one login, from the request to the token. */
async function login(url: string, key: Key, turn: number): Promise<number> {
  // Everybody in turn, each from an address of its own, or the limits would be what is measured.
  const { username, password } = accounts[turn % accounts.length]!
  const from = `10.0.${(turn >> 8) & 255}.${turn & 255}`
  const sealed = seal({ username, password, type: 'username' }, calls.login, key)
  const began = performance.now()
  const response = await fetch(url + calls.login.path, {
    method: calls.login.method,
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': from,
      [headers.encryption]: sealed.encryption,
    },
    body: JSON.stringify(sealed.body),
  })
  const answer = await response.text()
  if (!response.ok) throw new Error(`Login from ${from}: ${response.status} ${answer}`)
  return performance.now() - began
}

const at = (sorted: readonly number[], part: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN)

/**
 * Logins a second, sealed bodies and scrypt included, on the embedded database. The bot check is
 * off: it is made to cost time. The client shares the machine, so a gateway alone does a little better.
 * @param counted how many; the first few, which warm the gateway up, are not among them
 */
export async function logins(counted: number): Promise<Figures> {
  const gateway = await serve({ env: { FOYER_TRUST_PROXY: '1', FOYER_BOT_CHECK: 'none' } })
  try {
    const reply = await fetch(gateway.url + calls.sealingKey.path)
    const { value: key } = (await reply.json()) as { value: Key }
    let next = 0
    for (let i = 0; i < crowd; i++) await login(gateway.url, key, next++)

    const alone: number[] = []
    for (let i = 0; i < 20; i++) alone.push(await login(gateway.url, key, next++))

    const times: number[] = []
    let left = counted
    const began = performance.now()
    const person = async () => {
      while (left-- > 0) times.push(await login(gateway.url, key, next++))
    }
    await Promise.all(Array.from({ length: crowd }, person))
    const seconds = (performance.now() - began) / 1000
    times.sort((a, b) => a - b)
    alone.sort((a, b) => a - b)
    return {
      'one login alone, median ms': at(alone, 0.5),
      [`logins a second, ${crowd} at once`]: Math.round((counted / seconds) * 10) / 10,
      [`a login among ${crowd}, median ms`]: at(times, 0.5),
      [`a login among ${crowd}, p99 ms`]: at(times, 0.99),
    }
  } finally {
    await gateway.stop()
  }
}
