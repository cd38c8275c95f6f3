import { useSyncExternalStore } from 'react'

const never = () => () => undefined
const canShare = () => typeof navigator.share === 'function'

/** Hands an address to whatever the device shares with; null where it shares with nothing. */
export function useShare(share: { title: string; url: string }): (() => void) | null {
  const able = useSyncExternalStore(never, canShare, () => false)
  if (!able) return null
  return () => {
    // Who closes the sheet again has changed their mind; that is no failure.
    navigator.share(share).catch(() => undefined)
  }
}
