import { useFlagsOn } from '#features/site/index.ts'
import { SiteSideNav } from '#features/site/site-side-nav.tsx'
import type { BarProps } from '../late-bars.tsx'
import { useSideNav } from './use-side-nav.ts'

/** The left bar with the reader's own choice of its width. */
export function SideNavPart({ path, categories }: BarProps & { path: string }) {
  const recent = useFlagsOn().has('REC3')
  return <SiteSideNav path={path} categories={categories} recent={recent} {...useSideNav()} />
}
