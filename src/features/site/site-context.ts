import type { Brand, Scheme } from '#contract/index.ts'
import { createContext, use } from 'react'

/** What is fixed for a page: whose it is, where it was reached, how it was first drawn. */
export interface Site {
  brand: Brand
  /** The host the visitor typed, port included. */
  host: string
  /** The scheme the first frame was drawn in. */
  scheme: Scheme
  /** Inner markup of the brand's mark, a box of 100 × 108. */
  mark: string
}

const SiteContext = createContext<Site | null>(null)

/** Wraps the site once; see `src/app/app.tsx`. */
export const SiteProvider = SiteContext.Provider

export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('useSite needs a SiteProvider')
  return site
}

/** The brand this site wears. */
export function useBrand(): Brand {
  return useSite().brand
}
