import { useFormat } from '#features/site/index.ts'
import { useLingui } from '@lingui/react/macro'

export interface PromotionPeriodProps {
  promotion: { endsAt: string | null; schedule: string | null; lang?: string | undefined }
}

/** Until when a promotion runs, as its card says it. */
export function PromotionPeriod({ promotion: { endsAt, schedule, lang } }: PromotionPeriodProps) {
  const { t } = useLingui()
  const format = useFormat()
  if (schedule !== null) return <span lang={lang}>{schedule}</span>
  if (endsAt === null) return t`No end date`
  const date = format.date(endsAt)
  return t`Until ${date}`
}
