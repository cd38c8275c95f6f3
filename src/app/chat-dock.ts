import { useSyncExternalStore } from 'react'

/** How the chat stands on the page; `small` is a button that brings it back as it was. */
export type DockSize = 'closed' | 'normal' | 'large' | 'small'

let size: DockSize = 'closed'
const listeners = new Set<() => void>()

export function setDock(next: DockSize): void {
  if (next === size) return
  size = next
  for (const listener of listeners) listener()
}

/** Opens the chat, or closes it where it is open (section 4, Chat). */
export function toggleChat(): void {
  setDock(size === 'closed' || size === 'small' ? 'normal' : 'closed')
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** It lies over every page, and stays while they change. */
export const useDock = (): DockSize =>
  useSyncExternalStore(
    subscribe,
    () => size,
    () => 'closed',
  )
