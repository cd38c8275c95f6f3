import type { GameType } from '#contract/index.ts'
import { type CategoryId, categoryIds, categoryTypes } from '#features/site/index.ts'

/** The category that games of a type are found in; null for a type that the house has no room for. */
export const categoryOfType = (type: GameType): CategoryId | null =>
  categoryIds.find((id) => id !== 'hot' && categoryTypes[id] === type) ?? null
