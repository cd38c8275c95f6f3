import { useLingui } from '@lingui/react/macro'
import { useBrand } from '#features/site/index.ts'
import { late } from '../late.tsx'
import { usePageHead } from '../page-head.ts'
import { PageBoxes } from '../page-boxes.tsx'
import { Protected } from '../protected.tsx'

/** Never in the server's page: it draws guests. */
const LateRecord = late<object>(
  null,
  async () => (await import('../parts/betting-record.tsx')).BettingRecordPart,
)

export const body = LateRecord.load

/** A page of the member centre (decision 13). */
export default function BettingRecordPage() {
  const { t } = useLingui()
  const { name } = useBrand()
  usePageHead({
    title: t`Betting record · ${name}`,
    description: t`Rounds and lottery tickets appear here. Demo play doesn’t`,
  })
  return (
    // As tall as the screen from the first: rows that come push no footer down in sight.
    <div className="flow-root min-h-svh">
      <Protected
        action="bets"
        standIn={
          <PageBoxes title={t`Betting record`} boxes={['h-11', 'h-20', 'h-96 rounded-card!']} />
        }
      >
        <LateRecord />
      </Protected>
    </div>
  )
}
