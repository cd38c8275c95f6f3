import type { ComponentProps, ReactNode } from 'react'

import { cx } from '../cx.ts'

export type FormProps = ComponentProps<'form'> & {
  /** What went wrong with the form as a whole, an `Alert`; it stands above the fields. */
  summary?: ReactNode
}

/**
 * A form that leaves validation to its owner. It posts unless told otherwise, so that one submitted
 * before the page has come alive never writes a password into the address.
 */
export function Form({ summary, className, children, ...rest }: FormProps) {
  return (
    <form
      noValidate
      method="post"
      {...rest}
      data-slot="form"
      className={cx('flex flex-col gap-4', className)}
    >
      {summary}
      {children}
    </form>
  )
}
