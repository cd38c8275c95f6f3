import type { ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'

const looks = {
  plain: 'gap-y-4',
  lined: 'divide-y divide-subtle *:py-[10px] *:first:pt-0 *:last:pb-0',
} as const

export const descriptionListAxes = {
  variant: ['plain', 'lined'],
} as const satisfies { variant: (keyof typeof looks)[] }

export type DescriptionListProps = {
  /** `DescriptionItem`s. */
  children: ReactNode
  /** `lined` parts the rows with hairlines, for sums. @default 'plain' */
  variant?: (typeof descriptionListAxes.variant)[number]
  className?: string
  ref?: Ref<HTMLDListElement>
}

/** Facts about one thing: its name left, what it is right. */
export function DescriptionList(props: DescriptionListProps) {
  const { children, variant = 'plain', className, ref } = props
  return (
    <dl
      ref={ref}
      data-slot="description-list"
      data-variant={variant}
      className={cx('grid min-w-0 grid-cols-[minmax(0,1fr)]', looks[variant], className)}
    >
      {children}
    </dl>
  )
}

export type DescriptionItemProps = {
  /** What is described. */
  term: ReactNode
  /** What it is; nothing shows as a dash. */
  children?: ReactNode
  /** The row that counts: the sum. @default false */
  strong?: boolean
  className?: string
  ref?: Ref<HTMLDivElement>
}

/** One fact; where both have no room in one line, what it is goes under its name. */
export function DescriptionItem(props: DescriptionItemProps) {
  const { term, children, strong = false, className, ref } = props
  const missing = children === undefined || children === null || children === ''
  return (
    <div
      ref={ref}
      data-slot="description-item"
      className={cx('flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5', className)}
    >
      <dt
        className={cx(
          'min-w-0',
          strong ? 'type-title-sm text-primary' : 'type-body-sm text-secondary',
        )}
      >
        {term}
      </dt>
      <dd
        className={cx(
          'min-w-0 text-primary tabular-nums',
          strong ? 'type-title-sm' : 'type-body-sm',
        )}
      >
        {missing ? '—' : children}
      </dd>
    </div>
  )
}
