import type { Answer, systemStatus } from '#contract/index.ts'

/** The page that stands in the site's place while it is closed (S1). */
export function ClosedSite({ status }: { status: Answer<typeof systemStatus> }) {
  return <main>{status.regionRestriction?.ip}</main>
}
