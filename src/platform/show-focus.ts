/** The row that something stands in, where that row scrolls sideways. */
function rowOf(element: Element): Element | null {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(at).overflowX)
    if (scrolls && at.scrollWidth > at.clientWidth) return at
  }
  return null
}

function show({ target }: FocusEvent): void {
  // Not what is pressed: it would go from under the finger. Nor what only a script gives the focus to.
  if (!(target instanceof HTMLElement) || target.tabIndex < 0) return
  if (!target.matches(':focus-visible') || !rowOf(target)) return
  const seen = target.closest('label') ?? target
  seen.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/**
 * From now on shows whole what the keyboard reaches in a row that scrolls sideways: browsers take
 * 32 px of it for enough.
 * @returns ends it
 */
export function showFocus(): () => void {
  document.addEventListener('focusin', show)
  return () => document.removeEventListener('focusin', show)
}
