import type { EmblaCarouselType } from 'embla-carousel'
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { prefersStillness } from './use-motion.ts'

export type Slides = {
  index: number
  /** Shows a slide, counting on past either end. */
  show: (index: number) => void
  /** Someone is about to need the sliding, or a slide besides the first. */
  arm: () => void
  armed: boolean
  /** A finger or a mouse holds a slide. */
  held: boolean
}

/**
 * Slides in a box. Embla, which drags and loops them, is fetched when it is first needed, so that
 * nothing of it is in the first bundle; without it the box jumps.
 */
export function useSlides(viewport: RefObject<HTMLElement | null>, count: number): Slides {
  const [index, setIndex] = useState(0)
  const [armed, setArmed] = useState(false)
  const [held, setHeld] = useState(false)
  const embla = useRef<EmblaCarouselType>(undefined)
  const wanted = useEffectEvent(() => index)
  const last = Math.max(count - 1, 0)
  // For good: more slides than now would start anew at the first.
  if (index > last) setIndex(last)

  useEffect(() => {
    if (!armed || count < 2) return
    let gone = false
    const jump = () => {
      const box = viewport.current
      if (box && !gone) box.scrollLeft = wanted() * box.clientWidth
    }
    import('embla-carousel').then(({ default: start }) => {
      if (gone || !viewport.current) return
      const api = start(viewport.current, { loop: true, align: 'start' })
      embla.current = api
      api.on('select', () => setIndex(api.selectedScrollSnap()))
      api.on('pointerDown', () => setHeld(true))
      api.on('pointerUp', () => setHeld(false))
      if (wanted() !== api.selectedScrollSnap()) api.scrollTo(wanted(), prefersStillness())
    }, jump)
    return () => {
      gone = true
      embla.current?.destroy()
      embla.current = undefined
    }
  }, [armed, count, viewport])

  const arm = useCallback(() => setArmed(true), [])
  const show = useCallback(
    (to: number) => {
      const next = (to + count) % count
      setIndex(next)
      setArmed(true)
      if (embla.current) embla.current.scrollTo(next, prefersStillness())
      else if (armed && viewport.current) {
        viewport.current.scrollLeft = next * viewport.current.clientWidth
      }
    },
    [armed, count, viewport],
  )

  return { index, armed, arm, show, held }
}
