import { CoinsIcon, Money } from '#components/index.ts'
import { cx } from '#components/cx.ts'
import { useLingui } from '@lingui/react/macro'

const sizes = { md: 'type-title-md', lg: 'type-title-lg' } as const

export interface PointsProps {
  /** The number, formatted. */
  children: string
  /** @default 'md' */
  size?: keyof typeof sizes
  className?: string
}

/** A number of points: brass figures beside a muted coin, said with its unit. */
export function Points({ children, size = 'md', className }: PointsProps) {
  const { t } = useLingui()
  return (
    <span className={cx('inline-flex items-center gap-[7px]', sizes[size], className)}>
      <span className="text-muted">
        <CoinsIcon />
      </span>
      <Money>{children}</Money>
      <span className="sr-only">{t`points`}</span>
    </span>
  )
}
