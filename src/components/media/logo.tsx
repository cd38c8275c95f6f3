import type { ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'

export const logoAxes = { size: ['md', 'lg'] } as const

export type LogoProps = {
  /** The brand's name, written as the wordmark; over ten letters it is set smaller. */
  name: string
  /** The mark: the brand's drawing inline, so that it follows the scheme. */
  children?: ReactNode
  /** Where the mark leads; without it, it only stands there. */
  href?: string
  /** Says what the link does, when the name alone does not. @default name */
  label?: string
  /** `lg` stands on closed pages. @default 'md' */
  size?: (typeof logoAxes.size)[number]
  className?: string
  ref?: Ref<HTMLElement>
}

/** Mark and wordmark. */
export function Logo(props: LogoProps) {
  const { name, children, href, label, size = 'md', className, ref } = props
  const Root = href ? 'a' : 'span'
  return (
    <Root
      ref={ref as Ref<HTMLAnchorElement & HTMLSpanElement>}
      data-slot="logo"
      data-size={size}
      {...(href ? { href, 'aria-label': label } : {})}
      className={cx(
        'inline-flex max-w-full min-w-0 items-center rounded-sm text-primary',
        size === 'lg' ? 'min-h-target gap-3' : 'min-h-target gap-[9px] md:gap-[11px]',
        className,
      )}
    >
      {children && (
        <span
          className={cx(
            'shrink-0 *:block *:w-full',
            size === 'lg' ? 'w-8' : 'w-[25px] md:w-[29px]',
          )}
        >
          {children}
        </span>
      )}
      {/* The line is as tall as the drawn one, yet Thai marks would have room: nothing is clipped. */}
      <span
        translate="no"
        className={cx(
          'min-w-0 overflow-x-clip type-display-sm leading-none text-ellipsis whitespace-nowrap',
          [...name].length > 10
            ? 'text-[1.125rem] md:text-[1.25rem]'
            : size === 'lg'
              ? 'text-[1.75rem]'
              : 'text-[1.375rem] md:text-[1.5625rem]',
        )}
      >
        {name}
      </span>
    </Root>
  )
}

export type MarkProps = {
  /** Inner markup of an svg whose box is 100 × 108, from the brand's own files; never from data. */
  markup: string
  className?: string
  ref?: Ref<SVGSVGElement>
}

/** A brand's mark. */
export function Mark({ markup, className, ref }: MarkProps) {
  return (
    <svg
      ref={ref}
      data-slot="mark"
      viewBox="0 0 100 108"
      aria-hidden="true"
      className={cx('block', className)}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}
