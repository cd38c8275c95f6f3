import { DescriptionItem, DescriptionList, Money, RichHtml, Spot } from '#components/index.ts'
import type { Reward } from '#contract/index.ts'
import { useFormat } from '#features/site/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { emblemOf } from './emblem.ts'
import { type PointsTold, timesMoney } from './mall-rules.ts'

/** What is redeemed, and how many beside it. */
export function RewardHead({ reward, children }: { reward: Reward; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <div className="grid size-[96px] shrink-0 place-items-center rounded-md bg-sunken">
        <Spot name={emblemOf(reward.emblem)} className="h-[64px]" />
      </div>
      <div className="min-w-[140px] flex-1">
        <p lang={reward.lang} className="type-title-md text-primary">
          {reward.title}
        </p>
        <p lang={reward.lang} className="type-body-sm text-secondary">
          {reward.summary}
        </p>
      </div>
      {children}
    </div>
  )
}

/** The operator's terms, as HTML of a stranger. */
export function RewardDetails({ reward: { content, lang } }: { reward: Reward }) {
  const { t } = useLingui()
  if (content === null) return null
  return (
    <RichHtml
      html={content}
      level={3}
      lang={lang}
      labels={{ table: t`Table`, newWindow: t`Opens in a new window` }}
    />
  )
}

export interface RedeemSumsProps {
  reward: Reward
  /** Null while they are asked for. */
  points: PointsTold | null
  quantity: number
}

/** What it costs, what is left, what one gets. */
export function RedeemSums({ reward, quantity, points }: RedeemSumsProps) {
  const { t } = useLingui()
  const format = useFormat()
  const cost = reward.points * quantity
  const left = points === null ? null : points.balance - cost
  const title = reward.title
  const times = format.count(quantity)
  return (
    <DescriptionList variant="lined" className="rounded-md bg-sunken px-4 py-[14px]">
      <DescriptionItem term={t`Points used`}>{format.count(cost)}</DescriptionItem>
      <DescriptionItem term={t`Points left`}>
        {left !== null && left >= 0 ? format.count(left) : '–'}
      </DescriptionItem>
      <DescriptionItem term={t`You get`}>
        {reward.credit === null ? (
          quantity > 1 ? (
            t`${times} × ${title}`
          ) : (
            <span lang={reward.lang}>{title}</span>
          )
        ) : (
          <Money>{format.money(timesMoney(reward.credit, quantity))}</Money>
        )}
      </DescriptionItem>
    </DescriptionList>
  )
}
