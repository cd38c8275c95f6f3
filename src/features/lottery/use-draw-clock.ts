import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { type DrawPhase, nextTick, phaseAt } from './draw-clock.ts'

/** A draw's instants, on the clock of `performance.now()`. */
export interface DrawTiming {
  /** The server's word when it answered. */
  status: DrawPhase
  /** `closesAt` and `drawsAt`; null while the answer's own time is unknown. */
  close: number | null
  draw: number | null
  /** `soonFor` of the draw. */
  soon: number
  /** Until the close when it was answered, ms: shown until the browser's clock is known. */
  answered: number
}

export interface DrawNow {
  phase: DrawPhase
  /** Until the close, ms. */
  left: number
}

/**
 * Watches the clock that no setting of a device moves. Nothing is counted, so that a tab that is shown
 * again has the right time at once; a hidden one hears nothing.
 * @returns null until the browser has drawn: what the server draws has no clock
 */
export function useMonotonicClock(wait: (now: number) => number | null, about: string) {
  const [now, setNow] = useState<number | null>(null)
  const next = useEffectEvent(wait)

  // Before the eye sees it: a placeholder must not flash.
  useLayoutEffect(() => setNow(performance.now()), [about])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const plan = (at: number) => {
      const rest = next(at)
      // A timer cannot wait longer than 24 days.
      timer = rest === null ? undefined : setTimeout(tell, Math.min(Math.max(rest, 16), 86_400_000))
    }
    const tell = () => {
      const at = performance.now()
      setNow(at)
      plan(at)
    }
    const look = () => {
      clearTimeout(timer)
      if (!document.hidden) tell()
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [about])

  return now
}

/** What a draw is at this moment, told again with every second until its numbers are drawn. */
export function useDrawClock({ status, close, draw, soon, answered }: DrawTiming): DrawNow {
  const wait = (at: number) => {
    if (close === null || draw === null) return null
    return nextTick(close - at) ?? (draw > at ? draw - at : null)
  }
  const now = useMonotonicClock(wait, `${close} ${draw}`)
  if (now === null || close === null || draw === null) return { phase: status, left: answered }
  return { phase: phaseAt(status, close, draw, now, soon), left: Math.max(0, close - now) }
}
