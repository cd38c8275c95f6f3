import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react'
import { cx } from '../cx.ts'
import { ChevronDownIcon } from '../media/icons/interface.ts'
import { openOnly, rowLabel, sideNavLeaves, sideNavRow } from './side-nav-look.ts'

export type SideNavBranchProps = {
  /** Its words. */
  label: string
  /** A 20 px icon. */
  icon: ReactNode
  /** `SideNavLeaf`s. */
  children: ReactNode
  /** Starts open: one of the children is the page one is on. @default false */
  defaultOpen?: boolean
  className?: string
  ref?: Ref<HTMLLIElement>
}

/** A row that unfolds: customer service and its eight children. */
export function SideNavBranch(props: SideNavBranchProps) {
  const { label, icon, children, defaultOpen = false, className, ref } = props
  const [open, setOpen] = useState(defaultOpen)
  const id = useId()
  const leaves = useRef<HTMLUListElement>(null)
  const asked = useRef(false)
  // At the foot of a full bar what unfolds would stay out of sight.
  useEffect(() => {
    if (open && asked.current) leaves.current?.scrollIntoView({ block: 'nearest' })
  }, [open])
  return (
    <li
      ref={ref}
      data-slot="side-nav-branch"
      data-state={open ? 'open' : 'closed'}
      className={className}
    >
      <button
        type="button"
        data-tip={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          asked.current = true
          setOpen(!open)
        }}
        className={sideNavRow}
      >
        {icon}
        <span className={rowLabel}>{label}</span>
        <span className={openOnly}>
          <ChevronDownIcon size="sm" className={cx('transition-transform', open && 'rotate-180')} />
        </span>
      </button>
      <ul id={id} hidden={!open} className={sideNavLeaves}>
        {children}
      </ul>
    </li>
  )
}
