import type { ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'
import { Progress } from '../feedback/progress.tsx'
import { StatusBadge } from './status-badge.tsx'

const decimal = /^\d+(?:\.\d+)?$/

/**
 * How much of a decimal string another is, in thousandths, rounded down: what is not all done must not
 * look done. Never a float.
 *
 * @returns null for what are no decimal strings; all of it when nothing is required
 */
export function shareOf(done: string, required: string): number | null {
  if (!decimal.test(done) || !decimal.test(required)) return null
  const digits = Math.max(...[done, required].map((text) => text.split('.')[1]?.length ?? 0))
  const [part, whole] = [done, required].map((text) => {
    const [units = '', rest = ''] = text.split('.')
    return BigInt(units + rest.padEnd(digits, '0'))
  }) as [bigint, bigint]
  if (part >= whole) return 1000
  return Number((part * 1000n) / whole)
}

export type TurnoverMeterProps = {
  /** Whose turnover: "turnover before withdrawal". */
  label: string
  /** What has been played through, a decimal string. */
  done: string
  /** What has to be, a decimal string. */
  required: string
  /** The words beside the bar. */
  labels: {
    /** Both amounts in words: `฿6,000 จาก ฿10,000`. */
    progress: string
    /** In the badge once all is done. */
    complete: string
    /** In the place of the amounts when they could not be had. */
    unknown: string
  }
  /** Under the bar: what is left, and what for. */
  note?: ReactNode
  className?: string
  ref?: Ref<HTMLDivElement>
}

/** How much has been played through of what a withdrawal asks for. */
export function TurnoverMeter(props: TurnoverMeterProps) {
  const { label, done, required, labels, note, className, ref } = props
  const share = shareOf(done, required)
  const complete = share === 1000
  const words = share === null ? labels.unknown : labels.progress
  return (
    <Progress
      ref={ref}
      label={label}
      value={share ?? 0}
      max={1000}
      tone={complete ? 'positive' : 'accent'}
      valueText={complete ? `${words}, ${labels.complete}` : words}
      face={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 wrap-break-word">{words}</span>
          {complete && <StatusBadge status="positive">{labels.complete}</StatusBadge>}
        </span>
      }
      note={note}
      className={cx('rounded-md border border-subtle bg-surface px-[18px] py-4', className)}
    />
  )
}
