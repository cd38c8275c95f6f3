import type { ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'

export type SkipLinkProps = {
  /** Says where it leads: "skip to content". */
  children: ReactNode
  /** The id of the target. @default 'main' */
  target?: string
  className?: string
  ref?: Ref<HTMLAnchorElement>
}

/** The first stop of the keyboard: over the bars, seen only while focused. */
export function SkipLink({ children, target = 'main', className, ref }: SkipLinkProps) {
  return (
    <a
      ref={ref}
      data-slot="skip-link"
      href={`#${target}`}
      className={cx(
        'fixed start-4 top-2 z-toast -translate-y-20 rounded-button bg-raised px-4 py-3 type-label text-primary ring-1 ring-default focus:translate-y-0 focus:shadow-3',
        className,
      )}
    >
      {children}
    </a>
  )
}
