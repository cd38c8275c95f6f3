import type { ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'

export type HeaderBarProps = {
  /** A `Logo`; its column is as wide as the sidebar from 1280 px. */
  brand: ReactNode
  /** A `HeaderNav`. */
  children?: ReactNode
  /** A `HeaderActions`. */
  actions?: ReactNode
  className?: string
  ref?: Ref<HTMLElement>
}

/** The bar at the top of every page, 64 px, 56 on phones. */
export function HeaderBar({ brand, children, actions, className, ref }: HeaderBarProps) {
  return (
    <header
      ref={ref}
      data-slot="header-bar"
      className={cx(
        'sticky top-0 z-header [@media(height<22rem)]:relative flex h-[56px] items-center gap-1 border-b border-subtle bg-(--fy-header-bg) px-2 min-[21.25rem]:px-3 md:h-header md:gap-0 md:ps-0 md:pe-6',
        className,
      )}
    >
      <div className="flex min-w-0 flex-1 items-center md:flex-none md:ps-6 md:pe-5 xl:w-sidebar xl:pe-0">
        {brand}
      </div>
      {children}
      {actions}
    </header>
  )
}

export type HeaderActionsProps = {
  /** Icon buttons every visitor has: search, language, scheme. On phones they live in the menu. */
  tools?: ReactNode
  /** What this visitor can do: log in, deposit. */
  children?: ReactNode
  className?: string
  ref?: Ref<HTMLDivElement>
}

/** The end of the header bar. */
export function HeaderActions({ tools, children, className, ref }: HeaderActionsProps) {
  return (
    <div
      ref={ref}
      data-slot="header-actions"
      className={cx(
        'ms-auto flex h-full min-w-0 items-center gap-1 *:max-h-full *:data-[slot=button]:shrink *:data-[slot=button]:overflow-hidden md:gap-2',
        className,
      )}
    >
      {tools && (
        <>
          <div className="hidden items-center gap-0.5 md:flex">{tools}</div>
          {children && (
            <span
              aria-hidden="true"
              className="mx-1.5 hidden h-6 border-s border-default md:block"
            />
          )}
        </>
      )}
      {children}
    </div>
  )
}
