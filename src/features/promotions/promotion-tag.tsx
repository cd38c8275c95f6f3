import { ActivityIcon, CheckIcon, GiftIcon, StatusBadge } from '#components/index.ts'
import type { PromotionProgress, PromotionStatus } from '#contract/index.ts'
import { useFormat } from '#features/site/index.ts'
import { useLingui } from '@lingui/react/macro'

export interface PromotionTagProps {
  status: PromotionStatus
  /** Says how much is left instead of "joined". */
  progress?: PromotionProgress | null
}

/** How somebody stands to a promotion, in a word or two. */
export function PromotionTag({ status, progress = null }: PromotionTagProps) {
  const { t } = useLingui()
  const format = useFormat()
  switch (status) {
    case 'join':
      return null
    case 'signed': {
      if (progress === null) return <StatusBadge status="positive">{t`Joined`}</StatusBadge>
      const left = format.count(Math.max(0, progress.target - progress.done))
      const { unit } = progress
      return (
        <StatusBadge status="info" icon={<ActivityIcon size="sm" />}>
          {t`${left} ${unit} left`}
        </StatusBadge>
      )
    }
    case 'claim':
      return (
        <StatusBadge status="positive" icon={<GiftIcon size="sm" />}>
          {t`Ready to claim`}
        </StatusBadge>
      )
    case 'applying':
      return (
        <StatusBadge status="warning">
          {t({ message: 'Applying', context: 'promotion' })}
        </StatusBadge>
      )
    case 'process':
      return (
        <StatusBadge status="info">
          {t({ message: 'In progress', context: 'promotion' })}
        </StatusBadge>
      )
    case 'rejected':
      return <StatusBadge status="negative">{t`Not approved`}</StatusBadge>
    case 'issued':
      return (
        <StatusBadge status="neutral" icon={<CheckIcon size="sm" />}>
          {t({ message: 'Issued', context: 'promotion' })}
        </StatusBadge>
      )
    case 'claimed':
      return (
        <StatusBadge status="neutral" icon={<CheckIcon size="sm" />}>
          {t({ message: 'Claimed', context: 'promotion' })}
        </StatusBadge>
      )
    case 'close':
      return (
        <StatusBadge status="neutral">{t({ message: 'Ended', context: 'promotion' })}</StatusBadge>
      )
  }
}
