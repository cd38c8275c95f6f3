import type { PaginationProps } from '#components/index.ts'
import { useLingui } from '@lingui/react/macro'

/** Words of a list's pages. */
export function usePageWords(): PaginationProps['labels'] {
  const { t } = useLingui()
  return {
    nav: t`Pages`,
    previous: t`Previous page`,
    next: t`Next page`,
    page: (page) => t`Page ${page}`,
  }
}
