import type { ReactNode } from 'react'
import type { Route } from './routes.ts'

/** Where pages come in; `pages-ahead.tsx`, which comes late, puts others beside the one that is shown. */
export const pageDoor: {
  /** The page of a route, and what is drawn beside it. */
  among(route: Route, page: ReactNode): ReactNode
} = { among: (_, page) => page }
