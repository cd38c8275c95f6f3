import type { ComponentType } from 'react'
import { ArrivalBoundary } from './arrivals.tsx'
import { CrashBoundary } from './crash-boundary.tsx'
import { late } from './late.tsx'

/** Never in the server's page. */
const LateCrash = late<object>(null, async () => (await import('./parts/crash.tsx')).CrashPart)

/** A page whose faults stay its own. */
export const framed = (Page: ComponentType, key?: string) => (
  <CrashBoundary key={key} instead={<LateCrash />}>
    <ArrivalBoundary>
      <Page />
    </ArrivalBoundary>
  </CrashBoundary>
)
