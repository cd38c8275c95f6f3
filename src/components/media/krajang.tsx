import { type Ref, useId } from 'react'
import { cx } from '../cx.ts'
import { krajang } from './leaf-border.ts'

export type KrajangProps = {
  className?: string
  ref?: Ref<SVGSVGElement>
}

/** The leaf border: the footer's edge and closed pages, nowhere else. 16 px high, as wide as it may. */
export function Krajang({ className, ref }: KrajangProps) {
  const uid = useId()
  return (
    <svg
      ref={ref}
      data-slot="krajang"
      width="100%"
      height="16"
      aria-hidden="true"
      className={cx('block text-ornament-line', className)}
      dangerouslySetInnerHTML={{ __html: krajang(uid) }}
    />
  )
}
