import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'

/**
 * What time it is, told again whenever it matters. A hidden tab hears nothing; one that is shown
 * again, or whose machine slept, hears the right time at once, because nothing is counted.
 *
 * @param wait after the told time, in ms: how long until the next time matters; null for never
 * @param about what the waiting is about, an instant; when it changes, it is waited anew
 * @param start epoch ms at which the page was drawn, so that server and browser print the same
 * @returns epoch ms; null until the browser has drawn, when there is no `start`
 */
export function useClock(
  wait: (now: number) => number | null,
  about: number,
  start: number | null = null,
): number | null {
  const [now, setNow] = useState(start)
  const next = useEffectEvent(wait)

  // Before the eye sees it: a placeholder must not flash.
  useLayoutEffect(() => setNow(Date.now()), [about])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tell = () => {
      const at = Date.now()
      setNow(at)
      plan(at)
    }
    const plan = (at: number) => {
      const rest = next(at)
      // A timer cannot wait longer than 24 days; looking once a day does no harm.
      timer = rest === null ? undefined : setTimeout(tell, Math.min(Math.max(rest, 16), 86_400_000))
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
