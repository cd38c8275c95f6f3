import type { ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'

export type ChipGroupProps = {
  /** Names the group: "filters". */
  label: string
  /** `ToggleChip`s and menu buttons of their kind. */
  children: ReactNode
  /** Stands at the end on wide screens: order, density. Not shown under 768 px. */
  end?: ReactNode
  className?: string
  ref?: Ref<HTMLDivElement>
}

/** Facets: they wrap on wide screens and scroll sideways, out to both edges, on phones. */
export function ChipGroup({ label, children, end, className, ref }: ChipGroupProps) {
  return (
    <div
      ref={ref}
      data-slot="chip-group"
      className={cx('flex min-w-0 items-center gap-[10px]', className)}
    >
      <div
        role="group"
        aria-label={label}
        className="flex min-w-0 flex-1 items-center gap-[10px] [scrollbar-width:none] max-md:-mx-4 max-md:scroll-px-4 max-md:overflow-x-auto max-md:px-4 max-md:py-1 md:flex-wrap"
      >
        {children}
      </div>
      {end && (
        <div className="hidden max-w-2/3 items-center gap-[10px] *:min-w-0 md:flex">{end}</div>
      )}
    </div>
  )
}
