import {
  Button,
  ChevronUpIcon,
  Dialog,
  DialogBody,
  DialogTitle,
  EmptyState,
  ReceiptIcon,
  SheetContent,
  Skeleton,
  SkeletonGroup,
} from '#components/index.ts'
import { LoadFailed, type LoadFailure, useFormat } from '#features/site/index.ts'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { BetConfirm, type BetConfirmProps } from './bet-confirm.tsx'
import { BetEntry, type BetEntryProps } from './bet-entry.tsx'
import { BetFrame, type BetFrameProps } from './bet-frame.tsx'
import { BetHead, type BetHeadProps } from './bet-head.tsx'
import { BetPlays, type BetPlaysProps } from './bet-plays.tsx'
import { ProvinceChoice, type ProvinceChoiceProps } from './province-choice.tsx'
import { SlipFoot, SlipHead, SlipLines, type SlipProps, useSlipTitle } from './slip-panel.tsx'

/**
 * - `framed`: the operator's own lottery
 * - `missing`: there is no such lottery, or none that is open
 */
export const betStatuses = ['loading', 'ready', 'framed', 'missing', 'failed'] as const
export type BetStatus = (typeof betStatuses)[number]

export interface BetReady {
  status: 'ready'
  head: Omit<BetHeadProps, 'lead' | 'tickets' | 'backHref'>
  /** Whose numbers are bet on; null where there is nothing to choose. @default null */
  provinces?: ProvinceChoiceProps | null
  plays: BetPlaysProps
  entry: BetEntryProps
  slip: SlipProps
  confirm: BetConfirmProps
}

export type BetProps = { backHref: string; lead?: ReactNode; tickets?: ReactNode } & (
  | { status: 'loading' | 'missing' }
  | BetReady
  | ({ status: 'framed' } & Omit<BetFrameProps, 'backHref'>)
  | ({ status: 'failed' } & LoadFailure)
)

/** A draw and a slip for it (L1): Foyer's own screen, or what the operator's lottery shows. */
export function Bet(props: BetProps) {
  const { t } = useLingui()
  switch (props.status) {
    case 'ready':
      return <BetDesk {...props} />
    case 'framed':
      return <BetFrame {...props} />
    case 'loading':
      return <BetSkeleton />
    case 'missing':
      return (
        <EmptyState
          emblem="ticket"
          level={1}
          title={t`This lottery isn’t open`}
          actions={
            <Button variant="primary" asChild>
              <a href={props.backHref}>{t`See all lotteries`}</a>
            </Button>
          }
        >
          {t`It may have moved or be between two draws`}
        </EmptyState>
      )
    case 'failed': {
      const { code, retrying, onRetry } = props
      return (
        <LoadFailed level={1} title={t`The draw didn’t load`} {...{ code, retrying, onRetry }} />
      )
    }
  }
}

/** From 1280 px three columns, from 1024 two, below one with the slip in a sheet [22a 22b]. */
function BetDesk({ head, provinces, plays, entry, slip, confirm, ...around }: BetProps & BetReady) {
  const { t } = useLingui()
  const format = useFormat()
  const [sheet, setSheet] = useState(false)
  const alert = useRef<HTMLDivElement>(null)
  const { failures, problem } = slip
  const title = t({ message: 'Slip', context: 'lottery' })
  const count = useSlipTitle(slip.items.length)
  const total = format.money(slip.sums.total)

  // On a phone the bars give way (global.css). Were they to look for the desk themselves, by `:has`,
  // the browser would style the whole page anew with every element that comes or goes.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.desk = ''
    return () => {
      delete dataset.desk
    }
  }, [])

  // A refusal takes the focus where it is seen; on narrow screens that is in the sheet.
  useEffect(() => {
    if (failures === 0 || problem === null) return
    if (alert.current?.checkVisibility?.() === true) alert.current.focus()
    else setSheet(true)
  }, [failures, problem])
  const sent = confirm.state.status === 'placed'
  useEffect(() => {
    if (sent) setSheet(false)
  }, [sent])

  return (
    <div className="flex min-w-0 flex-col gap-5 max-md:-mx-4 max-md:-mt-3 max-md:-mb-12 max-md:min-h-dvh max-md:gap-3 short:gap-2 max-md:px-4">
      <BetHead {...head} {...around} />
      {provinces && (
        <ProvinceChoice {...provinces} className="w-full max-w-[640px] overflow-x-auto" />
      )}
      {/* What takes the focus is scrolled out from under the bar with the sum, and the keys over it. */}
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-4 max-md:flex max-md:flex-col max-md:gap-3 short:gap-2 lg:grid-cols-[minmax(0,1fr)_372px] lg:gap-5 xl:grid-cols-[224px_minmax(0,1fr)_372px] md:max-lg:[&_:is(button,input)]:scroll-mb-20 max-md:[&_:is(button,input)]:scroll-mb-80">
        <div className="min-w-0 lg:max-xl:col-span-2">
          <BetPlays {...plays} />
        </div>
        <BetEntry {...entry} />
        <aside
          aria-label={title}
          className="flex min-w-0 flex-col self-start rounded-card border border-subtle bg-surface p-5 max-lg:hidden"
        >
          <SlipHead
            {...slip}
            title={
              <h2 className="type-title-md text-primary">
                {title} <span className="font-normal text-muted">{count}</span>
              </h2>
            }
          />
          <div className="-mx-2 max-h-[min(480px,50dvh)] overflow-y-auto px-2">
            <SlipLines {...slip} />
          </div>
          <div className="pt-4">
            <SlipFoot {...slip} alertRef={alert} />
          </div>
        </aside>
      </div>
      <div className="sticky bottom-0 z-sticky -mx-4 flex items-center gap-3 border-t border-default bg-raised px-4 pt-2 pb-[max(10px,env(safe-area-inset-bottom))] md:-mx-6 md:px-6 lg:hidden">
        <Button
          variant="ghost"
          className="min-w-0 flex-1 justify-start"
          iconStart={<ReceiptIcon />}
          iconEnd={<ChevronUpIcon size="sm" />}
          onClick={() => setSheet(true)}
        >
          {title} {count}
        </Button>
        <Button variant="primary" onClick={slip.onSend}>
          {slip.items.length > 0 ? t`Send slip ${total}` : t`Send slip`}
        </Button>
      </div>
      <Dialog open={sheet} onOpenChange={setSheet}>
        <SheetContent
          side="bottom"
          closeLabel={t({ message: 'Close', context: 'dialog' })}
          aria-describedby={undefined}
        >
          <DialogBody>
            <DialogTitle variant="title">{title}</DialogTitle>
            <SlipHead {...slip} title={<span className="text-muted">{count}</span>} />
            <SlipLines {...slip} />
            <SlipFoot {...slip} />
          </DialogBody>
        </SheetContent>
      </Dialog>
      <BetConfirm {...confirm} />
    </div>
  )
}

function BetSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Loading`} className="flex flex-col gap-5">
      <div className="flex items-center gap-3">
        <Skeleton className="h-[60px] w-12" />
        <Skeleton className="h-10 w-full max-w-[260px]" />
      </div>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_372px] lg:gap-5 xl:grid-cols-[224px_minmax(0,1fr)_372px]">
        <Skeleton className="h-[44px] lg:max-xl:col-span-2 xl:h-[500px]" />
        <Skeleton className="h-[560px]" />
        <Skeleton className="h-[480px] max-lg:hidden" />
      </div>
    </SkeletonGroup>
  )
}
