import type { ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'
import { ChevronDownIcon } from '../media/icons/interface.ts'

export type AccordionProps = {
  /** `AccordionItem`s. */
  children: ReactNode
  className?: string
  ref?: Ref<HTMLDivElement>
}

/** Rows that open one by one, each for itself: what one reads does not close under one's eyes. */
export function Accordion({ children, className, ref }: AccordionProps) {
  return (
    <div
      ref={ref}
      data-slot="accordion"
      className={cx(
        'overflow-hidden rounded-card border border-subtle bg-surface *:not-first:border-t *:not-first:border-subtle',
        className,
      )}
    >
      {children}
    </div>
  )
}

export type AccordionItemProps = {
  /** What is in it, as a question or a name. */
  title: ReactNode
  /** What opens. */
  children: ReactNode
  /** Whether it is open, where the owner decides. */
  open?: boolean
  /** Told when the reader opens or closes it. */
  onOpenChange?: (open: boolean) => void
  /** Rank of the title among the page's headings. @default 3 */
  level?: 2 | 3 | 4
  /** What a fragment of the address names. */
  id?: string
  /** BCP 47 of its words, when it is not the page's language. */
  lang?: string
  className?: string
  ref?: Ref<HTMLDetailsElement>
}

/**
 * One row, 56 px at the least. The platform's `details`: it opens before the page has come alive, and
 * a search of the browser's finds what is inside.
 */
export function AccordionItem(props: AccordionItemProps) {
  const { title, children, open, onOpenChange, level = 3, id, lang, className, ref } = props
  const Title = `h${level}` as const
  return (
    <details
      ref={ref}
      id={id}
      lang={lang}
      data-slot="accordion-item"
      open={open}
      onToggle={(event) => {
        // It tells as well what its owner has just done, and what a search of the browser's has opened.
        const now = event.currentTarget.open
        if (now !== open) onOpenChange?.(now)
      }}
      className={cx('group/item scroll-mt-20', className)}
    >
      <summary
        onClick={(event) => {
          const { open: now } = event.currentTarget.parentElement as HTMLDetailsElement
          // One that was opened before the page was alive closes by itself.
          if (now !== open) return
          event.preventDefault()
          onOpenChange?.(!now)
        }}
        className="flex min-h-[56px] cursor-pointer list-none items-center gap-4 px-5 py-3 text-primary hover:bg-hover focus-visible:-outline-offset-3 [&::-webkit-details-marker]:hidden"
      >
        <Title className="min-w-0 flex-1 type-body-md group-open/item:font-semibold">{title}</Title>
        <ChevronDownIcon className="shrink-0 transition-transform group-open/item:rotate-180" />
      </summary>
      <div className="px-5 pt-1 pb-5">{children}</div>
    </details>
  )
}
