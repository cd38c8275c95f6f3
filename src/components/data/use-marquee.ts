import { type RefObject, useEffect, useState } from 'react'

/** Half a pixel a frame of 60 a second (portal.md, Constants), in px per ms. */
export const marqueeSpeed = (0.5 * 60) / 1000

/**
 * Scrolls a box on by itself while `running`, and starts over without a seam. `ready` says that the
 * box is there.
 *
 * @returns whether its list is longer than the box (null until it is measured), and whether the box
 * has to hold it twice
 */
export function useMarquee(
  box: RefObject<HTMLElement | null>,
  ready: boolean,
  running: boolean,
  wanted: boolean,
): { overflows: boolean | null; twice: boolean } {
  const [overflows, setOverflows] = useState<boolean | null>(null)

  useEffect(() => {
    const scroller = box.current
    const list = scroller?.firstElementChild
    if (!ready || !list || typeof ResizeObserver === 'undefined') return
    const measure = () => setOverflows(list.scrollHeight > scroller.clientHeight)
    // At once: until it is known, the keyboard cannot reach what does not fit.
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(scroller)
    observer.observe(list)
    return () => observer.disconnect()
  }, [box, ready])

  const twice = overflows === true && wanted
  useEffect(() => {
    const scroller = box.current
    if (!scroller || !running || !twice) return
    // Kept here, because the box rounds what it is given.
    let at = scroller.scrollTop
    let before: number | undefined
    let frame = 0
    const step = (now: number) => {
      const second = scroller.children[1] as HTMLElement | undefined
      const length = second ? second.offsetTop - (scroller.children[0] as HTMLElement).offsetTop : 0
      // Moved by hand meanwhile: go on from there.
      if (Math.abs(scroller.scrollTop - at) > 2) at = scroller.scrollTop
      at += Math.min(now - (before ?? now), 100) * marqueeSpeed
      if (length > 0 && at >= length) at -= length
      before = now
      scroller.scrollTop = at
      frame = requestAnimationFrame(step)
    }
    // Nobody sees it move below the fold, and every frame of it would cost.
    const sight = new IntersectionObserver((entries) => {
      cancelAnimationFrame(frame)
      before = undefined
      if (entries.at(-1)?.isIntersecting) frame = requestAnimationFrame(step)
    })
    sight.observe(scroller)
    return () => {
      sight.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [box, running, twice])

  return { overflows, twice }
}
