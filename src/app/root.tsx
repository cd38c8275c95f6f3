import { useStatus } from '#features/site/index.ts'
import { ArrivalBoundary } from './arrivals.tsx'
import { late } from './late.tsx'
import { usePath } from './location.ts'
import { CrashBoundary } from './crash-boundary.tsx'
import { isBare, pageComponent, pageDoor } from './load-page.ts'
import { routeOf } from './routes.ts'
import { Shell } from './shell.tsx'
import { useState } from 'react'

const ClosedSite = late(
  import.meta.env.SSR ? (await import('./closed-site.tsx')).default : null,
  async () => (await import('./closed-site.tsx')).default,
)

/** Nothing in the server's page; what looks after a visit comes with the visitor. */
const LateWatch = late<object>(
  import.meta.env.SSR ? () => null : null,
  async () => (await import('./parts/watch.tsx')).WatchPart,
)

/** Stands where a page was that broke. Never in the server's page. */
export const LateCrash = late<object>(
  null,
  async () => (await import('./parts/crash.tsx')).CrashPart,
)

/** The root by system status (S1): the site, or the page that says why it is closed. */
export function Root() {
  const { data: status } = useStatus()
  const path = usePath()
  const redraw = useState({})[1]
  if (status?.maintenance || status?.regionRestriction) return <ClosedSite status={status} />
  const route = routeOf(path)
  const Page = pageComponent(route, redraw)
  const page = (
    <CrashBoundary key={route.id} instead={<LateCrash />}>
      <ArrivalBoundary>
        <Page />
      </ArrivalBoundary>
    </CrashBoundary>
  )
  return (
    <>
      <LateWatch />
      {isBare(route) ? page : <Shell>{pageDoor.among?.(route, page) ?? page}</Shell>}
    </>
  )
}
