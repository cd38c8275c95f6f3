import type { ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'
import type { Icon } from '../media/icon.tsx'
import { CheckIcon, XIcon } from '../media/icons/interface.ts'
import { ClockIcon, HourglassIcon } from '../media/icons/status.ts'

export const timelineItemAxes = { status: ['done', 'now', 'next', 'rejected'] } as const

type Status = (typeof timelineItemAxes.status)[number]

const look: Record<Status, { mark: Icon; node: string; line: string; words: string }> = {
  done: {
    mark: CheckIcon,
    node: 'bg-status-positive-bg text-status-positive-fg',
    line: 'before:bg-status-positive-solid',
    words: 'text-primary',
  },
  now: {
    mark: HourglassIcon,
    node: 'bg-action-primary-bg text-action-primary-fg',
    line: 'before:bg-(--fy-color-border-default)',
    words: 'text-primary',
  },
  next: {
    mark: ClockIcon,
    node: 'text-muted inset-ring-[1.5px] inset-ring-control',
    line: 'before:bg-(--fy-color-border-default)',
    words: 'text-muted',
  },
  rejected: {
    mark: XIcon,
    node: 'bg-status-negative-bg text-status-negative-fg',
    line: 'before:bg-(--fy-color-border-default)',
    words: 'text-primary',
  },
}

export type TimelineProps = {
  /** Names the list: "withdrawal WD-1120". */
  label: string
  /** `TimelineItem`s, first things first. */
  children: ReactNode
  className?: string
  ref?: Ref<HTMLOListElement>
}

/** Steps that something has taken and has yet to take. */
export function Timeline({ label, children, className, ref }: TimelineProps) {
  return (
    <ol ref={ref} data-slot="timeline" aria-label={label} className={cx('min-w-0', className)}>
      {children}
    </ol>
  )
}

export type TimelineItemProps = {
  /** How far this step is. */
  status: Status
  /** The status in words, for those who do not see the node: "done". */
  statusLabel: string
  /** What happens in it. */
  title: ReactNode
  /** When, or how long it takes; anything else about it. */
  children?: ReactNode
  /** Another 16 px icon in the status' place. */
  icon?: ReactNode
  className?: string
  ref?: Ref<HTMLLIElement>
}

/** One step: a node of 28 px, a title, and when. */
export function TimelineItem(props: TimelineItemProps) {
  const { status, statusLabel, title, children, icon, className, ref } = props
  const { mark: Mark, node, line, words } = look[status]
  return (
    <li
      ref={ref}
      data-slot="timeline-item"
      data-state={status}
      aria-current={status === 'now' ? 'step' : undefined}
      className={cx(
        'relative ps-[44px] pb-[22px] last:pb-0',
        'before:absolute before:start-[13px] before:top-[28px] before:bottom-0 before:w-0.5 last:before:hidden forced-colors:before:bg-[CanvasText]',
        line,
        className,
      )}
    >
      <span
        className={cx(
          'absolute start-0 top-0 grid size-[28px] place-items-center rounded-full forced-colors:border',
          node,
        )}
      >
        {icon ?? <Mark size="sm" />}
      </span>
      <p className={cx('type-title-sm wrap-break-word', words)}>
        {title}
        <span className="sr-only">{` (${statusLabel})`}</span>
      </p>
      {children !== undefined && (
        <div className={cx('type-caption', status === 'next' ? 'text-muted' : 'text-secondary')}>
          {children}
        </div>
      )}
    </li>
  )
}
