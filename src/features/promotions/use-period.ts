import { useFormat } from '#features/site/index.ts'
import { useLingui } from '@lingui/react/macro'

/** Until when a promotion runs, as its card says it. */
export function usePeriod(): (promotion: {
  endsAt: string | null
  schedule: string | null
}) => string {
  const { t } = useLingui()
  const format = useFormat()
  return ({ endsAt, schedule }) => {
    if (schedule !== null) return schedule
    if (endsAt === null) return t`No end date`
    const date = format.date(endsAt)
    return t`Until ${date}`
  }
}
