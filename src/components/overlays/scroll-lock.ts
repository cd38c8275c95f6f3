import { useEffect } from 'react'

let locks = 0

/**
 * Holds the page still while a dialog is open. (Radix brings react-remove-scroll for this, but that
 * writes a `<style>` element, which our content security policy refuses.)
 */
export function useScrollLock(): void {
  useEffect(() => {
    const root = document.documentElement
    locks += 1
    if (locks === 1) {
      // Keep the room of the scrollbar, or everything behind the dialog jumps aside.
      if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable'
      root.style.overflow = 'hidden'
      root.dataset.held = ''
    }
    return () => {
      locks -= 1
      if (locks > 0) return
      root.style.overflow = ''
      root.style.scrollbarGutter = ''
      delete root.dataset.held
    }
  }, [])
}
