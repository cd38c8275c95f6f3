import { useLingui } from '@lingui/react/macro'
import { LotteryResults } from '#features/lottery/lottery-results.tsx'
import { ResultsList } from '#features/lottery/results-list.tsx'
import { readResults, resultsHref, type ResultsView } from '#features/lottery/results-rules.ts'
import { ThaiDraw } from '#features/lottery/thai-draw.tsx'
import { resultsInput, useResults } from '#features/lottery/use-results.ts'
import { useThaiDraw } from '#features/lottery/use-thai-draw.ts'
import { useBrand } from '#features/site/index.ts'
import { lotteryDraws, lotteryMenus, thaiDraws } from '#contract/index.ts'
import { useCallback } from 'react'
import { navigate, useSearch } from '../location.ts'
import { usePageHead } from '../page-head.ts'
import { restReady } from '../rest.ts'
import { type Read, read } from '../routes.ts'

/** The page of draws that the address asks for. */
export function reads(_path: string, search: string): Read[] {
  const view = readResults(search)
  if (view.room === 'thai') return [read(thaiDraws, { pageNo: view.pageNo, pageSize: 1 })]
  return [read(lotteryDraws, resultsInput(view)), read(lotteryMenus, {})]
}

/** Every draw there was, and the Thai one: `/lottery/results`. */
export default function LotteryResultsPage() {
  const { t } = useLingui()
  const { name } = useBrand()
  usePageHead({
    title: t`Lottery results · ${name}`,
    description: t`Every draw of this house, and how anybody can check it`,
  })
  const view = readResults(useSearch())
  const onView = useCallback((next: Partial<ResultsView>) => {
    const go = () => navigate(resultsHref(next))
    // What comes next may say things that this page has not said before.
    void restReady().then(go, go)
  }, [])
  return (
    <LotteryResults room={view.room} onRoom={(room) => onView({ room })}>
      {view.room === 'thai' ? <Thai pageNo={view.pageNo} /> : <All view={view} onView={onView} />}
    </LotteryResults>
  )
}

function All({ view, onView }: { view: ResultsView; onView(next: ResultsView): void }) {
  return <ResultsList {...useResults(view)} filter={view} onFilter={onView} />
}

function Thai({ pageNo }: { pageNo: number }) {
  return <ThaiDraw {...useThaiDraw(pageNo)} />
}
