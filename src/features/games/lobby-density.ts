import { localStore } from '#platform/index.ts'
import { useSyncExternalStore } from 'react'

/** Under which this machine remembers the choice. */
export const denseKey = 'denseLobby'

/** What `window` is told when somebody has chosen. */
export const denseChosen = 'lobbydensity'

/** Ten columns exist from 1536 px on (DESIGN.md, Grid and breakpoints). */
const wide = () => window.matchMedia('(min-width: 96rem)')

function subscribe(listener: () => void) {
  const screen = wide()
  screen.addEventListener('change', listener)
  addEventListener(denseChosen, listener)
  return () => {
    screen.removeEventListener('change', listener)
    removeEventListener(denseChosen, listener)
  }
}

/** Whether the lobby is drawn with ten columns: the screen is wide enough, and its owner chose so. */
export const useDense = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => localStore.get(denseKey) !== null && wide().matches,
    () => false,
  )
