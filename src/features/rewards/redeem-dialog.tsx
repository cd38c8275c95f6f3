import { Button, Dialog, DialogBody, DialogContent, DialogTitle, Spot } from '#components/index.ts'
import type { Answer, redeemReward } from '#contract/index.ts'
import { useFormat } from '#features/site/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { emblemOf } from './emblem.ts'
import { timesMoney } from './mall-rules.ts'
import { RedeemForm, type RedeemFormProps } from './redeem-form.tsx'
import type { RewardAction } from './reward-action.ts'

export type RedeemState = RewardAction<Answer<typeof redeemReward>>

export interface RedeemDialogProps extends RedeemFormProps {
  open: boolean
  onOpenChange(open: boolean): void
  /** How many were asked for, once it is done. */
  quantity: number
  historyHref: string
}

/** Points against a reward (C2): what it costs, the password, and what became of it [17b]. */
export function RedeemDialog({ open, onOpenChange, ...props }: RedeemDialogProps) {
  const { t } = useLingui()
  const done = props.state.status === 'done'
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size={480}
        phone="sheet"
        closeLabel={t({ message: 'Close', context: 'dialog' })}
        aria-describedby={undefined}
      >
        <DialogBody>
          <DialogTitle>{done ? t`Redeemed` : t`Redeem reward`}</DialogTitle>
          {done ? (
            <Redeemed {...props} onClose={() => onOpenChange(false)} />
          ) : (
            <RedeemForm {...props} />
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}

type RedeemedProps = Omit<RedeemDialogProps, 'open' | 'onOpenChange'> & { onClose(): void }

function Redeemed({ reward, state, quantity, historyHref, onClose }: RedeemedProps) {
  const { t } = useLingui()
  const format = useFormat()
  const ref = useRef<HTMLDivElement>(null)
  // Where a reader goes on: what they pressed is gone.
  useEffect(() => ref.current?.focus(), [])
  if (state.status !== 'done') return null
  const { title, lang, credit } = reward
  const money = credit === null ? '' : format.money(timesMoney(credit, quantity))
  const waits = state.answer.status === 'process'
  return (
    <div className="flex flex-col gap-5">
      <div
        ref={ref}
        tabIndex={-1}
        className="flex flex-col items-center gap-3 text-center outline-none"
      >
        <Spot name={emblemOf(reward.emblem)} className="h-[96px]" />
        <p className="type-title-md text-primary">
          {credit !== null && !waits ? (
            t`${money} is in your wallet`
          ) : (
            <span lang={lang}>{title}</span>
          )}
        </p>
        <p className="text-secondary">
          {waits
            ? t`We’re getting it ready. You can follow it in the redemption history`
            : t`You can see it in the redemption history`}
        </p>
      </div>
      <div className="flex flex-col gap-3">
        <Button variant="primary" size="lg" block onClick={onClose}>
          {t`OK`}
        </Button>
        <Button variant="ghost" block asChild>
          <a href={historyHref} onClick={onClose}>{t`Redemption history`}</a>
        </Button>
      </div>
    </div>
  )
}
