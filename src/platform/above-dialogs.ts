/** What a dialog hears on the document, and takes for a press, a focus or a wheel beside it. */
const heard = ['pointerdown', 'focusin', 'wheel', 'touchmove'] as const

/**
 * Lets what somebody else's script put on the page be used while a dialog is open, which takes every
 * press, the focus and the wheel.
 * @returns a function that ends it
 */
export function liftAbove(element: HTMLElement): () => void {
  const { style } = element
  const before = style.pointerEvents
  style.pointerEvents = 'auto'
  const keep = (event: Event) => event.stopPropagation()
  // The dialog fetches the focus back when it sees where it goes.
  const leave = (event: FocusEvent) => {
    const { relatedTarget } = event
    if (relatedTarget instanceof Node && element.contains(relatedTarget)) {
      event.stopImmediatePropagation()
    }
  }
  for (const kind of heard) element.addEventListener(kind, keep)
  addEventListener('focusout', leave, true)
  return () => {
    style.pointerEvents = before
    for (const kind of heard) element.removeEventListener(kind, keep)
    removeEventListener('focusout', leave, true)
  }
}

/**
 * Lifts what a script puts on the page from now on.
 * @param selector of what it puts right into the body
 * @returns a function that ends it
 */
export function liftNew(selector: string): () => void {
  const ends: (() => void)[] = []
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (node instanceof HTMLElement && node.matches(selector)) ends.push(liftAbove(node))
      }
    }
  })
  observer.observe(document.body, { childList: true })
  return () => {
    observer.disconnect()
    for (const end of ends) end()
  }
}
