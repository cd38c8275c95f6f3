import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { untilHere } from '#platform/until-here.ts'
import { SWRConfig, type SWRConfiguration, useSWRConfig } from 'swr'
import type { Client } from './client.ts'
import { type Asker, isOthers } from './keys.ts'

/** What asks ahead, where something is drawn before it is shown (`ask-ahead.tsx`). */
export interface Early {
  /** Asks, where nobody has yet. */
  ask(key: string | null, ask: () => Promise<unknown>): void
  /** How often answers have come: with them everything is drawn again. */
  answers: number
}

export interface Wiring {
  client: Client
  asker: Asker
  /** What the page came with, by key; nothing under the key of what was asked for ahead. */
  fallback: Record<string, unknown>
  /** Its keys, without those whose answers have grown old. */
  inlined: Set<string>
  /** Answers on their way that were asked for before anything shows them, by key. */
  asking: Map<string, Promise<unknown>>
  early?: Early
}

export const WiringContext = createContext<Wiring | null>(null)

/** The client, the asker and what the page came with. */
export function useWiring(): Wiring {
  const wiring = useContext(WiringContext)
  if (!wiring) throw new Error('useWiring needs a ClientProvider')
  return wiring
}

/** Milliseconds for which inlined answers need no second asking. */
export const freshFor = 60_000

/** How a failed question is asked again; it comes with the code that has asked it. */
const loadRetry = untilHere(() => import('./send.ts'))

export function ClientProvider(props: {
  client: Client
  asker: Asker
  /** Answers by key, inlined in the page by the server. */
  fallback: Record<string, unknown>
  /** Resolves when the whole page has come alive: until then it shows what it was drawn with. */
  alive?: () => Promise<unknown>
  children: ReactNode
}) {
  const { client, asker, fallback, alive, children } = props
  const inlined = useMemo(() => new Set(Object.keys(fallback)), [fallback])
  useEffect(() => {
    const timer = setTimeout(async () => {
      await alive?.()
      inlined.clear()
    }, freshFor)
    return () => clearTimeout(timer)
  }, [inlined, alive])
  const wiring = useMemo(
    () => ({ client, asker, fallback, inlined, asking: new Map() }),
    [client, asker, fallback, inlined],
  )
  const config = useMemo((): SWRConfiguration => {
    const known: Record<string, unknown> = {}
    // What nobody was told stands in for anybody's own answer until that is here.
    for (const key in fallback) known[key.replace(/guest$/, asker.who)] = fallback[key]
    return {
      fallback: known,
      focusThrottleInterval: 30_000,
      onErrorRetry: (...failed) => void loadRetry().then(({ retry }) => retry(...failed)),
    }
  }, [fallback, asker.who])
  return (
    <WiringContext value={wiring}>
      <SWRConfig value={config}>
        <ForgetOthers asker={asker} />
        {children}
      </SWRConfig>
    </WiringContext>
  )
}

/** Nobody sees what the last person saw (architecture, Data). */
function ForgetOthers({ asker }: { asker: Asker }) {
  const { mutate } = useSWRConfig()
  useEffect(() => {
    const others = (key?: string) => key !== undefined && isOthers(key, asker)
    void mutate(others, undefined, { revalidate: false })
  }, [mutate, asker])
  return null
}
