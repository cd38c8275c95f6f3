import { lastAnswer } from '#client/last-answer.ts'
import { useSyncExternalStore } from 'react'
import { useStatus } from './use-site.ts'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Whether the server is out of reach: the device says so, or the site's status did not come. */
export function useNetwork() {
  const off = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  )
  const { error, isValidating, mutate } = useStatus()
  const offline = off || error?.failure === 'offline'
  return {
    offline,
    since: offline ? lastAnswer() : null,
    busy: isValidating,
    onRetry: () => void mutate(),
  }
}
