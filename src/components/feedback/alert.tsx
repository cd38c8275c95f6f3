import type { ComponentProps, ReactNode } from 'react'

import { cx } from '../cx.ts'
import type { Icon } from '../media/icon.tsx'
import {
  CircleAlertIcon,
  CircleCheckIcon,
  InfoIcon,
  TriangleAlertIcon,
} from '../media/icons/status.ts'

/** What a message can be about. */
export const alertAxes = { tone: ['info', 'positive', 'warning', 'negative'] } as const

/** The colour of a message, always beside an icon and words. */
export type AlertTone = (typeof alertAxes.tone)[number]

const look: Record<AlertTone, { mark: Icon; panel: string; ink: string }> = {
  info: { mark: InfoIcon, panel: 'bg-status-info-bg', ink: 'text-status-info-fg' },
  positive: {
    mark: CircleCheckIcon,
    panel: 'bg-status-positive-bg',
    ink: 'text-status-positive-fg',
  },
  warning: {
    mark: TriangleAlertIcon,
    panel: 'bg-status-warning-bg',
    ink: 'text-status-warning-fg',
  },
  negative: {
    mark: CircleAlertIcon,
    panel: 'bg-status-negative-bg',
    ink: 'text-status-negative-fg',
  },
}

export type AlertProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** @default 'info' */
  tone?: AlertTone
  /** What happened, in bold before the text. */
  title?: ReactNode
  /** Another icon, 20 px, in the tone's place. */
  icon?: ReactNode
  /** A link or a small button under the text. */
  action?: ReactNode
  /**
   * Read out when it appears, `warning` and `negative` at once. Switch it off for a message that has
   * always stood on the page. @default true
   */
  live?: boolean
  /** What to do about it. */
  children?: ReactNode
}

/** A message in the flow of the page: what happened, then what to do. */
export function Alert({
  tone = 'info',
  title,
  icon,
  action,
  live = true,
  className,
  children,
  ...rest
}: AlertProps) {
  const { mark: Mark, panel, ink } = look[tone]
  const role = tone === 'warning' || tone === 'negative' ? 'alert' : 'status'
  return (
    <div
      {...(live ? { role } : {})}
      {...rest}
      data-slot="alert"
      data-variant={tone}
      className={cx(
        'flex items-start gap-3 rounded-md px-[14px] py-3 type-body-sm text-primary forced-colors:border',
        panel,
        className,
      )}
    >
      <span className={cx('flex h-[1lh] shrink-0 items-center', ink)}>{icon ?? <Mark />}</span>
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <div className="max-w-full wrap-break-word">
          {title !== undefined && <strong className="font-semibold">{title}</strong>}
          {title !== undefined && children !== undefined && ' '}
          {children}
        </div>
        {action}
      </div>
    </div>
  )
}
