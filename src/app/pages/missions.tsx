import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '#components/index.ts'
import { useBrand } from '#features/site/index.ts'
import { late } from '../late.tsx'
import { usePageHead } from '../page-head.ts'
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
      standIn={
        <div className="flex flex-col gap-5">
          <h1 className="type-display-md text-primary">{t`Missions`}</h1>
          <Skeleton className="h-11" />
          <Skeleton className="h-96 rounded-card!" />
        </div>
      }
    >
      <LateMissions />
    </Protected>
  )
}
