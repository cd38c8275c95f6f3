import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/**
 * How many games a search or a filter left, in words; '' while that is not known.
 * The lobby's heading shows it, and its results say it to who listens.
 */
export function useFound(count: number | undefined): string {
  const { t } = useLingui()
  return count === undefined
    ? ''
    : t`${plural(count, { one: '# game found', other: '# games found' })}`
}
