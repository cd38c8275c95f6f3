import { type ReactNode, type Ref, useId, useState } from 'react'
import { cx } from '../cx.ts'
import { ChevronDownIcon } from '../media/icons/interface.ts'
import { openOnly, rowLabel, sideNavRow } from './side-nav-look.ts'

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
        onClick={() => setOpen(!open)}
        className={sideNavRow}
      >
        {icon}
        <span className={rowLabel}>{label}</span>
        <span className={openOnly}>
          <ChevronDownIcon size="sm" className={cx('transition-transform', open && 'rotate-180')} />
        </span>
      </button>
      <ul
        id={id}
        hidden={!open}
        className="mt-0.5 mb-1.5 flex flex-col gap-px lg:group-data-[mini=off]/side:ms-[21px] lg:group-data-[mini=off]/side:border-s lg:group-data-[mini=off]/side:border-default lg:group-data-[mini=off]/side:ps-3 xl:group-data-[mini=auto]/side:ms-[21px] xl:group-data-[mini=auto]/side:border-s xl:group-data-[mini=auto]/side:border-default xl:group-data-[mini=auto]/side:ps-3"
      >
        {children}
      </ul>
    </li>
  )
}

export type SideNavLeafProps = {
  /** Its words. */
  label: string
  /** A 16 px icon. */
  icon: ReactNode
  /** Where it leads; without it the row is a button. */
  href?: string
  /** Called before the link is followed, or what it does without one. */
  onClick?: () => void
  /** @default false */
  current?: boolean
  className?: string
  ref?: Ref<HTMLLIElement>
}

/** A child row of a branch, 38 px. */
export function SideNavLeaf(props: SideNavLeafProps) {
  const { label, icon, href, onClick, current = false, className, ref } = props
  const Row = href ? 'a' : 'button'
  return (
    <li ref={ref} data-slot="side-nav-leaf" className={className}>
      <Row
        {...(href ? { href } : { type: 'button' as const })}
        onClick={onClick}
        data-tip={label}
        aria-current={current ? 'page' : undefined}
        className={cx(sideNavRow, 'min-h-[38px] gap-[10px] text-[14px]')}
      >
        {icon}
        <span className={rowLabel}>{label}</span>
      </Row>
    </li>
  )
}
