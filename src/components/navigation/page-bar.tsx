import type { MouseEventHandler, ReactNode, Ref } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { cx } from '../cx.ts'
import { ArrowLeftIcon } from '../media/icons/interface.ts'

export type PageBarProps = {
  /** What this page is. */
  title: string
  /** Says where back leads: "back to the member centre". */
  backLabel: string
  /** Address of the page above; without it back is a button. */
  backHref?: string
  /** Before the address is followed, or instead of one. */
  onBack?: MouseEventHandler<HTMLElement>
  /** One thing to do here, an `IconButton`; more of them belong in a menu. */
  action?: ReactNode
  className?: string
  ref?: Ref<HTMLElement>
}

/**
 * The bar of an inner page on a phone, 56 px, in the header's place: give the header `max-md:hidden` and
 * stand this beside it. Its title is the page's first heading, so the page hides its own there.
 */
export function PageBar(props: PageBarProps) {
  const { title, backLabel, backHref, onBack, action, className, ref } = props
  const arrow = <ArrowLeftIcon className="rtl:-scale-x-100" />
  return (
    <header
      ref={ref}
      data-slot="page-bar"
      className={cx(
        'sticky top-0 z-header [@media(height<22rem)]:relative flex h-[56px] items-center gap-1 border-b border-subtle bg-(--fy-header-bg) px-1 md:hidden',
        className,
      )}
    >
      {backHref === undefined ? (
        <IconButton label={backLabel} onClick={onBack}>
          {arrow}
        </IconButton>
      ) : (
        <IconButton asChild label={backLabel}>
          <a href={backHref} onClick={onBack}>
            {arrow}
          </a>
        </IconButton>
      )}
      <h1 className="min-w-0 flex-1 truncate-thai type-title-sm text-primary">{title}</h1>
      {action}
    </header>
  )
}
