import { useLingui } from '@lingui/react/macro'
import { useVietnam, vietnamInput } from '#features/lottery/use-vietnam.ts'
import { VietnamResults } from '#features/lottery/vietnam-results.tsx'
import { readVietnam } from '#features/lottery/vietnam-rules.ts'
import { useBrand } from '#features/site/index.ts'
import { vietnamNumbers } from '#contract/index.ts'
import { useCallback } from 'react'
import { navigate, useSearch } from '../location.ts'
import { usePageHead } from '../page-head.ts'
import { restReady } from '../rest.ts'
import { type Read, read } from '../routes.ts'

/** The day and region that the address asks for. */
export const reads = (_path: string, search: string): Read[] => [
  read(vietnamNumbers, vietnamInput(readVietnam(search))),
]

/** The Vietnam lottery's results: `/vnlottery` (section 2). */
export default function VietnamPage() {
  const { t } = useLingui()
  const { name } = useBrand()
  usePageHead({
    title: t`Vietnam results · ${name}`,
    description: t`Numbers of the Vietnam draws by region, province and day`,
  })
  const onSearch = useCallback((search: string) => {
    const go = () => navigate(`/vnlottery${search}`, { replace: true })
    // What comes next may say things that this page has not said before.
    void restReady().then(go, go)
  }, [])
  return <VietnamResults {...useVietnam(useSearch(), onSearch)} />
}
