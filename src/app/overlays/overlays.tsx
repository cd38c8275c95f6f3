import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useMemo,
  useState,
} from 'react'
import { untilHere } from '#platform/index.ts'
import { withRest } from '../rest.ts'

/** What can lie over a page. Each is fetched when somebody is about to need it. */
const loaders = {
  login: withRest(() => import('./login-overlay.tsx')),
  logout: withRest(() => import('./logout-overlay.tsx')),
  menu: withRest(() => import('./menu-overlay.tsx')),
} as const
export type OverlayName = keyof typeof loaders

const components = {
  login: lazy(untilHere(loaders.login)),
  logout: lazy(untilHere(loaders.logout)),
  menu: lazy(untilHere(loaders.menu)),
}

/** What an overlay's module exports. */
export interface OverlayProps {
  open: boolean
  onOpenChange(open: boolean): void
}

interface OverlayControl {
  open(name: OverlayName): void
  /** Fetches the code: on hover, focus or idle, so that the overlay opens at once. */
  prepare(name: OverlayName): void
}

const OverlayContext = createContext<OverlayControl>({ open: () => {}, prepare: () => {} })

export function useOverlays(): OverlayControl {
  return use(OverlayContext)
}

/** Holds which overlay is open; one at a time. */
export function Overlays({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<{ name: OverlayName; open: boolean } | null>(null)
  const open = useCallback((name: OverlayName) => setCurrent({ name, open: true }), [])
  const prepare = useCallback((name: OverlayName) => {
    loaders[name]().catch(() => undefined)
  }, [])
  const control = useMemo(() => ({ open, prepare }), [open, prepare])
  const Overlay = current ? components[current.name] : null
  return (
    <OverlayContext value={control}>
      {children}
      {Overlay && current && (
        <Suspense>
          <Overlay
            key={current.name}
            open={current.open}
            onOpenChange={(next) => setCurrent({ ...current, open: next })}
          />
        </Suspense>
      )}
    </OverlayContext>
  )
}
