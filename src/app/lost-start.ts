import { ChunkError, failureOf, fileOf, loadChunk, mayReloadFor, noteArrival } from './chunks.ts'
import { isFormInUse } from './forms-in-use.ts'
import { untilHere } from '#platform/index.ts'
import { loadPage } from './load-page.ts'
import { standIn } from './stand-in.ts'
import { lostPage } from './lost.tsx'
import { restReady } from './rest.ts'
import type { PageModule, Route } from './routes.ts'

/**
 * The code of the page that one came to is not here. After a release the page is loaded anew, once;
 * where that does not help, something stands in for it (section 8). Never resolves while the page is on
 * its way out.
 * @param drawn whether it is the page that the server drew
 * @throws ChunkError when somebody has typed in that: it stays as it is, and they are asked
 */
export async function bearStart(route: Route, cause: unknown, drawn = true): Promise<void> {
  const error = new ChunkError(route.id, await failureOf(cause), cause)
  console.error(error.message)
  if (drawn && isFormInUse()) throw error
  if (error.failure === 'missing' && !isFormInUse() && mayReloadFor(route.id)) {
    location.reload()
    return new Promise(() => undefined)
  }
  standIn(route, lostPage(route, error))
}

/**
 * The page that Back or Forward leads to, or what stands in for it: its address is there before it.
 * @param redraw draws what is around it anew
 */
export function pageOrLost(route: Route, redraw: (anew: object) => void): Promise<PageModule> {
  const load = async () => {
    const here = loadChunk(route.id, () => loadPage(route)).then(
      () => noteArrival(route.id),
      (error: unknown) => bearStart(route, error, false),
    )
    await Promise.all([here, restReady()])
    const page = await loadPage(route)
    // Nobody knew that it stands without the bars.
    if (page.bare) redraw({})
    return page
  }
  // It asks twice already, each time for as long as a page may take.
  return untilHere(load, false, (loading) => loading)()
}

/**
 * The page did not come alive: after a release it does when it is loaded anew, once, unless that would
 * take what somebody types. Where it stays, its links and forms work by themselves, and somebody is asked.
 */
export async function lostStart(cause: unknown): Promise<void> {
  window.foyerEarly?.stop()
  const failure = await failureOf(cause)
  console.error(new ChunkError('start', failure, cause).message, cause)
  if (failure === 'missing' && !isFormInUse() && mayReloadFor(fileOf(cause))) {
    location.reload()
    return
  }
  try {
    const { askOverPage } = await import('./ask-over-page.tsx')
    await askOverPage(failure)
  } catch {
    // There is nothing left to ask with.
  }
}
