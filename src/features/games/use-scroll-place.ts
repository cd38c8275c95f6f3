import { useEffect } from 'react'
import { noteAtRest, rememberedScroll, rememberScroll } from './lobby-place.ts'

/**
 * Brings a reader who comes back to where they were: the browser tries it before there is a page to
 * scroll. Off for a list without an end, which keeps a place of its own.
 * @param address another address is another page to be in
 */
export function useScrollPlace(address: string, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return
    const wanted = rememberedScroll()
    // After a reload the browser has been quicker; and whoever has scrolled meanwhile stays there.
    const frame = requestAnimationFrame(() => {
      if (wanted > 0 && window.scrollY === 0) window.scrollTo(0, wanted)
    })
    const { note, end } = noteAtRest(() => rememberScroll(Math.round(window.scrollY)))
    const onScroll = () => note(undefined)
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
      end()
    }
  }, [address, enabled])
}
