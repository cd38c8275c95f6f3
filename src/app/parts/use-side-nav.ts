import { localStore } from '#platform/index.ts'
import { useEffect, useState } from 'react'

const key = 'sideNav'
type Chosen = 'on' | 'off'

/** Whether the left bar is folded; what the reader chose last stays chosen. */
export function useSideNav() {
  const [mini, setMini] = useState<'auto' | Chosen>('auto')
  // Not in the first render: the server, whose markup this takes over, knows of no choice.
  useEffect(() => {
    const kept = localStore.get(key)
    if (kept === 'on' || kept === 'off') setMini(kept)
  }, [])
  return {
    mini,
    onMiniChange(next: Chosen) {
      localStore.set(key, next)
      setMini(next)
    },
  }
}
