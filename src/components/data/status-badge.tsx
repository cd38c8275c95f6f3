import type { ReactNode, Ref } from 'react'
import type { Icon } from '../media/icon.tsx'
import { CheckIcon, MinusIcon, XIcon } from '../media/icons/interface.ts'
import { ClockIcon, HourglassIcon } from '../media/icons/status.ts'
import { Badge } from './badge.tsx'

const marks: Record<(typeof statusBadgeAxes.status)[number], Icon> = {
  positive: CheckIcon,
  warning: HourglassIcon,
  negative: XIcon,
  info: ClockIcon,
  neutral: MinusIcon,
}

export const statusBadgeAxes = {
  status: ['positive', 'warning', 'negative', 'info', 'neutral'],
} as const

export type StatusBadgeProps = {
  /** The word for the state, one or two: "received". */
  children: ReactNode
  /** How good or bad it is: done, on its way, refused, waiting, over. */
  status: (typeof statusBadgeAxes.status)[number]
  /** Another 16 px icon in the status' place. */
  icon?: ReactNode
  className?: string
  ref?: Ref<HTMLSpanElement>
}

/** What became of a thing: a word and an icon, and only then a colour. */
export function StatusBadge({ children, status, icon, className, ref }: StatusBadgeProps) {
  const Mark = marks[status]
  return (
    <Badge ref={ref} tone={status} icon={icon ?? <Mark size="sm" />} className={className}>
      {children}
    </Badge>
  )
}
