import { useLingui } from '@lingui/react/macro'
import { useBrand } from '#features/site/index.ts'
import { late } from '../late.tsx'
import { usePageHead } from '../page-head.ts'
import { PageBoxes } from '../page-boxes.tsx'
import { Protected } from '../protected.tsx'

/** Never in the server's page: it draws guests. */
const LateMissions = late<object>(
  null,
  async () => (await import('../parts/missions.tsx')).MissionsPart,
)

export const body = LateMissions.load

/** Missions, leaderboard, raffle: one address, three tabs. */
export default function MissionsPage() {
  const { t } = useLingui()
  const { name } = useBrand()
  usePageHead({ title: t`Missions · ${name}`, description: t`Small things to do for points` })
  return (
    <Protected
      action="missions"
      standIn={<PageBoxes title={t`Missions`} boxes={['h-11', 'h-96 rounded-card!']} />}
    >
      <LateMissions />
    </Protected>
  )
}
