import { useEffect } from 'react'
import { noteAtRest, rememberedScroll, rememberScroll } from './lobby-place.ts'

/** Whoever moves meanwhile stays where they get to. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
/** Milliseconds after which what has not come is waited for no longer. */
const patience = 5000

/** Whether the browser came to this page by itself: it scrolls as far as that goes, when all is there. */
const isLoadedHere = () => {
  const [entry] = performance.getEntriesByType('navigation')
  return !entry || new URL(entry.name).pathname === location.pathname
}

/** Scrolls down as far as is wanted, as soon as the page goes that far. @returns ends it */
function reach(wanted: number): () => void {
  const grown = new ResizeObserver(() => {
    if (window.scrollY < wanted) window.scrollTo(0, wanted)
    if (window.scrollY >= wanted) end()
  })
  const late = setTimeout(() => end(), patience)
  const end = () => {
    clearTimeout(late)
    grown.disconnect()
    for (const move of ownMoves) removeEventListener(move, end)
  }
  for (const move of ownMoves) addEventListener(move, end, { passive: true })
  grown.observe(document.body)
  return end
}

/**
 * Brings a reader who comes back to where they were: the browser tries it before there is a page to
 * scroll, or one that goes that far. Off for a list without an end, which keeps a place of its own.
 * @param address another address is another page to be in
 */
export function useScrollPlace(address: string, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return
    const wanted = rememberedScroll()
    // After a reload the browser has been quicker; and whoever has scrolled meanwhile stays there.
    const isEarly = wanted > 0 && (window.scrollY === 0 || !isLoadedHere())
    const endReach = isEarly ? reach(wanted) : undefined
    const { note, end } = noteAtRest(() => rememberScroll(Math.round(window.scrollY)))
    const onScroll = () => note(undefined)
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      removeEventListener('scroll', onScroll)
      endReach?.()
      end()
    }
  }, [address, enabled])
}
