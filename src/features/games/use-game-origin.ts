import type { Game } from '#contract/index.ts'
import { useCategoryLabels } from '#features/site/index.ts'
import { useLingui } from '@lingui/react/macro'
import { categoryOfType } from './game-category.ts'

/** `Krathong · Slots`. */
export function useGameOrigin({ vendorName: studio, gameType }: Game): string {
  const { t } = useLingui()
  const labels = useCategoryLabels()
  const id = categoryOfType(gameType)
  if (!id) return studio
  const category = labels[id]
  return t`${studio} · ${category}`
}
