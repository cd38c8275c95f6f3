import { ChunkError, failureOf, mayReloadFor } from './chunks.ts'
import { standIn } from './load-page.ts'
import { lostPage } from './lost.tsx'
import type { Route } from './routes.ts'

/**
 * The code of the page that one came to is not here. After a release the page is loaded anew, once;
 * where that does not help, something stands in for it (section 8). Never resolves while the page is
 * on its way out.
 */
export async function bearStart(route: Route, cause: unknown): Promise<void> {
  const error = new ChunkError(route.id, await failureOf(cause), cause)
  console.error(error.message)
  if (error.failure === 'missing' && mayReloadFor(route.id)) {
    location.reload()
    return new Promise(() => undefined)
  }
  standIn(route, lostPage(error))
}
