import { useStatus } from '#features/site/index.ts'
import { late } from './late.tsx'
import { usePath } from './location.ts'
import { isBare, pageComponent } from './load-page.ts'
import { pageDoor } from './page-door.ts'
import { framed } from './page-frame.tsx'
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

/** The root by system status (S1): the site, or the page that says why it is closed. */
export function Root() {
  const { data: status } = useStatus()
  const path = usePath()
  const redraw = useState({})[1]
  if (status?.maintenance || status?.regionRestriction) return <ClosedSite status={status} />
  const route = routeOf(path)
  const page = framed(pageComponent(route, redraw), route.id)
  return (
    <>
      <LateWatch />
      {isBare(route) ? page : <Shell>{pageDoor.among(route, page)}</Shell>}
    </>
  )
}
