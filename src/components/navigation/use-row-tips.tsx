import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react'

/** Wider than this, a bar shows the names themselves. */
const mini = 120

type Tip = { words: string; top: number; start: number }

/** What stands beside the row of an element, if the bar around it has room for icons only. */
function tipOf(bar: HTMLElement, target: Element): Tip | null {
  const row = target.closest<HTMLElement>('[data-tip]')
  const words = row?.dataset['tip']
  if (!row || !words || bar.offsetWidth > mini) return null
  const { left, right, top, height } = row.getBoundingClientRect()
  const mirrored = getComputedStyle(bar).direction === 'rtl'
  return {
    words,
    top: top + height / 2,
    start: mirrored ? document.documentElement.clientWidth - left : right,
  }
}

/**
 * Names of rows (`data-tip`) beside a bar that has room for icons only: under the pointer and at the
 * focus of the keyboard; Esc hides one, and the pointer may rest on it (WCAG 1.4.13). The rows have
 * their names already, so this one is for the eye alone. (Radix's tooltip is one component a row and
 * eight times the weight, on every page.)
 */
export function useRowTips() {
  const [pointed, setPointed] = useState<Tip | null>(null)
  // A pointer that lies somewhere on the bar takes no name from the keyboard.
  const [focused, setFocused] = useState<Tip | null>(null)
  const tip = pointed ?? focused

  const hide = () => {
    setPointed(null)
    setFocused(null)
  }

  return {
    handlers: {
      onPointerOver: ({ currentTarget, target, pointerType }: PointerEvent<HTMLElement>) => {
        if (pointerType === 'touch') return
        if ((target as Element).closest('[data-slot="side-nav-tip"]')) return
        setPointed(tipOf(currentTarget, target as Element))
      },
      onPointerLeave: () => setPointed(null),
      // A press moves the focus too, and has been told already what it presses.
      onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) =>
        target.matches(':focus-visible') && setFocused(tipOf(currentTarget, target)),
      onBlur: () => setFocused(null),
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
