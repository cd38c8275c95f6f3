import { useEffect, useState } from 'react'

/** Milliseconds that nobody takes for a wait. */
export const unnoticed = 150

/**
 * Whether something has gone on for long enough to be shown: what is soon over does not flicker, and
 * the frame that would have shown it does not stand in the way of what comes.
 */
export function useLasting(going: boolean): boolean {
  const [lasting, setLasting] = useState(false)
  if (!going && lasting) setLasting(false)
  useEffect(() => {
    if (!going) return
    const timer = setTimeout(() => setLasting(true), unnoticed)
    return () => clearTimeout(timer)
  }, [going])
  return going && lasting
}
