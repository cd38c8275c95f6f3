import { useStatus } from '#features/site/index.ts'
import { ArrivalBoundary } from './arrivals.tsx'
import { late } from './late.tsx'
import { usePath } from './location.ts'
import { pageComponent } from './load-page.ts'
import { routeOf } from './routes.ts'
import { Shell } from './shell.tsx'

const ClosedSite = late(
  import.meta.env.SSR ? (await import('./closed-site.tsx')).default : null,
  async () => (await import('./closed-site.tsx')).default,
)

/** The root by system status (S1): the site, or the page that says why it is closed. */
export function Root() {
  const { data: status } = useStatus()
  const path = usePath()
  if (status?.maintenance || status?.regionRestriction) return <ClosedSite status={status} />
  const route = routeOf(path)
  const Page = pageComponent(route)
  const page = (
    <ArrivalBoundary>
      <Page />
    </ArrivalBoundary>
  )
  return route.id === 'help-bare' ? page : <Shell>{page}</Shell>
}
