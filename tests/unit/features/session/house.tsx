import { type Client, ClientProvider, type SendOptions } from '#client/index.ts'
import { brand, type Call } from '#contract/index.ts'
import { forgetDrafts } from '#features/session/drafts.ts'
import { createTokenStore, type TokenStore, TokenProvider } from '#features/session/index.ts'
import { BotCheckProvider, noBotCheck } from '#features/session/use-bot-check.ts'
import type { Remembered, Vault } from '#platform/index.ts'
import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { SWRConfig } from 'swr'
import * as v from 'valibot'
import { vi } from 'vitest'

export interface Asked {
  path: string
  input: Record<string, unknown>
  /** The call's Idempotency-Key; undefined for one that has none. */
  key: string | undefined
  answer(value: unknown): void
  fail(error: unknown): void
}

/** A vault in memory. */
export function fakeVault(known: Remembered | null = null) {
  let kept = known
  const vault = {
    recall: vi.fn(async () => kept),
    keep: vi.fn(async (username: string, password: string) => {
      kept = { username, password }
    }),
    forgetPassword: vi.fn(async () => {
      kept = kept && { ...kept, password: null }
    }),
    forget: vi.fn(async () => {
      kept = null
    }),
  } satisfies Vault
  return vault
}

/** A site that nobody has been to: what one said last is known on its next page. */
export const newSite = () => ({
  brand: v.parse(brand, { id: 'foyer', name: 'Foyer', scene: 'hall' }),
  host: 'foyer.test',
  scheme: 'dark' as const,
  mark: '',
})

/** A page with a server that answers when the test says so. */
export function house() {
  // What the test before has typed is not this one's.
  forgetDrafts()
  const asked: Asked[] = []
  const client: Client = {
    send: ((call: Call, input: Record<string, unknown>, options?: SendOptions) =>
      new Promise<unknown>((answer, fail) => {
        const key = options?.idempotencyKey
        asked.push({ path: call.path, input, key, answer, fail })
      })) as Client['send'],
  }
  const tokens: TokenStore = createTokenStore()
  const cache = new Map<string, { data?: unknown }>()
  const provider = { provider: () => cache }
  function Wrapper({ children }: { children: ReactNode }) {
    const who = useSyncExternalStore(tokens.subscribe, tokens.who)
    const asker = useMemo(() => ({ locale: 'th', who }), [who])
    return (
      <SWRConfig value={provider}>
        <TokenProvider value={tokens}>
          <ClientProvider client={client} asker={asker} fallback={{}}>
            <BotCheckProvider value={noBotCheck}>{children}</BotCheckProvider>
          </ClientProvider>
        </TokenProvider>
      </SWRConfig>
    )
  }
  const all = (call: Call) => asked.filter((one) => one.path === call.path)
  const last = (call: Call) => {
    const found = all(call).at(-1)
    if (!found) throw new Error(`Nobody asked ${call.path}`)
    return found
  }
  /** Puts something into the cache for who is here now; returns a way to look whether it stays. */
  const keep = (data: string) => {
    const key = `/x  th ${tokens.who()}`
    // The name by which SWR finds again what was asked for.
    cache.set(
      key,
      Object.fromEntries([
        ['data', data],
        ['_k', key],
      ]),
    )
    return () => cache.get(key)?.data
  }
  return { tokens, keep, wrapper: Wrapper, all, last }
}
