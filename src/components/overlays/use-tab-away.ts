import { type KeyboardEvent, useRef } from 'react'

const stops = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]'

const isStop = (element: HTMLElement) =>
  element.tabIndex >= 0 && !element.matches(':disabled') && (element.checkVisibility?.() ?? true)

/**
 * Tab past the end of a popover closes it and goes on behind its trigger, back past the start to the
 * trigger itself: the page is alive, so nothing may hold the keyboard. (Radix walks round inside.)
 *
 * @param close called when Tab leaves; without it the panel is one that closes with its focus
 */
export function useTabAway(close?: () => void) {
  const left = useRef(false)
  return {
    onKeyDownCapture(event: KeyboardEvent<HTMLElement>) {
      if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return
      const panel = event.currentTarget
      const inside = [...panel.querySelectorAll<HTMLElement>(stops)].filter(isStop)
      const edge = event.shiftKey ? inside[0] : inside.at(-1)
      const at = document.activeElement
      if (inside.length > 0 && at !== edge && !(event.shiftKey && at === panel)) return
      // From the trigger, the browser itself finds what comes next.
      document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(panel.id)}"]`)?.focus()
      if (event.shiftKey) event.preventDefault()
      event.stopPropagation()
      left.current = true
      close?.()
    },
    /** The focus is where it belongs already. */
    onCloseAutoFocus(event: Event) {
      if (left.current) event.preventDefault()
      left.current = false
    },
  }
}
