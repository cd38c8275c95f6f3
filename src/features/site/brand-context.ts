import type { Brand } from '#contract/index.ts'
import { createContext, use } from 'react'

const BrandContext = createContext<Brand | null>(null)

/** Wraps the site once; see `src/app/providers.tsx`. */
export const BrandProvider = BrandContext.Provider

/** The brand this site wears. */
export function useBrand(): Brand {
  const brand = use(BrandContext)
  if (!brand) throw new Error('useBrand needs a BrandProvider above it')
  return brand
}
