import { type ComponentType, lazy } from 'react'
import type { PageModule, Route } from './routes.ts'
import { untilHere } from '#platform/index.ts'
import { withRest } from './rest.ts'

const loaded = new Map<string, PageModule>()
const waiting = new Map<string, ComponentType>()

/** Fetches a page's code once; a page that is here already costs nothing. */
export async function loadPage(route: Route): Promise<PageModule> {
  const known = loaded.get(route.id)
  if (known) return known
  const module = await route.load()
  loaded.set(route.id, module)
  return module
}

/** The page's component: itself when its code is here, else one that suspends until it is. */
export function pageComponent(route: Route): ComponentType {
  const known = loaded.get(route.id)
  if (known) return known.default
  let component = waiting.get(route.id)
  if (!component) {
    component = lazy(untilHere(withRest(() => loadPage(route))))
    waiting.set(route.id, component)
  }
  return component
}
