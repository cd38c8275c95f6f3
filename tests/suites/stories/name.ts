/** An element in a few letters, for a message. */
export function nameOf(element: Element): string {
  const slot = element.closest('[data-slot]')?.getAttribute('data-slot')
  const words = element.getAttribute('aria-label') ?? element.textContent.trim()
  return `<${element.localName}> “${words.slice(0, 30)}”${slot ? ` in ${slot}` : ''}`
}
