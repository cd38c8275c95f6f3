import { type FocusEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

/** Wider than this, a bar shows the names themselves. */
const mini = 120

type Tip = { words: string; top: number; start: number }

/**
 * Names of rows (`data-tip`) beside a bar that has room for icons only: under the pointer and at the
 * focus of the keyboard; Esc hides one, and the pointer may rest on it (WCAG 1.4.13). The rows have
 * their names already, so this one is for the eye alone. (Radix's tooltip is one component a row and
 * eight times the weight, on every page.)
 */
export function useRowTips() {
  const [tip, setTip] = useState<Tip | null>(null)
  // A press moves the focus too, and has been told already what it presses.
  const pressed = useRef(false)

  const show = (bar: HTMLElement, target: Element) => {
    if (target.closest('[data-slot="side-nav-tip"]')) return
    const row = target.closest<HTMLElement>('[data-tip]')
    const words = row?.dataset['tip']
    if (!row || !words || bar.offsetWidth > mini) return setTip(null)
    const { left, right, top, height } = row.getBoundingClientRect()
    const mirrored = getComputedStyle(bar).direction === 'rtl'
    setTip({
      words,
      top: top + height / 2,
      start: mirrored ? document.documentElement.clientWidth - left : right,
    })
  }
  const hide = () => setTip(null)

  return {
    handlers: {
      onPointerOver: (event: PointerEvent<HTMLElement>) =>
        event.pointerType !== 'touch' && show(event.currentTarget, event.target as Element),
      onPointerLeave: hide,
      onPointerDown: () => {
        pressed.current = true
      },
      onFocus: (event: FocusEvent<HTMLElement>) =>
        !pressed.current && show(event.currentTarget, event.target),
      onPointerUp: () => {
        pressed.current = false
      },
      onBlur: hide,
      onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && hide(),
      onScrollCapture: hide,
    },
    tip: tip && (
      <span
        key={tip.words}
        aria-hidden="true"
        data-slot="side-nav-tip"
        ref={(element) => {
          if (!element) return
          element.style.top = `${tip.top}px`
          element.style.insetInlineStart = `${tip.start}px`
        }}
        // The padding is the bridge over which a pointer reaches it.
        className="fixed z-tooltip -translate-y-1/2 ps-2"
      >
        <span className="block max-w-[280px] rounded-sm bg-inverse px-3 py-1.5 type-caption wrap-break-word text-inverse shadow-2 forced-colors:border">
          {tip.words}
        </span>
      </span>
    ),
  }
}
