/**
 * Storybook stops all movement before `afterEach` and starts it again afterwards, unless one of them
 * throws. A story that fails would take along every later one that waits for something to close.
 */
export function moveAgain(): void {
  for (const style of document.head.querySelectorAll('style')) {
    if (/^\*,[^{]+\{[^}]*animation-play-state: paused/.test(style.textContent)) style.remove()
  }
}
