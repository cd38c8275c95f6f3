import { type ComponentType, lazy, type ReactNode } from 'react'
import type { PageId, PageModule, Route } from './routes.ts'
import { untilHere } from '#platform/index.ts'

/** Pages whose code is here, and those that wait for theirs; `stand-in.ts` changes them. */
export const loaded = new Map<PageId, PageModule>()
export const waiting = new Map<PageId, ComponentType>()
const lostStart = untilHere(() => import('./lost-start.ts'))

/** Fetches a page's code once; a page that is here already costs nothing. */
export async function loadPage(route: Route): Promise<PageModule> {
  const known = loaded.get(route.id)
  if (known) return known
  const { pageLoaders } = await import('./page-loaders.ts')
  const module = await pageLoaders[route.id]()
  loaded.set(route.id, module)
  return module
}

/** Makes known the code of the page that one came to, which the page itself gives the address of. */
export async function adoptPage({ id }: Route, address: string): Promise<void> {
  loaded.set(id, (await import(/* @vite-ignore */ address)) as PageModule)
}

/** Whether a page stands without the bars. */
export const isBare = ({ id }: Route) => loaded.get(id)?.bare === true

/** Where pages come in; `pages-ahead.tsx`, which comes late, puts others beside the one that is shown. */
export const pageDoor: {
  /** The page of a route, and what is drawn beside it. */
  among?(route: Route, page: ReactNode): ReactNode
  /** Draws the root anew, once it has been drawn. */
  redraw?(anew: object): void
} = {}

/**
 * The page's component: itself when its code is here, else one that suspends until it is.
 * @param redraw draws what is around it anew
 */
export function pageComponent(route: Route, redraw: (anew: object) => void): ComponentType {
  pageDoor.redraw = redraw
  const known = loaded.get(route.id)
  if (known) return known.default
  let component = waiting.get(route.id)
  if (!component) {
    component = lazy(async () => (await lostStart()).pageOrLost(route, redraw))
    waiting.set(route.id, component)
  }
  return component
}
