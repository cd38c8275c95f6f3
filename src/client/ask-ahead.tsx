import { type ReactNode, useInsertionEffect, useLayoutEffect, useMemo, useState } from 'react'
import { type Cache, type ScopedMutator, useSWRConfig } from 'swr'
import { type Early, freshFor, useWiring, type Wiring, WiringContext } from './context.tsx'

interface Keeper {
  cache: Cache
  mutate: ScopedMutator
}

/** Asks, while it is open, for what is nowhere to be had yet: each question once. */
function createEarly(
  { inlined, fallback }: Wiring,
  { cache, mutate }: Keeper,
  onAnswers: () => void,
) {
  const asked = new Set<string>()
  const pending = new Map<string, Promise<unknown>>()
  let open = true

  async function askNow(key: string, ask: () => Promise<unknown>) {
    asked.add(key)
    const coming = ask()
    pending.set(key, coming)
    try {
      const answer = await coming
      // Known to be fresh; the cache has it, and forgets it with whoever has asked.
      fallback[key] = undefined
      inlined.add(key)
      setTimeout(() => inlined.delete(key), freshFor)
      await mutate(key, answer, { revalidate: false })
    } catch {
      // Who needs it asks again.
    }
    pending.delete(key)
    if (open && pending.size === 0) onAnswers()
  }

  const from: Early['from'] = (key, ask) => {
    if (key === null) return ask
    const known = asked.has(key) || key in fallback || cache.get(key)?.data !== undefined
    if (open && !known) void askNow(key, ask)
    return () => (pending.get(key) as ReturnType<typeof ask> | undefined) ?? ask()
  }
  return { from, close: () => void (open = false) }
}

export interface AskAheadProps {
  /** Called when what is in it has been drawn, and again with what it had asked for. */
  onDrawn: () => void
  children: ReactNode
}

/**
 * What is drawn before it is shown asks for nothing by itself: no effect of it runs. In here what it
 * lacks is asked for, and it is drawn again with the answers. They are as fresh as those that a page
 * comes with: shown within a minute they are not asked for again.
 */
export function AskAhead({ onDrawn, children }: AskAheadProps) {
  const wiring = useWiring()
  const { cache, mutate } = useSWRConfig()
  const [answers, setAnswers] = useState(0)
  const early = useMemo(
    () => createEarly(wiring, { cache, mutate }, () => setAnswers((count) => count + 1)),
    [wiring, cache, mutate],
  )
  const wired = useMemo(
    () => ({ ...wiring, early: { from: early.from, answers } }),
    [wiring, early, answers],
  )
  useInsertionEffect(onDrawn, [onDrawn, answers])
  // From here on it is shown, and asks for itself.
  useLayoutEffect(() => early.close(), [early])
  return <WiringContext value={wired}>{children}</WiringContext>
}
