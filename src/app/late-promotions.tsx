import { late } from './late.tsx'

/** A promotion, read before it is used: the server writes it, its code comes with the visitor. */
export const LatePromotion = late<{ id: number | null }>(
  import.meta.env.SSR ? (await import('./parts/promotion.tsx')).PromotionPart : null,
  async () => (await import('./parts/promotion.tsx')).PromotionPart,
)

/** All of them. */
export const LatePromotions = late<{ search: string }>(
  import.meta.env.SSR ? (await import('./parts/promotions.tsx')).PromotionsPart : null,
  async () => (await import('./parts/promotions.tsx')).PromotionsPart,
)
