/** Runs something when the browser has nothing else to do; in two seconds where it cannot tell. */
export function whenIdle(run: () => void): void {
  const idle = window.requestIdleCallback ?? ((later: () => void) => setTimeout(later, 2000))
  idle(run)
}
