import type { ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'

export type PageProps = {
  /** Sections, in their order. */
  children: ReactNode
  className?: string
  ref?: Ref<HTMLDivElement>
}

/** Sections under one another, 48 px apart, 32 on phones. */
export function Page({ children, className, ref }: PageProps) {
  return (
    <div
      ref={ref}
      data-slot="page"
      className={cx('flex flex-col gap-8 md:gap-12 *:min-w-0', className)}
    >
      {children}
    </div>
  )
}
