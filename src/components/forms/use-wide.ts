import { useSyncExternalStore } from 'react'

// The first width at which pages have a side bar: what is narrower is held in one hand.
const wide = '(min-width: 48rem)'

function listen(change: () => void): () => void {
  const media = matchMedia(wide)
  media.addEventListener('change', change)
  return () => media.removeEventListener('change', change)
}

/** Whether there is room beside things. For what opens in the browser only: the server does not know. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    listen,
    () => matchMedia(wide).matches,
    () => true,
  )
