import { type MouseEventHandler, type ReactNode, type Ref } from 'react'
import { cx } from '../cx.ts'
import { PanelLeftCloseIcon, PanelLeftOpenIcon } from '../media/icons/interface.ts'
import { miniOnly, openOnly, rowLabel, sideNavLeaves, sideNavRow } from './side-nav-look.ts'
import { useRowTips } from './use-row-tips.tsx'

export const sideNavAxes = { mini: ['auto', 'on', 'off'] } as const

export type SideNavProps = {
  /** Names the navigation: "categories". */
  label: string
  /** `SideNavGroup`s, split by hairlines. */
  children: ReactNode
  /** What the reader chose; `auto` leaves it to the screen: open from 1280 px. @default 'auto' */
  mini?: (typeof sideNavAxes.mini)[number]
  /** Words of the last row, which folds the bar up and out again, or hides it. */
  labels: { collapse: string; expand: string; hide?: string | undefined }
  /** Asked for by the last row, which is not there without it. */
  onMiniChange?: (mini: 'on' | 'off') => void
  /** Makes the last row hide the bar instead: a page that one stays on needs the room. */
  onHide?: (() => void) | undefined
  className?: string
  ref?: Ref<HTMLElement>
}

/** The bar at the side: 232 px, 76 while mini, gone on phones. */
export function SideNav(props: SideNavProps) {
  const { label, children, mini = 'auto', labels, onMiniChange, onHide } = props
  const { className, ref } = props
  const { handlers, tip } = useRowTips()
  const toggle = () => {
    const open =
      mini === 'off' || (mini === 'auto' && window.matchMedia('(min-width: 80rem)').matches)
    onMiniChange?.(open ? 'on' : 'off')
  }
  return (
    <nav
      {...handlers}
      ref={ref}
      data-slot="side-nav"
      data-mini={mini}
      aria-label={label}
      className={cx(
        'group/side hidden w-sidebar-mini shrink-0 border-e border-subtle bg-(--fy-sidebar-bg) md:block lg:data-[mini=off]:w-sidebar xl:data-[mini=auto]:w-sidebar',
        className,
      )}
    >
      <div className="sticky top-[64px] flex max-h-[calc(100dvh-64px)] flex-col gap-0.5 overflow-y-auto px-3 pt-4 pb-6 [scrollbar-width:thin]">
        <div className="flex flex-col gap-3">{children}</div>
        {onHide && (
          <button type="button" data-tip={labels.hide} onClick={onHide} className={sideNavRow}>
            <PanelLeftCloseIcon />
            <span className={rowLabel}>{labels.hide}</span>
          </button>
        )}
        {onMiniChange && !onHide && (
          <button
            type="button"
            data-tip={labels.expand}
            onClick={toggle}
            className={cx(sideNavRow, 'max-lg:hidden')}
          >
            <span className={miniOnly}>
              <PanelLeftOpenIcon />
              <span className="sr-only">{labels.expand}</span>
            </span>
            <span className={openOnly}>
              <PanelLeftCloseIcon />
            </span>
            <span className={openOnly}>{labels.collapse}</span>
          </button>
        )}
      </div>
      {tip}
    </nav>
  )
}

export type SideNavGroupProps = {
  /** Names the group for those who hear it. */
  label?: string
  /** `SideNavLink`s and `SideNavBranch`es. */
  children: ReactNode
  className?: string
  ref?: Ref<HTMLUListElement>
}

/** Rows between two hairlines. */
export function SideNavGroup({ label, children, className, ref }: SideNavGroupProps) {
  return (
    <ul
      ref={ref}
      data-slot="side-nav-group"
      aria-label={label}
      className={cx(
        'relative flex flex-col gap-0.5 not-first:pt-[13px] not-first:before:absolute not-first:before:inset-x-3 not-first:before:top-0 not-first:before:border-t not-first:before:border-subtle',
        className,
      )}
    >
      {children}
    </ul>
  )
}

export type SideNavLinkProps = {
  /** Where it leads. */
  href: string
  /** Its words; heard, and shown on hover, in the mini bar. */
  label: string
  /** A 20 px icon. */
  icon: ReactNode
  /** How many things are there, formatted. */
  count?: string
  /** The page one is on. @default false */
  current?: boolean
  /** Called before the link is followed. */
  onClick?: MouseEventHandler<HTMLAnchorElement>
  /** `SideNavLeaf`s under it: the vendors of the category one is in. */
  children?: ReactNode
  /** Names those. */
  childrenLabel?: string | undefined
  className?: string
  ref?: Ref<HTMLLIElement>
}

/** A row that leads somewhere. While the bar is mini its name is heard, and seen beside the bar. */
export function SideNavLink(props: SideNavLinkProps) {
  const { href, label, icon, count, current, onClick, children, childrenLabel } = props
  const { className, ref } = props
  return (
    <li ref={ref} data-slot="side-nav-link" className={className}>
      <a
        href={href}
        onClick={onClick}
        data-tip={label}
        aria-current={current ? 'page' : undefined}
        className={sideNavRow}
      >
        <span className="group-aria-[current]/row:text-accent">{icon}</span>
        <span className={rowLabel}>{label}</span>
        {/* The space is for the name: it would read “Popular48”. */ ' '}
        {count && (
          <span className={cx(openOnly, 'type-caption font-regular text-muted')}>{count}</span>
        )}
      </a>
      {children && (
        <ul aria-label={childrenLabel} className={sideNavLeaves}>
          {children}
        </ul>
      )}
    </li>
  )
}
