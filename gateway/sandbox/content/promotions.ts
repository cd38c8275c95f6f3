// Promotions of the sandbox. Everything is play credit, and each says so. Their terms are HTML of
// h3, p, ul, li, table and b only (DESIGN.md, Content and service).
import type { Text } from '../types.ts'
import { newMember } from './promotions-new-member.ts'
import { seasonal } from './promotions-seasonal.ts'
import { dayEnd, daysAgo, monthEnd } from '#gateway/house-days.ts'

/** When a promotion ends: never, after so many days, or with a month (0 this, 1 the next). */
export type Ending = null | { readonly days: number } | { readonly months: number }

/** A promotion as written. */
export type PromotionText = {
  readonly id: number
  readonly category: string
  readonly categoryName: Text
  readonly title: Text
  readonly summary: Text
  readonly content: Text
  /** Studio, emblem and seed of its banner. */
  readonly picture: readonly [studio: string, emblem: string, seed: string]
  readonly ends: Ending
  /** Said in the place of an end: “Every Monday 12:00”. */
  readonly schedule: Text | null
}

/** A promotion with its dates. */
export type SandboxPromotion = Omit<PromotionText, 'picture' | 'ends'> & {
  readonly imageUrl: string
  readonly publishesAt: Date
  readonly endsAt: Date | null
}

const endOf = (now: Date, ends: Ending): Date | null => {
  if (ends === null) return null
  return 'days' in ends ? dayEnd(now, ends.days) : monthEnd(now, ends.months)
}

/** All promotions in the order of the page, dated from `now`. */
export const promotionsAt = (now: Date): SandboxPromotion[] =>
  [...newMember, ...seasonal]
    .toSorted((a, b) => a.id - b.id)
    .map(({ picture: [studio, emblem, seed], ends, ...text }) => ({
      ...text,
      imageUrl: `/art/banners/${studio}/${emblem}/${seed}.svg`,
      publishesAt: daysAgo(now, 30),
      endsAt: endOf(now, ends),
    }))
