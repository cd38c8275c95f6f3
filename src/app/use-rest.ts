import { useEffect, useState } from 'react'
import { restReady } from './rest.ts'

/**
 * Whether a page may show what the server has not drawn: words and rules for it may have to come
 * first. Until then it stays as it was drawn.
 * @param needed it is about to
 */
export function useRest(needed: boolean): boolean {
  const [isHere, setHere] = useState(false)
  useEffect(() => {
    if (!needed) return
    const show = () => setHere(true)
    // Without them it is plain, but it says what is the case.
    restReady().then(show, show)
  }, [needed])
  return isHere
}
