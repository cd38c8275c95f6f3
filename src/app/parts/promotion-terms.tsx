import type { PromotionTermsProps } from '#features/promotions/promotion-terms.tsx'
import { late } from '../late.tsx'

/** Terms to read: the server writes them, and the code that cleans HTML waits until somebody is here. */
export const LateTerms = late<PromotionTermsProps>(
  import.meta.env.SSR
    ? (await import('#features/promotions/promotion-terms.tsx')).PromotionTerms
    : null,
  async () => (await import('#features/promotions/promotion-terms.tsx')).PromotionTerms,
)
