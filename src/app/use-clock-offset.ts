import { clockOffsetOf, timesOf } from '#client/answer-times.ts'
import { documentArrival } from '#platform/document-arrival.ts'
import { useEffect, useEffectEvent, useState } from 'react'

/**
 * What the server's clock is ahead of this device's, ms. What came with the page was drawn as the page
 * arrived; one from a cache is older than anybody knows, and is asked for again.
 */
export function useClockOffset(
  answer: { serverTime?: number | undefined },
  reload: () => void,
): number {
  const { serverTime } = answer
  const [arrival] = useState(documentArrival)
  const inlined = timesOf(answer) === null
  const stale = inlined && arrival === null
  const again = useEffectEvent(reload)
  useEffect(() => {
    if (stale) again()
  }, [stale])
  if (!inlined) return clockOffsetOf(answer)
  return serverTime === undefined || arrival === null ? 0 : serverTime - arrival
}
