import type { ComponentProps, MouseEventHandler, ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'
import { openOnly, rowLabel, sideNavLeafRow } from './side-nav-look.ts'

interface Words {
  /** Its words. */
  label: string
  /** A 16 px icon; a vendor's is 20. */
  icon: ReactNode
  /** How many things wait there, formatted; not shown in the mini bar. */
  count?: string | undefined
}

export type SideNavLeafProps = Words & {
  /** Where it leads; without it the row is a button. Another site opens in a tab of its own. */
  href?: string
  /** Called before the link is followed, or what it does without one. */
  onClick?: MouseEventHandler<HTMLAnchorElement | HTMLButtonElement>
  /** @default false */
  current?: boolean
  className?: string
  ref?: Ref<HTMLLIElement>
}

/** A child row of a branch or of a link, 38 px. */
export function SideNavLeaf(props: SideNavLeafProps) {
  const { href, onClick, current = false, className, ref, ...words } = props
  const shared = {
    onClick,
    'data-tip': words.label,
    'aria-current': current ? ('page' as const) : undefined,
    className: sideNavLeafRow,
  }
  return (
    <li ref={ref} data-slot="side-nav-leaf" className={className}>
      {href ? (
        <a
          href={href}
          {...(/^https?:/.test(href) && { target: '_blank', rel: 'noreferrer' })}
          {...shared}
        >
          <LeafWords {...words} />
        </a>
      ) : (
        <button type="button" {...shared}>
          <LeafWords {...words} />
        </button>
      )}
    </li>
  )
}

export type SideNavLeafButtonProps = Omit<ComponentProps<'button'>, 'children'> & Words

/** The row alone, inside an `li` of yours: the trigger of a popover, which opens beside it. */
export function SideNavLeafButton(props: SideNavLeafButtonProps) {
  const { label, icon, count, className, ...rest } = props
  return (
    <button
      type="button"
      data-slot="side-nav-leaf-button"
      data-tip={label}
      {...rest}
      className={cx(sideNavLeafRow, className)}
    >
      <LeafWords label={label} icon={icon} count={count} />
    </button>
  )
}

function LeafWords({ label, icon, count }: Words) {
  return (
    <>
      {icon}
      <span className={rowLabel}>{label}</span>
      {/* The space is for the name: it would read “Chat room2”. */ ' '}
      {count && (
        <span className={openOnly}>
          <span className="inline-block min-w-6 rounded-full bg-action-primary-bg px-1.5 text-center type-caption leading-[1.5] font-semibold text-action-primary-fg forced-colors:border">
            {count}
          </span>
        </span>
      )}
    </>
  )
}
