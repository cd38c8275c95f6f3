import type { TableLabels } from '#components/index.ts'
import { useLingui } from '@lingui/react/macro'
import { usePageWords } from './use-page-words.ts'

/**
 * Words of a table.
 * @param unsorted how its rows come, before anybody sorts them
 */
export function useTableWords(unsorted: string): TableLabels {
  const { t } = useLingui()
  return {
    loading: t`Loading`,
    sort: t`Sort by`,
    unsorted,
    sorted: (header, desc) => (desc ? t`${header}, highest first` : t`${header}, lowest first`),
    range: (from, to, total) => t`${from} to ${to} of ${total}`,
    pages: usePageWords(),
  }
}
