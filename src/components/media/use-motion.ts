import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react'

/** True where the reader asked for less motion; call it in effects and handlers only. */
export const prefersStillness = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches

export type Motion = {
  /** It moves now. */
  running: boolean
  /** It would move if nothing held it: what the pause button says. */
  wanted: boolean
  /** The pause button was pressed. */
  toggle: () => void
  /** For the root: the pointer over it and the focus inside hold it. */
  holders: {
    onPointerEnter: (event: PointerEvent) => void
    onPointerLeave: () => void
    onFocus: (event: FocusEvent) => void
    onBlur: (event: FocusEvent) => void
  }
}

const nothing = { pointer: false, focus: false }

/**
 * When something that moves by itself may move (DESIGN.md, Motion): not under the pointer, not with
 * the focus inside, not in a hidden tab, not once paused, and under reduced motion not before its
 * reader presses play. Pressing play counts more than the pointer and focus that pressed it.
 */
export function useMotion(enabled = true): Motion {
  const [wanted, setWanted] = useState(true)
  const [held, setHeld] = useState(nothing)
  const [away, setAway] = useState(false)

  useEffect(() => {
    if (!enabled) return
    const less = window.matchMedia('(prefers-reduced-motion: reduce)')
    const still = () => less.matches && setWanted(false)
    const look = () => setAway(document.hidden)
    still()
    look()
    less.addEventListener('change', still)
    document.addEventListener('visibilitychange', look)
    return () => {
      less.removeEventListener('change', still)
      document.removeEventListener('visibilitychange', look)
    }
  }, [enabled])

  return {
    running: enabled && wanted && !away && !held.pointer && !held.focus,
    wanted,
    toggle: () => {
      setWanted(!wanted)
      setHeld(nothing)
    },
    holders: {
      // A finger leaves no pointer behind: it would hold for good.
      onPointerEnter: (event) =>
        event.pointerType !== 'touch' && setHeld((was) => ({ ...was, pointer: true })),
      onPointerLeave: () => setHeld((was) => ({ ...was, pointer: false })),
      // Only a focus that is seen: a mouse leaves it on the last button pressed.
      onFocus: (event) =>
        event.target.matches(':focus-visible') && setHeld((was) => ({ ...was, focus: true })),
      onBlur: (event) =>
        event.currentTarget.contains(event.relatedTarget) ||
        setHeld((was) => ({ ...was, focus: false })),
    },
  }
}
