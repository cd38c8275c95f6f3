import {
  CountdownText,
  Progress,
  Skeleton,
  SkeletonGroup,
  StatusBadge,
  Surface,
} from '#components/index.ts'
import type { PromotionDetails } from '#contract/index.ts'
import { useFormat } from '#features/site/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { PromotionAlert } from './promotion-alert.tsx'
import type { PromotionProblem } from './promotion-problem.ts'
import { PromotionButton } from './promotion-button.tsx'
import { countdownTo } from './promotion-rules.ts'
import { PromotionTag } from './promotion-tag.tsx'
import { usePanelWords } from './use-panel-words.ts'

/** Every way the panel can look: section 4's statuses, and two promotions without one. */
export const promotionPanelStatuses = [
  'join',
  'claim',
  'applying',
  'close',
  'rejected',
  'issued',
  'claimed',
  'process',
  'signed',
  'auto',
  'elsewhere',
] as const
export type PromotionPanelStatus = (typeof promotionPanelStatuses)[number]

export interface PromotionPanelProps {
  status: PromotionPanelStatus
  promotion: PromotionDetails
  /** Epoch ms on the server's clock: whether the end is near enough to count down to. */
  now: number
  /** What the server's clock is ahead of this device's, ms. @default 0 */
  clockOffset?: number
  /** A press is under way. */
  busy?: boolean
  /** What the last press came to. */
  problem?: PromotionProblem | null
  /** How often a press has failed. */
  failures?: number
  onJoin?(): void
  onClaim?(): void
  onApply?(): void
  /** The end has come while somebody was looking. */
  onEnd?(): void
}

/** How one stands to a promotion, and what there is to do about it (16b). */
export function PromotionPanel(props: PromotionPanelProps) {
  const { status, promotion, now, clockOffset = 0, problem = null, failures = 0, onEnd } = props
  const { t } = useLingui()
  const words = usePanelWords(status, promotion)
  const id = useId()
  const alert = useRef<HTMLDivElement>(null)
  const focus = useEffectEvent(() => alert.current?.focus())
  useEffect(() => {
    if (failures > 0) focus()
  }, [failures])
  const tag = status === 'auto' || status === 'elsewhere' ? null : status
  const counted = status === 'signed' && promotion.progress !== null
  const open = status === 'join' || status === 'claim' || status === 'signed'
  const end = open ? countdownTo(promotion.endsAt, now) : null
  return (
    <Surface className="p-5 md:p-6">
      <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h2 id={id} className="min-w-0 type-title-md text-primary">
            {words.title}
          </h2>
          {counted ? (
            <StatusBadge status="info">{t`Joined`}</StatusBadge>
          ) : (
            tag && <PromotionTag status={tag} />
          )}
        </div>
        {problem && <PromotionAlert ref={alert} problem={problem} failures={failures} />}
        {counted && promotion.progress && <Done {...promotion.progress} />}
        {words.amount && (
          <p className="type-title-lg text-[1.75rem] font-bold text-value tabular-nums">
            {words.amount}
          </p>
        )}
        <p className="type-body-sm text-secondary wrap-break-word">{words.text}</p>
        {words.reply && (
          <blockquote className="border-s-2 border-default ps-3 type-body-sm wrap-break-word text-primary">
            {words.reply}
          </blockquote>
        )}
        {end !== null && (
          <p className="flex flex-wrap items-center gap-x-2 type-body-sm text-secondary">
            {t`Ends in`}
            <CountdownText
              className="font-semibold text-primary"
              deadline={end}
              clockOffset={clockOffset}
              onEnd={onEnd}
              labels={{
                name: t`Ends in`,
                soon: t`Ends soon`,
                lastMinute: t`One minute left`,
                over: t({ message: 'Ended', context: 'promotion' }),
              }}
            />
          </p>
        )}
        <div className="pt-1 empty:hidden max-md:hidden">
          <PromotionButton {...props} />
        </div>
      </section>
    </Surface>
  )
}

/** 136 of 200 rounds, and what is left. */
function Done({ done, target, unit }: NonNullable<PromotionDetails['progress']>) {
  const { t } = useLingui()
  const format = useFormat()
  const [is, whole] = [format.count(done), format.count(target)]
  const left = format.count(Math.max(0, target - done))
  return (
    <div>
      <p aria-hidden="true" className="pb-2 text-secondary">
        <span className="type-title-lg text-[1.75rem] font-bold text-primary tabular-nums">
          {is}
        </span>{' '}
        {t({ message: `of ${whole} ${unit}`, comment: 'stands after a large number: 136' })}
      </p>
      <Progress
        variant="bare"
        label={t`Progress`}
        value={done}
        max={target}
        valueText={t`${is} of ${whole} ${unit}`}
        tone={done >= target ? 'positive' : 'accent'}
      />
      <p className="pt-2 type-caption text-muted">{t`${left} ${unit} to go`}</p>
    </div>
  )
}

/** The panel while it is not known yet who looks at it. */
export function PromotionPanelSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Loading`}>
      <Skeleton className="h-[180px] rounded-card!" />
    </SkeletonGroup>
  )
}
