import { useSyncExternalStore } from 'react'

/** The path of the last page whose bars the player has brought back. */
let openAt = ''
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The home state of section 2 (Shell): whether the player wants the bars of a page without them. */
export const useBarsOpen = (path: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => openAt === path,
    () => false,
  )

/** Brings the bars of the page at `path`, or takes them away. */
export function toggleBars(path: string): void {
  openAt = openAt === path ? '' : path
  for (const listener of listeners) listener()
}

/**
 * Pages that one stays on, and that have no bars until the player wants them. Section 2 hides the left
 * bar and the top bar of both; its table of routes gives /lottery its header, and so does DESIGN.md:
 * there the left bar alone is gone.
 */
export const bareOf = (path: string) => /^\/(lottery|seamless)\/*$/.exec(path)?.[1]
