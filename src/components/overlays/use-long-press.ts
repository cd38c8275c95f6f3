import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react'

/** Ms a finger rests before it asks rather than presses, and px it may tremble meanwhile. */
const rest = 500
const tremble = 10

/**
 * Handlers that tell a held finger from a press, since a finger cannot hover. The press that would end
 * a long one is swallowed, and so is the browser's own menu.
 */
export function useLongPress(ask: () => void) {
  const timer = useRef(0)
  const start = useRef({ x: 0, y: 0 })
  const asked = useRef(false)
  const stop = () => window.clearTimeout(timer.current)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return {
    onPointerDown({ pointerType, clientX, clientY }: PointerEvent) {
      stop()
      asked.current = false
      if (pointerType !== 'touch') return
      start.current = { x: clientX, y: clientY }
      timer.current = window.setTimeout(() => {
        asked.current = true
        ask()
      }, rest)
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const { x, y } = start.current
      if (Math.hypot(clientX - x, clientY - y) > tremble) stop()
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu(event: MouseEvent) {
      if (asked.current) event.preventDefault()
    },
    onClickCapture(event: MouseEvent) {
      if (!asked.current) return
      asked.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
