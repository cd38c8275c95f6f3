import type { MouseEventHandler, ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'
import { Krajang } from '../media/krajang.tsx'

type Area<Element> = { children: ReactNode; className?: string; ref?: Ref<Element> }

export type FooterProps = Area<HTMLElement>

/**
 * The foot of every page, under the leaf border. On phones it ends above the bottom bar. It holds nobody:
 * who comes to a page before what is over it would be carried down to its end.
 */
export function Footer({ children, className, ref }: FooterProps) {
  return (
    <footer
      ref={ref}
      data-slot="footer"
      className={cx(
        'relative [overflow-anchor:none] bg-sunken px-4 pb-[88px] type-body-sm text-secondary md:px-10 md:pb-[28px]',
        className,
      )}
    >
      <Krajang className="absolute inset-x-0 -top-[15px]" />
      <div data-later="" className="below-fold mx-auto max-w-content-max">
        {children}
      </div>
    </footer>
  )
}

export type FooterVendorsProps = {
  /** Names the navigation: "studios". */
  label: string
  /** The studios, in the server's order. */
  items: readonly {
    id: string
    label: string
    href: string
    onClick?: MouseEventHandler<HTMLAnchorElement>
  }[]
  className?: string
  ref?: Ref<HTMLElement>
}

/** The studios' names: 8 columns, 6 under 1280 px, three sideways rows under 1024. */
export function FooterVendors({ label, items, className, ref }: FooterVendorsProps) {
  return (
    <nav
      ref={ref}
      data-slot="footer-vendors"
      aria-label={label}
      className={cx('border-b border-subtle', className)}
    >
      <ul
        translate="no"
        className="grid grid-flow-col grid-rows-3 justify-start gap-x-6 gap-y-1.5 pt-[28px] pb-6 type-display-sm text-[1rem] leading-[1.7] whitespace-nowrap text-muted [scrollbar-width:none] max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 md:max-lg:-mx-10 md:max-lg:px-10 lg:grid-flow-row lg:grid-cols-[repeat(6,minmax(0,auto))] lg:grid-rows-none lg:justify-between lg:gap-x-5 lg:gap-y-2 lg:text-[1.0625rem] xl:grid-cols-[repeat(8,minmax(0,auto))]"
      >
        {items.map((item) => (
          <li key={item.id} className="lg:min-w-0">
            <a
              href={item.href}
              onClick={item.onClick}
              className="block w-fit max-w-full truncate-thai rounded-xs hover:text-primary max-lg:max-w-[calc(100vw-48px)]"
            >
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export type FooterColumnsProps = Area<HTMLDivElement>

/** The brand's block and the link columns beside it; under it on phones. */
export function FooterColumns({ children, className, ref }: FooterColumnsProps) {
  return (
    <div
      ref={ref}
      data-slot="footer-columns"
      className={cx(
        'grid grid-cols-2 gap-6 py-[28px] *:first:col-span-2 md:grid-cols-3 md:gap-10 md:max-lg:*:first:col-span-3 lg:grid-cols-[1.7fr_repeat(3,1fr)] lg:*:first:col-span-1',
        className,
      )}
    >
      {children}
    </div>
  )
}

export type FooterBrandProps = {
  /** A `Logo`. */
  brand: ReactNode
  /** `FooterStories`. */
  children?: ReactNode
  /** `Badge`s: the age, playing with care. */
  badges?: ReactNode
  className?: string
  ref?: Ref<HTMLDivElement>
}

/** Who this is. */
export function FooterBrand({ brand, children, badges, className, ref }: FooterBrandProps) {
  return (
    <div ref={ref} data-slot="footer-brand" className={cx('min-w-0', className)}>
      {brand}
      {children}
      {badges && <div className="mt-3 flex flex-wrap gap-2">{badges}</div>}
    </div>
  )
}

export type FooterColumnProps = {
  /** Its heading. */
  title: string
  /** In their order. */
  links: readonly {
    id: string
    label: string
    /** Without it the line is a button: something opens over the page. */
    href?: string | undefined
    onClick?: MouseEventHandler<HTMLAnchorElement | HTMLButtonElement> | undefined
  }[]
  className?: string
  ref?: Ref<HTMLElement>
}

const columnLink = 'inline-block max-w-full rounded-xs py-1 text-start hover:text-primary'

/** Links of one kind. */
export function FooterColumn({ title, links, className, ref }: FooterColumnProps) {
  return (
    <nav
      ref={ref}
      data-slot="footer-column"
      aria-label={title}
      className={cx('min-w-0', className)}
    >
      <h2 className="mb-2 type-label font-semibold text-primary">{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.id}>
            {link.href === undefined ? (
              <button type="button" onClick={link.onClick} className={columnLink}>
                {link.label}
              </button>
            ) : (
              <a href={link.href} onClick={link.onClick} className={columnLink}>
                {link.label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

export type FooterLegalProps = Area<HTMLDivElement>

/** The last line: whose this is, what time the server has. */
export function FooterLegal({ children, className, ref }: FooterLegalProps) {
  return (
    <div
      ref={ref}
      data-slot="footer-legal"
      className={cx(
        'flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-subtle pt-[18px] type-caption text-muted *:min-w-0',
        className,
      )}
    >
      {children}
    </div>
  )
}
