/** Whether a key press is text for something on the page. */
function isTyping({ target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches('input, textarea, select')
}

/** Whether a key press asks for the search: Ctrl K or ⌘ K always, `/` unless somebody is typing. */
export function isSearchKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.repeat) return false
  const command = event.ctrlKey || event.metaKey
  if (command) return !event.shiftKey && event.key.toLowerCase() === 'k'
  return event.key === '/' && !isTyping(event)
}
