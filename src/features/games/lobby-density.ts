import { localStore } from '#platform/index.ts'
import { useSyncExternalStore } from 'react'

const key = 'denseLobby'
const listeners = new Set<() => void>()

/** Ten columns exist from 1536 px on (DESIGN.md, Grid and breakpoints). */
const wide = () => window.matchMedia('(min-width: 96rem)')

function subscribe(listener: () => void) {
  const screen = wide()
  screen.addEventListener('change', listener)
  listeners.add(listener)
  return () => {
    screen.removeEventListener('change', listener)
    listeners.delete(listener)
  }
}

/** Whether the lobby is drawn with ten columns: the screen is wide enough, and its owner chose so. */
export const useDense = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => localStore.get(key) !== null && wide().matches,
    () => false,
  )

/** Remembers the choice on this machine. */
export function setDense(dense: boolean): void {
  if (dense) localStore.set(key, '1')
  else localStore.remove(key)
  for (const listener of listeners) listener()
}
