import { useOverlays } from './overlays/overlays.tsx'
import { routeOf } from './routes.ts'

/**
 * From one form of the door to another, over the page one is on. Where that page is the form already,
 * what lies over it goes away.
 */
export function useToForm(): (name: 'login' | 'register' | 'forgot') => void {
  const overlays = useOverlays()
  return (name) => {
    if (routeOf(location.pathname).id !== name) return overlays.open(name)
    for (const other of ['login', 'register', 'forgot'] as const) overlays.close(other)
  }
}
