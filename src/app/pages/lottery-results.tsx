import { useLingui } from '@lingui/react/macro'
import { readResults } from '#features/lottery/results-rules.ts'
import { resultsInput } from '#features/lottery/use-results.ts'
import { useBrand } from '#features/site/index.ts'
import { lotteryDraws, lotteryMenus, thaiDraws } from '#contract/index.ts'
import { late } from '../late.tsx'
import { usePageHead } from '../page-head.ts'
import { type Read, read } from '../routes.ts'

/** Numbers to read; filters and proofs wake with the visitor. */
const LateResults = late<object>(
  import.meta.env.SSR ? (await import('../parts/lottery-results.tsx')).LotteryResultsPart : null,
  async () => (await import('../parts/lottery-results.tsx')).LotteryResultsPart,
)

/** The page of draws that the address asks for. */
export function reads(_path: string, search: string): Read[] {
  const view = readResults(search)
  if (view.room === 'thai') return [read(thaiDraws, { pageNo: view.pageNo, pageSize: 1 })]
  return [read(lotteryDraws, resultsInput(view)), read(lotteryMenus, {})]
}

export const body = LateResults.load

/** Every draw there was, and the Thai one: `/lottery/results`. */
export default function LotteryResultsPage() {
  const { t } = useLingui()
  const { name } = useBrand()
  usePageHead({
    title: t`Lottery results · ${name}`,
    description: t`Every draw of this house, and how anybody can check it`,
  })
  return <LateResults />
}
