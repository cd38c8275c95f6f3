import { notFoundRoute, type Route, routeOf } from './routes.ts'

/**
 * The address by which menus know a page: the first of its aliases, so that Home is current on `/home`,
 * too. A group of pages of equal standing, such as the lobbies, keeps the path one is on.
 */
export function placeOf(path: string): string {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path
  const route: Route = routeOf(plain)
  if (route === (notFoundRoute as Route) || route.id === 'lobby') return plain
  // What was drawn belongs to what is drawn.
  if (/lottery/.test(plain)) return '/lottery'
  return route.paths[0] ?? plain
}
