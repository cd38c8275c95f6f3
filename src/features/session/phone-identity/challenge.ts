import { liftAbove } from '#platform/above-dialogs.ts'

/** Where Google shows its pictures; each proof brings a frame of its own. */
const frames = 'iframe[src*="/recaptcha/"][src*="/bframe"]'

/** Milliseconds that a proof may come after the pictures are gone: they go first. */
const grace = 2000

/** The whole of what a frame was put on the page in. */
function topOf(frame: Element): HTMLElement | null {
  let top: Element | null = frame
  while (top && top.parentElement !== document.body) top = top.parentElement
  return top instanceof HTMLElement ? top : null
}

/**
 * Sees the pictures of the next proof come, so that they can be used over a dialog, and be clicked
 * away: Google tells nobody of that, but hides them.
 * @returns a function that ends it
 */
export function watchChallenge(onClosed: () => void): () => void {
  const old = new Set(document.querySelectorAll(frames))
  let lower: (() => void) | null = null
  let closing: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    const frame = [...document.querySelectorAll(frames)].find((one) => !old.has(one))
    const shown = frame && topOf(frame)
    const visibility = shown?.style.visibility
    if (shown && visibility === 'visible' && !lower) {
      clearTimeout(closing)
      lower = liftAbove(shown)
    } else if (visibility === 'hidden' && lower) {
      lower()
      lower = null
      closing = setTimeout(onClosed, grace)
    }
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, {
    attributeFilter: ['style', 'src'],
    childList: true,
    subtree: true,
  })
  return () => {
    observer.disconnect()
    clearTimeout(closing)
    lower?.()
  }
}
