import { useStatus } from '#features/site/index.ts'
import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import {
  linesOf,
  samplesWanted,
  speedTestReducer,
  type SpeedTestState,
} from './speed-test-state.ts'

/** Milliseconds after which a line counts as out of reach. */
const patience = 5000

/** A small picture that every line has. */
const probe = '/brand/logo.svg'

/** Asks a line for a picture: how long the answer took in milliseconds, null where none came. */
export async function askLine(origin: string, signal: AbortSignal): Promise<number | null> {
  const began = performance.now()
  try {
    await fetch(`${origin}${probe}`, {
      // It may be elsewhere; nothing of it is read.
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    })
    return performance.now() - began
  } catch {
    return null
  }
}

/**
 * Measures how fast the house answers by each of its lines (C7): three times each, one line after the
 * other, so that they do not slow each other down.
 * @param shown it runs while it is looked at
 */
export function useSpeedTest(
  shown: boolean,
  ask: typeof askLine = askLine,
): SpeedTestState & { onStop(): void; onStart(): void } {
  const { data: status } = useStatus()
  const [state, dispatch] = useReducer(speedTestReducer, { status: 'stopped', lines: [] })
  const run = useRef<AbortController>(null)

  const measure = async (signal: AbortSignal) => {
    const listed = [...(status?.launchGameCDNs ?? []), ...(status?.imageCDNs ?? [])]
    const lines = linesOf(location.origin, listed)
    dispatch({ type: 'started', lines })
    for (const { origin } of lines) {
      for (let sample = 0; sample < samplesWanted; sample++) {
        const milliseconds = await ask(origin, signal)
        if (signal.aborted) return
        dispatch({ type: 'answered', origin, milliseconds })
        if (milliseconds === null) break
      }
    }
  }
  const start = () => {
    run.current?.abort()
    run.current = new AbortController()
    void measure(run.current.signal)
  }
  const stop = () => {
    run.current?.abort()
    dispatch({ type: 'stopped' })
  }
  const begin = useEffectEvent(start)
  useEffect(() => {
    if (!shown) return
    begin()
    return () => run.current?.abort()
  }, [shown])
  return { ...state, onStart: start, onStop: stop }
}
