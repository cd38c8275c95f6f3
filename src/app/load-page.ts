import { type ComponentType, lazy } from 'react'
import type { PageId, PageModule, Route } from './routes.ts'
import { untilHere } from '#platform/index.ts'

const loaded = new Map<PageId, PageModule>()
const waiting = new Map<PageId, ComponentType>()
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

/** Puts something in a page's place; null takes it away, so that the page is fetched anew. */
export function standIn({ id }: Route, module: PageModule | null): void {
  waiting.delete(id)
  if (module) loaded.set(id, module)
  else loaded.delete(id)
}

/** Whether a page stands without the bars. */
export const isBare = ({ id }: Route) => loaded.get(id)?.bare === true

/** Draws what is around the page anew. */
export let redrawRoot: (anew: object) => void = () => undefined

/**
 * The page's component: itself when its code is here, else one that suspends until it is.
 * @param redraw draws what is around it anew
 */
export function pageComponent(route: Route, redraw: (anew: object) => void): ComponentType {
  redrawRoot = redraw
  const known = loaded.get(route.id)
  if (known) return known.default
  let component = waiting.get(route.id)
  if (!component) {
    component = lazy(async () => (await lostStart()).pageOrLost(route, redraw))
    waiting.set(route.id, component)
  }
  return component
}
