import { LotteryResults } from '#features/lottery/lottery-results.tsx'
import { ResultsList } from '#features/lottery/results-list.tsx'
import { readResults, resultsHref, type ResultsView } from '#features/lottery/results-rules.ts'
import { ThaiDraw } from '#features/lottery/thai-draw.tsx'
import { useResults } from '#features/lottery/use-results.ts'
import { useThaiDraw } from '#features/lottery/use-thai-draw.ts'
import { navigate } from '../location.ts'
import { useSearch } from '../search.ts'

/** The archive, or the Thai draws, as the address asks. */
export function LotteryResultsPart() {
  const view = readResults(useSearch())
  const onView = (next: Partial<ResultsView>) => navigate(resultsHref(next))
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
