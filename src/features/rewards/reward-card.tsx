import { Badge, Button, LockIcon, Spot, XIcon } from '#components/index.ts'
import { cx } from '#components/cx.ts'
import type { Reward } from '#contract/index.ts'
import { useFormat } from '#features/site/index.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { emblemOf } from './emblem.ts'
import type { RewardStanding } from './mall-rules.ts'
import { Points } from './points.tsx'

export interface RewardCardProps {
  reward: Reward
  standing: RewardStanding
  /** Somebody wants to redeem it, or to read more about it. */
  onOpen(): void
  /** Somebody is about to. */
  onNear?: (() => void) | undefined
}

/** A reward on the shelf [17a]; what cannot be had is drawn faint and says why. */
export function RewardCard({ reward, standing, onOpen, onNear }: RewardCardProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { title } = reward
  const open = standing === 'open'
  return (
    <article
      className={cx(
        'relative flex h-full min-w-0 flex-col overflow-hidden rounded-card border border-subtle bg-surface transition-colors hover:border-default',
        'has-[[data-part=open]:focus-visible]:outline-3 has-[[data-part=open]:focus-visible]:outline-offset-2 has-[[data-part=open]:focus-visible]:outline-focus',
      )}
    >
      <div className="grid h-[112px] place-items-center bg-sunken md:h-[148px]">
        <Spot name={emblemOf(reward.emblem)} className={cx('h-[96px]', !open && 'opacity-55')} />
      </div>
      <div className="flex flex-1 flex-col gap-1 px-3 pt-3 pb-3 md:px-4 md:pt-[14px] md:pb-4">
        <h2 className="type-title-sm text-primary md:type-title-md">
          <button
            type="button"
            data-part="open"
            lang={reward.lang}
            aria-haspopup="dialog"
            className="max-w-full text-start outline-none after:absolute after:inset-0 after:rounded-card"
            onClick={onOpen}
            onPointerEnter={onNear}
            onFocus={onNear}
          >
            {title}
          </button>
        </h2>
        <Facts reward={reward} />
        <div className="mt-auto flex min-h-control-sm flex-wrap items-center justify-between gap-x-3 gap-y-2 pt-3">
          <Points>{format.count(reward.points)}</Points>
          {open ? (
            // The title opens the same: for the keyboard that is enough.
            <Button
              size="sm"
              className="relative z-1 max-md:w-full"
              aria-label={t`Redeem ${title}`}
              onClick={onOpen}
              onPointerEnter={onNear}
            >
              {t({ message: 'Redeem', context: 'button' })}
            </Button>
          ) : (
            <Why reward={reward} standing={standing} />
          )}
        </div>
      </div>
    </article>
  )
}

/** Below so many left it is worth saying. */
const worthSaying = 500

function Facts({ reward: { summary, lang, stock } }: Pick<RewardCardProps, 'reward'>) {
  const { t } = useLingui()
  const format = useFormat()
  const few = stock ?? 0
  const left = stock !== null && stock > 0 && stock <= worthSaying ? format.count(stock) : null
  return (
    <p className="type-caption text-muted">
      <span lang={lang}>{summary}</span>
      {left !== null && (
        <>
          <br />
          {t`${plural(few, { one: `${left} left`, other: `${left} left` })}`}
        </>
      )}
    </p>
  )
}

function Why({ reward, standing }: Pick<RewardCardProps, 'reward' | 'standing'>) {
  const { t } = useLingui()
  const rank = reward.minRank ?? 0
  if (standing === 'sold-out') {
    return <Badge icon={<XIcon size="sm" />}>{t({ message: 'Sold out', context: 'reward' })}</Badge>
  }
  return (
    <Badge tone="line" icon={<LockIcon size="sm" />}>
      {standing === 'rank' ? t`VIP ${rank} and above` : t`Not enough points`}
    </Badge>
  )
}
