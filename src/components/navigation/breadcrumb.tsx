import { Fragment, type MouseEventHandler, type Ref, useEffect, useRef, useState } from 'react'
import { cx } from '../cx.ts'
import { ChevronRightIcon } from '../media/icons/first.ts'
import { EllipsisIcon } from '../media/icons/interface.ts'

export type BreadcrumbItem = {
  id: string
  label: string
  /** BCP 47, where the label is in another language than the page. */
  lang?: string | undefined
  href: string
  onClick?: MouseEventHandler<HTMLAnchorElement>
}

export type BreadcrumbProps = {
  /** Names the navigation: "where you are". */
  label: string
  /** The way here, from the top; the last one is this page and leads nowhere. */
  items: readonly BreadcrumbItem[]
  /** Says what the dots do: "show every step". */
  expandLabel: string
  className?: string
  ref?: Ref<HTMLElement>
}

const divide = <ChevronRightIcon size="sm" className="text-muted rtl:-scale-x-100" />

const step = 'flex min-w-0 max-w-full items-center gap-1'

/**
 * The way from the top to this page. Where it has less than 480 px, the steps between the first and the
 * one above this page fold into dots; the dots bring them back, on as many lines as they need.
 */
export function Breadcrumb({ label, items, expandLabel, className, ref }: BreadcrumbProps) {
  const [open, setOpen] = useState(false)
  const second = useRef<HTMLAnchorElement>(null)
  const folds = items.length > 3 && !open

  useEffect(() => {
    // The dots are gone, and the focus was on them.
    if (open) second.current?.focus()
  }, [open])

  return (
    <nav
      ref={ref}
      data-slot="breadcrumb"
      aria-label={label}
      className={cx('@container min-w-0', className)}
    >
      <ol className="flex flex-wrap items-center gap-x-1 type-label">
        {items.map((item, at) => (
          <Fragment key={item.id}>
            <li className={cx(step, folds && at > 0 && at < items.length - 2 && '@max-sm:hidden')}>
              {at > 0 && divide}
              {at === items.length - 1 ? (
                <span
                  aria-current="page"
                  lang={item.lang}
                  className="min-w-0 py-1 wrap-break-word text-primary"
                >
                  {item.label}
                </span>
              ) : (
                <a
                  ref={at === 1 ? second : undefined}
                  href={item.href}
                  onClick={item.onClick}
                  lang={item.lang}
                  className="min-w-0 rounded-xs py-1 wrap-break-word text-secondary underline-offset-[.28em] hover:text-primary hover:underline"
                >
                  {item.label}
                </a>
              )}
            </li>
            {folds && at === 0 && (
              <li className={cx(step, '@sm:hidden')}>
                {divide}
                <button
                  type="button"
                  aria-label={expandLabel}
                  aria-expanded={false}
                  onClick={() => setOpen(true)}
                  className="relative grid h-6 w-8 place-items-center rounded-sm text-secondary hover:bg-hover hover:text-primary pointer-coarse:after:absolute pointer-coarse:after:-inset-2"
                >
                  <EllipsisIcon />
                </button>
              </li>
            )}
          </Fragment>
        ))}
      </ol>
    </nav>
  )
}
