import { overlayDoor } from './overlays/overlays.tsx'
import { rootId } from './page-state.ts'

/** Whether a key press is text for something on the page. */
function isTyping({ target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches('input, textarea, select')
}

/** Whether a key is K: by its letter, or by its place where the keyboard's letters are not Latin. */
const isK = ({ key, code }: KeyboardEvent) =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK'

/** Whether a key press asks for the search: Ctrl K or ⌘ K always, `/` unless somebody is typing. */
export function isSearchKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.repeat) return false
  const command = event.ctrlKey || event.metaKey
  if (command) return !event.shiftKey && isK(event)
  return event.key === '/' && !isTyping(event)
}

/**
 * Opens the search from anywhere. What lies over the page is left alone, with what is typed there.
 * @returns stops it
 */
export function watchSearchKeys(): () => void {
  const look = (event: KeyboardEvent) => {
    if (!isSearchKey(event)) return
    event.preventDefault()
    if (!document.querySelector('[aria-modal="true"]')) overlayDoor.open?.('search')
  }
  // After the document's own: a field of the page that goes by the same key comes first.
  addEventListener('keydown', look)
  // React ends a press in a part of the page that is not awake yet, before anybody above hears of it:
  // only who listens beside it does.
  const beside = document.getElementById(rootId)
  const lookEnded = (event: KeyboardEvent) => {
    if (event.cancelBubble) look(event)
  }
  beside?.addEventListener('keydown', lookEnded, true)
  return () => {
    removeEventListener('keydown', look)
    beside?.removeEventListener('keydown', lookEnded, true)
  }
}
