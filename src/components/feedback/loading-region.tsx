import type { ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'

export type LoadingRegionProps = {
  /** What is shown is on its way, or is being fetched again. */
  busy: boolean
  /** What there is; nothing until it has come for the first time. */
  children?: ReactNode
  /** `Skeleton`s, laid out like what comes, while there is nothing. */
  skeleton: ReactNode
  /** What is said, and not seen. */
  labels: {
    /** Said when it begins: "loading games". */
    busy: string
    /** Said when what was waited for is there: "48 games". */
    done?: string
  }
  className?: string
  ref?: Ref<HTMLDivElement>
}

/**
 * A part of the page that fills itself: first skeletons, then what came; fetched again, what there is
 * stays. It says when it begins and when it is done, and nothing in between.
 */
export function LoadingRegion(props: LoadingRegionProps) {
  const { busy, children, skeleton, labels, className, ref } = props
  const nothing = children === undefined || children === null || children === false
  return (
    <div
      ref={ref}
      data-slot="loading-region"
      data-state={busy ? (nothing ? 'loading' : 'refreshing') : 'ready'}
      className={cx('min-w-0', className)}
    >
      {/* Outside of what is busy: screen readers keep silent about changes in there. */}
      <p role="status" className="sr-only">
        {busy ? labels.busy : labels.done}
      </p>
      <div aria-busy={busy}>{nothing && busy ? skeleton : children}</div>
    </div>
  )
}
