import {
  Alert,
  Button,
  DescriptionItem,
  DescriptionList,
  Link,
  Money,
  ShieldCheckIcon,
  Undo2Icon,
} from '#components/index.ts'
import { useFormat } from '#features/site/index.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react'
import { BetAlert } from './bet-alert.tsx'
import type { BetProblem } from './bet-problem.ts'
import { Proof, type ProofProps } from './proof.tsx'
import type { SlipItem, SlipSums } from './slip-rules.ts'
import { SlipRow } from './slip-row.tsx'
import { keyOf } from './slip-state.ts'

export interface SlipProps {
  items: readonly SlipItem[]
  sums: SlipSums
  min: string
  max: string
  /** What is left once it is sent; null for who is not in, or while it is asked for. */
  balanceAfter: string | null
  /** The draw that it is for, and what binds the house to its numbers. */
  draw: Pick<ProofProps, 'drawId' | 'commitment'>
  /** The last press took something off, which can be put back. */
  canUndo: boolean
  /** Whether bets are taken now. */
  open: boolean
  /** Its lines wait to go on the draw that follows. */
  awaitsNext: boolean
  /** Minutes before the close until which a ticket can be cancelled; null where it cannot. */
  cancelMinutes: number | null
  /** Why the last press on send came to nothing. */
  problem: BetProblem | null
  failures: number
  onStake(key: string, stake: string): void
  onRemove(key: string): void
  onClear(): void
  onUndo(): void
  onSend(): void
  /** Makes it a slip of the draw that follows. */
  onNextDraw(): void
  /** Its lines stay with this draw after all. */
  onThisDraw(): void
  onTickets?(): void
}

/** How many there are on it, and how to empty it. */
export function SlipHead({
  items,
  canUndo,
  onClear,
  onUndo,
  title,
}: SlipProps & { title: ReactNode }) {
  const { t } = useLingui()
  const head = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  // What was pressed is gone; what takes its place is one Tab away, and not pressed by mistake.
  useLayoutEffect(() => {
    if (pressed.current) head.current?.focus()
    pressed.current = false
  }, [items])
  const then = (press: () => void) => () => {
    pressed.current = true
    press()
  }
  return (
    <div
      ref={head}
      tabIndex={-1}
      className="flex min-h-[44px] items-center gap-2 border-b border-subtle pb-2 outline-none"
    >
      <div className="min-w-0 flex-1">{title}</div>
      {canUndo && (
        <Button variant="ghost" iconStart={<Undo2Icon />} onClick={then(onUndo)}>
          {t({ message: 'Undo', context: 'slip' })}
        </Button>
      )}
      {items.length > 0 && (
        <Button variant="ghost" onClick={then(onClear)}>{t`Clear the slip`}</Button>
      )}
    </div>
  )
}

/** The words of a slip's title. */
export function useSlipTitle(count: number): string {
  const { t } = useLingui()
  return t`${plural(count, { one: '# line', other: '# lines' })}`
}

/** The numbers that are bet on [22a]. */
export function SlipLines({ items, min, max, onStake, onRemove }: SlipProps) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const removed = useRef<number | null>(null)
  // The button that had the focus is gone with its row: that of the next one takes it, or the box.
  useLayoutEffect(() => {
    const { current: place } = removed
    removed.current = null
    if (place === null) return
    const buttons = box.current?.querySelectorAll<HTMLElement>('[data-part=remove]') ?? []
    const next = buttons[Math.min(place, buttons.length - 1)] ?? box.current
    next?.focus()
  }, [items])
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {items.length === 0 ? (
        <p className="py-6 text-center text-secondary">{t`Choose numbers and they appear here`}</p>
      ) : (
        <ul aria-label={t({ message: 'Slip', context: 'lottery' })} className="flex flex-col">
          {items.map((item, place) => (
            <SlipRow
              key={keyOf(item.line)}
              item={item}
              min={min}
              max={max}
              onStake={(stake) => onStake(keyOf(item.line), stake)}
              onRemove={() => {
                removed.current = place
                onRemove(keyOf(item.line))
              }}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

/** What it costs, what it can bring, and the only primary of the page, which prints the sum. */
export function SlipFoot({
  items,
  sums,
  balanceAfter,
  draw,
  open,
  awaitsNext,
  cancelMinutes,
  problem,
  failures,
  alertRef,
  onSend,
  onNextDraw,
  onThisDraw,
}: SlipProps & { alertRef?: Ref<HTMLDivElement> }) {
  const { t } = useLingui()
  const format = useFormat()
  const lines = items.length
  const total = format.money(sums.total)
  const short = balanceAfter?.startsWith('-') ?? false
  return (
    <div className="flex flex-col gap-4">
      <DescriptionList>
        <DescriptionItem
          term={t`${plural(lines, { one: 'Total, # line', other: 'Total, # lines' })}`}
        >
          <span translate="no">{total}</span>
        </DescriptionItem>
        <DescriptionItem term={t`Highest win`}>
          <Money className="font-normal">{format.money(sums.highest)}</Money>
        </DescriptionItem>
        <DescriptionItem term={t`Balance after`}>
          {balanceAfter !== null && (
            <span translate="no" className={short ? 'text-negative' : undefined}>
              {format.money(balanceAfter)}
            </span>
          )}
        </DescriptionItem>
      </DescriptionList>
      {problem && (
        <BetAlert ref={alertRef} problem={problem} failures={failures} onNextDraw={onNextDraw} />
      )}
      {(!open || awaitsNext) && !problem && lines > 0 && (
        <Alert
          tone={awaitsNext ? 'info' : 'warning'}
          action={
            // One button for both: whoever pressed it by keyboard is still on it.
            <Link asChild>
              <button type="button" onClick={awaitsNext ? onThisDraw : onNextDraw}>
                {awaitsNext ? t({ message: 'Undo', context: 'slip' }) : t`Use it for the next draw`}
              </button>
            </Link>
          }
        >
          {awaitsNext
            ? t`Once this draw is over, your slip moves to the next one`
            : t`This draw is closed. Your slip is kept`}
        </Alert>
      )}
      <Button variant="primary" size="lg" block onClick={onSend}>
        {lines > 0 ? t`Send slip ${total}` : t`Send slip`}
      </Button>
      {cancelMinutes !== null && (
        <p className="flex items-start gap-2 type-caption text-muted">
          <span className="flex h-[1lh] shrink-0 items-center">
            <ShieldCheckIcon size="sm" />
          </span>
          {t`You can cancel it until ${plural(cancelMinutes, { one: '# minute', other: '# minutes' })} before the close`}
        </p>
      )}
      <Proof {...draw} status="none" seed={null} />
    </div>
  )
}
