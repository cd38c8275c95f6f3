import {
  Button,
  DescriptionItem,
  DescriptionList,
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogTitle,
  Field,
  Form,
  Money,
  NumberInput,
  Spot,
} from '#components/index.ts'
import type { Answer, convertPoints } from '#contract/index.ts'
import { useFormat, useLocale } from '#features/site/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { convertFault, type ConvertRate, creditOf, mostToConvert } from './mall-rules.ts'
import type { RewardAction } from './reward-action.ts'
import { FocusedRewardAlert } from './reward-alert.tsx'

export type ConvertState = RewardAction<Answer<typeof convertPoints>>

export interface ConvertDialogProps {
  open: boolean
  onOpenChange(open: boolean): void
  rate: ConvertRate
  /** Points there are. */
  balance: number
  state: ConvertState
  onSubmit(points: number): void
  /** Asks in whose session has ended meanwhile. */
  onLogin(): void
}

/** Points become play credit (C2): how many, and what they are worth before anything is pressed. */
export function ConvertDialog({ open, onOpenChange, ...props }: ConvertDialogProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { rate, state } = props
  const step = format.count(rate.points)
  const credit = format.money(rate.credit)
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size={440}
        phone="sheet"
        closeLabel={t({ message: 'Close', context: 'dialog' })}
      >
        <DialogBody>
          <DialogTitle>{t`Convert to credit`}</DialogTitle>
          <DialogDescription>{t`${step} points are ${credit} of play credit`}</DialogDescription>
          {state.status === 'done' ? (
            <Converted credit={state.answer.credit} onClose={() => onOpenChange(false)} />
          ) : (
            <ConvertForm {...props} />
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}

type FormProps = Omit<ConvertDialogProps, 'open' | 'onOpenChange'>

function ConvertForm({ rate, balance, state, onSubmit, onLogin }: FormProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { locale } = useLocale()
  const most = mostToConvert(rate, balance)
  const [points, setPoints] = useState<number | null>(most || null)
  const [pressed, setPressed] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const fault = convertFault(points, rate, balance)
  const minimum = format.count(rate.minimum)
  const maximum = format.count(rate.maximum)
  const step = format.count(rate.points)
  const have = format.count(balance)
  const words = {
    none: t`Enter how many points`,
    minimum: t`Convert ${minimum} points or more`,
    maximum: t`Convert ${maximum} points or fewer at once`,
    step: t`Enter a multiple of ${step}`,
    short: t`You have ${have} points`,
  }
  return (
    <Form
      summary={
        state.status === 'refused' && (
          <FocusedRewardAlert problem={state.problem} failures={state.failures} onLogin={onLogin} />
        )
      }
      onSubmit={(event) => {
        event.preventDefault()
        setPressed(true)
        if (fault === null && points !== null) onSubmit(points)
        else input.current?.focus()
      }}
    >
      <Field
        label={t`Points`}
        hint={t`You have ${have} points`}
        error={pressed && fault !== null ? words[fault] : undefined}
        required
      >
        <NumberInput
          ref={input}
          value={points}
          onValueChange={setPoints}
          min={rate.minimum}
          max={Math.max(rate.minimum, most)}
          step={rate.points}
          locale={locale}
          decreaseLabel={t`Fewer points`}
          increaseLabel={t`More points`}
        />
      </Field>
      <DescriptionList variant="lined" className="rounded-md bg-sunken px-4 py-[14px]">
        <DescriptionItem term={t`Points left`}>
          {fault === null && points !== null ? format.count(balance - points) : '–'}
        </DescriptionItem>
        <DescriptionItem term={t`You get`}>
          {fault === null && points !== null ? (
            <Money>{format.money(creditOf(points, rate))}</Money>
          ) : (
            '–'
          )}
        </DescriptionItem>
      </DescriptionList>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        busy={state.status === 'sending'}
        busyLabel={t`Converting`}
      >
        {t`Convert to credit`}
      </Button>
    </Form>
  )
}

function Converted({ credit, onClose }: { credit: string; onClose(): void }) {
  const { t } = useLingui()
  const format = useFormat()
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => ref.current?.focus(), [])
  const money = format.money(credit)
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      <Spot name="coin" className="h-[96px]" />
      <p ref={ref} tabIndex={-1} className="type-title-md text-primary outline-none">
        {t`${money} is in your wallet`}
      </p>
      <Button variant="primary" size="lg" block onClick={onClose}>
        {t`OK`}
      </Button>
    </div>
  )
}
