import { Activity, type ReactNode } from 'react'
import { AskAhead } from '#client/ask-ahead.tsx'
import { whenIdle } from '#platform/idle.ts'
import { ArrivalBoundary } from './arrivals.tsx'
import { CrashBoundary } from './crash-boundary.tsx'
import { pageDoor } from './load-page.ts'
import { PlaceProvider } from './location.ts'
import { LateCrash } from './root.tsx'
import { type PageId, type PageModule, type Route, routeOf } from './routes.ts'

interface Drawn {
  id: PageId
  /** Path and query string. */
  at: string
  page: ReactNode
}

/** The page one is on, where it was drawn ahead. */
let shown: Drawn | null = null
/** The page of the link that was pointed at last. */
let next: Drawn | null = null

/** Milliseconds for which a page stands ready. */
const patience = 60_000

const draw = (drawn: Drawn | null, ahead: boolean) =>
  drawn && (
    <Activity key={drawn.id} mode={ahead ? 'hidden' : 'visible'}>
      <div data-ahead={ahead || undefined}>
        <div>{drawn.page}</div>
      </div>
    </Activity>
  )

pageDoor.among = ({ id }, page) => {
  if (next?.id === id) [shown, next] = [next, null]
  if (shown?.id !== id) shown = null
  return [draw(shown, false) ?? page, draw(next, true)]
}

/**
 * What React draws ahead has no place in the layout until it is shown, and most of what it takes to
 * show a page is to lay it out. So that is done here; a browser remembers it of what it then skips.
 */
function layOut() {
  const stage = document.querySelector<HTMLElement>('[data-ahead]')
  if (!stage) return
  stage.style.setProperty('display', 'block', 'important')
  stage.style.contentVisibility = 'visible'
  void stage.offsetHeight
  stage.style.contentVisibility = ''
}

const layOutSoon = () => whenIdle(layOut)

/**
 * Draws another page than one is on, with what it reads, before anybody goes there: what is pressed
 * then only has to be shown. None of its effects runs before.
 */
export function drawAhead({ id }: Route, page: PageModule, { pathname, search }: URL): void {
  const isHere = () => routeOf(location.pathname).id === id
  const at = pathname + search
  if (page.bare || page.standsIn || isHere() || next?.at === at) return
  const Page = page.default
  const place = { pathname, search }
  const now = () => (isHere() ? location : place)
  const live = {
    get pathname() {
      return now().pathname
    },
    get search() {
      return now().search
    },
  }
  const drawn = {
    id,
    at,
    page: (
      <PlaceProvider value={{ ...place, live }}>
        <AskAhead onDrawn={layOutSoon}>
          <CrashBoundary instead={<LateCrash />}>
            <ArrivalBoundary>
              <Page />
            </ArrivalBoundary>
          </CrashBoundary>
        </AskAhead>
      </PlaceProvider>
    ),
  }
  put(drawn)
  setTimeout(() => next === drawn && put(null), patience)
}

function put(drawn: Drawn | null) {
  next = drawn
  pageDoor.redraw?.({})
}
