import { type ReactNode, useInsertionEffect, useLayoutEffect, useMemo, useState } from 'react'
import { type Cache, type ScopedMutator, useSWRConfig } from 'swr'
import { type Early, useWiring, type Wiring, WiringContext } from './context.tsx'
import { askNow } from './ask-now.ts'

interface Keeper {
  cache: Cache
  mutate: ScopedMutator
}

/** Asks, while it is open, for what is nowhere to be had yet: each question once. */
function createEarly(wiring: Wiring, { cache, mutate }: Keeper, onAnswers: () => void) {
  const asked = new Set<string>()
  let waiting = 0
  let open = true

  const askEarly: Early['ask'] = async (key, ask) => {
    const known =
      key === null || asked.has(key) || key in wiring.fallback || cache.get(key)?.data !== undefined
    if (!open || known) return
    asked.add(key)
    waiting += 1
    await askNow(wiring, mutate, key, ask)
    waiting -= 1
    if (open && waiting === 0) onAnswers()
  }
  return { ask: askEarly, close: () => void (open = false) }
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
    () => ({ ...wiring, early: { ask: early.ask, answers } }),
    [wiring, early, answers],
  )
  useInsertionEffect(onDrawn, [onDrawn, answers])
  // From here on it is shown, and asks for itself.
  useLayoutEffect(() => early.close(), [early])
  return <WiringContext value={wired}>{children}</WiringContext>
}
