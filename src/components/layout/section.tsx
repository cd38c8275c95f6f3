import { type ReactNode, type Ref, useId } from 'react'
import { Link } from '../actions/link.tsx'
import { cx } from '../cx.ts'
import { ChevronRightIcon } from '../media/icons/first.ts'

export const sectionAxes = { variant: ['plain', 'band'] } as const

export type SectionProps = {
  /** Its heading. */
  title: string
  /** A few words beside the title: how fresh, which day. Gone on phones. */
  note?: string
  /** Where everything of this kind is. */
  more?: { href: string; label: string }
  /** Stands at the end of the head in place of `more`: a switch, a state. */
  action?: ReactNode
  children: ReactNode
  /** Rank of the title among the page's headings. @default 2 */
  level?: 2 | 3
  /** `band` is sunken and reaches both edges of the main area. @default 'plain' */
  variant?: (typeof sectionAxes.variant)[number]
  className?: string
  ref?: Ref<HTMLElement>
}

/** A titled part of a page. It never holds the view's primary button. */
export function Section(props: SectionProps) {
  const {
    title,
    note,
    more,
    action,
    children,
    level = 2,
    variant = 'plain',
    className,
    ref,
  } = props
  const id = useId()
  const Title = `h${level}` as const
  return (
    <section
      ref={ref}
      data-slot="section"
      data-variant={variant}
      aria-labelledby={id}
      className={cx(
        'min-w-0',
        variant === 'band' &&
          // Out to the edges of the shell's main. It is a container for this alone: the styles of what
          // is in one wait for the layout.
          '[main:has(&)]:@container mx-[calc(50%-50cqw)] border-y border-subtle bg-sunken px-[calc(50cqw-50%)] pt-6 pb-[26px] md:pt-[36px] md:pb-10',
        className,
      )}
    >
      <div className="mb-3 flex min-h-target items-baseline gap-x-[14px] md:mb-4">
        <Title id={id} className="min-w-0 type-display-sm text-primary max-md:text-[1.375rem]">
          {title}
        </Title>
        {note && <p className="min-w-0 type-caption text-muted max-md:sr-only">{note}</p>}
        {(action ?? more) && (
          <div className="ms-auto max-w-1/2 shrink-0 wrap-anywhere">
            {action ??
              (more && (
                <Link
                  variant="standalone"
                  href={more.href}
                  aria-describedby={id}
                  iconEnd={<ChevronRightIcon size="sm" />}
                >
                  {more.label}
                </Link>
              ))}
          </div>
        )}
      </div>
      {children}
    </section>
  )
}
