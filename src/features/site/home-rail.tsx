import { useLingui } from '@lingui/react/macro'
import { CategoryRail } from '#components/index.ts'
import { categorySpots } from './category-spots.ts'
import type { Category } from './navigation.ts'
import { useCategoryLabels } from './use-category-labels.ts'

/** The categories of the home, each in its niche. */
export function HomeRail({ categories }: { categories: readonly Category[] }) {
  const { t } = useLingui()
  const labels = useCategoryLabels()
  if (categories.length === 0) return null
  return (
    <CategoryRail
      label={t`Categories`}
      items={categories.map(({ id, href }) => ({
        id,
        href,
        label: labels[id],
        spot: categorySpots[id],
      }))}
    />
  )
}
