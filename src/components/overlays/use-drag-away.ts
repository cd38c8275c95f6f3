import { useRef, type PointerEvent } from 'react'

/** A pull of so many px closes, or of a third of the panel where that is less. */
const far = 120

/**
 * Handlers for a grip that pulls its panel down: let go far enough and it closes, otherwise it springs
 * back. A shortcut for fingers; the x and Esc do the same without a drag (WCAG 2.5.7).
 *
 * @param close called once, after a long enough pull
 */
export function useDragAway(close: () => void) {
  const from = useRef<number | null>(null)
  const panelOf = (event: PointerEvent) => event.currentTarget.parentElement
  const pulled = ({ clientY }: PointerEvent) => Math.max(0, clientY - (from.current ?? clientY))
  const release = (event: PointerEvent, closing: boolean) => {
    const panel = panelOf(event)
    if (from.current === null || !panel) return
    const way = pulled(event)
    from.current = null
    panel.style.transition = ''
    if (closing && way > Math.min(far, panel.offsetHeight / 3)) {
      close()
      // A panel that leaves goes on from where it was let go; its owner may have kept it. By then React
      // has drawn what they said.
      queueMicrotask(() => {
        if (panel.dataset['state'] === 'open') panel.style.translate = ''
      })
    } else panel.style.translate = ''
  }
  return {
    onPointerDown(event: PointerEvent) {
      const panel = panelOf(event)
      if (!event.isPrimary || event.button !== 0 || !panel) return
      from.current = event.clientY
      panel.style.transition = 'none'
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      const panel = panelOf(event)
      if (from.current !== null && panel) panel.style.translate = `0 ${pulled(event)}px`
    },
    onPointerUp: (event: PointerEvent) => release(event, true),
    onPointerCancel: (event: PointerEvent) => release(event, false),
  }
}
