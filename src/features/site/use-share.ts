import { useSyncExternalStore } from 'react'

const never = () => () => undefined
const canShare = () => typeof navigator.share === 'function'

/**
 * Hands a link to the device's own ways of sharing; undefined where it has none, and on the server.
 * Who changes their mind there has shared nothing, which is no error.
 */
export function useShare(): ((what: { title: string; url: string }) => void) | undefined {
  const able = useSyncExternalStore(never, canShare, () => false)
  return able ? (what) => void navigator.share(what).catch(() => undefined) : undefined
}
