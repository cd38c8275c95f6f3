import { localStore } from '#platform/index.ts'
import { useState } from 'react'

const key = 'sideNav'

/** Whether the left bar is folded; what the reader chose last stays chosen. */
export function useSideNav() {
  const [mini, setMini] = useState<'auto' | 'on' | 'off'>('auto')
  return {
    mini,
    onMiniChange(next: 'on' | 'off') {
      localStore.set(key, next)
      setMini(next)
    },
  }
}
